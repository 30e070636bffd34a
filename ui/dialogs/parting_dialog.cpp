#include "ui/dialogs/parting_dialog.h"

#include "ui/theme/line_breaker.h"
#include "ui/theme/spoken.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace takujo {

PartingDialog::PartingDialog(QWidget* parent) : QDialog{parent} {
    setObjectName(QStringLiteral("parting"));
    auto* text = new QLabel{this};
    text->setObjectName(QStringLiteral("parting-question"));
    text->setWordWrap(true);
    text->setMinimumWidth(380);
    const auto button = [this](const char* name) {
        auto* made = new QPushButton{this};
        made->setObjectName(QLatin1String{name});
        return made;
    };
    QPushButton* stay = button("stay");
    QPushButton* leave = button("leave-unsaved");
    QPushButton* save = button("save-first");
    save->setProperty("isDefault", true);
    save->setDefault(true);
    auto* row = new QHBoxLayout;
    row->addWidget(leave);
    row->addStretch();
    row->addWidget(stay);
    row->addWidget(save);
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(22, 20, 22, 18);
    column->setSpacing(16);
    column->addWidget(text);
    column->addLayout(row);
    speak(this, [this, text, stay, leave, save] {
        setWindowTitle(tr("Takujo"));
        text->setText(withPhrasesJoined(
            tr("The game that is being played is not kept. If you leave it without saving it, it is "
               "lost.")));
        stay->setText(tr("Stay"));
        leave->setText(tr("Leave it"));
        save->setText(tr("Save…"));
    });
    connect(stay, &QPushButton::clicked, this, &QDialog::reject);
    connect(leave, &QPushButton::clicked, this, [this] {
        accept();
        emit leaveWanted();
    });
    connect(save, &QPushButton::clicked, this, [this] {
        accept();
        emit saveWanted();
    });
}

void PartingDialog::ask(QWidget* parent, std::function<void()> save, std::function<void()> leave) {
    auto* dialog = new PartingDialog{parent};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &PartingDialog::saveWanted, parent, [save = std::move(save)] { save(); });
    connect(dialog, &PartingDialog::leaveWanted, parent, [leave = std::move(leave)] { leave(); });
    dialog->open();
}

} // namespace takujo
