#include "ui/window/company_control.h"

#include "ui/dialogs/question_dialog.h"
#include "ui/widgets/preferences.h"

#include <array>

namespace takujo {

namespace {

/// In the order of `Company`.
constexpr std::array companyCommands{CommandId::companyOne, CommandId::companyTwo,
                                     CommandId::companyTrusting};

} // namespace

CompanyControl::CompanyControl(const CommandSet& commands, QWidget* window)
    : QObject{window}, commands_{&commands}, window_{window} {
    for (std::size_t i = 0; i < companyCommands.size(); ++i)
        connect(commands.action(companyCommands[i]), &QAction::triggered, this,
                [this, i] { want(static_cast<Company>(i)); });
}

void CompanyControl::display(Session* session) {
    session_ = session;
    for (std::size_t i = 0; i < companyCommands.size(); ++i) {
        QAction* action = commands_->action(companyCommands[i]);
        action->setEnabled(session != nullptr);
        action->setChecked(session != nullptr && session->eyes().company() == static_cast<Company>(i));
    }
}

void CompanyControl::want(Company company) {
    const Company now = session_ == nullptr ? company : session_->eyes().company();
    display(session_); // what was clicked is not yet so
    if (company == now)
        return;
    if (company == Company::one)
        QuestionDialog::ask(
            window_,
            [] {
                return tr("Does one person play both sides from now on? Whoever sits here will see the "
                          "hand of whoever is asked.");
            },
            [] { return tr("Show the hands"); }, [this, company] { change(company); });
    else
        change(company);
}

void CompanyControl::change(Company company) {
    if (session_ == nullptr)
        return;
    Preferences::setCompany(company);
    session_->setCompany(company);
    display(session_);
}

} // namespace takujo
