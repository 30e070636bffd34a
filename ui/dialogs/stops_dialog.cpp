#include "ui/dialogs/stops_dialog.h"

#include "engine/kit/stops.h"
#include "ui/dialogs/choice_box.h"
#include "ui/table/phase_stop.h"
#include "ui/table/text.h"
#include "ui/theme/line_breaker.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace takujo {

StopsDialog::StopsDialog(Session& session, QWidget* parent) : QDialog{parent}, session_{&session} {
    setObjectName(QStringLiteral("stops-dialog"));
    setWindowTitle(tr("When to ask"));
    const Sentences sentences = session.sentences();
    auto* column = new QVBoxLayout{this};
    column->setSpacing(12);
    auto* hint =
        new QLabel{withPhrasesJoined(tr(
                       "Moments in which a player can only pass go by themselves, so that the game is quick. "
                       "Where a player wants to be asked all the same is said here.")),
                   this};
    hint->setWordWrap(true);
    hint->setProperty("quiet", true);
    column->addWidget(hint);
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(8);
    column->addLayout(grid);
    int row = 1;
    for (const std::string& phase : session.layout().stops) {
        phases_.push_back(indexOfPhase(session.data(), phase));
        grid->addWidget(new QLabel{qt(sentences.phase(phase)), this}, row++, 0);
    }
    for (const Player player : bothPlayers) {
        const int at = static_cast<int>(indexOf(player)) + 1;
        const QString name = qt(session.sentences().player(player));
        auto* heading = new QLabel{name, this};
        heading->setStyleSheet(QStringLiteral("font-weight:600"));
        grid->addWidget(heading, 0, at);
        Column& own = columns_.emplace_back();
        own.player = player;
        for (std::size_t i = 0; i < phases_.size(); ++i) {
            auto* box = new ChoiceBox{this};
            const QString phase = qt(sentences.phase(session.layout().stops[i]));
            box->setObjectName(QStringLiteral("stop-%1-%2").arg(at).arg(i + 1));
            box->setAccessibleName(tr("%1, %2").arg(name, phase));
            for (const PhaseStop stop : phaseStops)
                box->addItem(stopName(stop));
            connect(box, &QComboBox::activated, this, [this, player, phase = phases_[i]](int chosen) {
                emit wanted(player, withStopIn(session_->stops(player), phase,
                                               phaseStops[static_cast<std::size_t>(chosen)]));
            });
            grid->addWidget(box, static_cast<int>(i) + 1, at);
            own.phases.push_back(box);
        }
        own.always = new QCheckBox{tr("At every moment"), this};
        own.always->setObjectName(QStringLiteral("stop-%1-always").arg(at));
        own.always->setAccessibleName(tr("%1, %2").arg(name, own.always->text()));
        connect(own.always, &QCheckBox::clicked, this, [this, player](bool always) {
            const std::uint32_t others = session_->stops(player) & ~everyStop;
            emit wanted(player, always ? others | everyStop : others);
        });
        grid->addWidget(own.always, row, at);
    }
    auto* buttons = new QDialogButtonBox{this};
    buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    connect(&session, &Session::changed, this, &StopsDialog::refresh);
    connect(&session, &Session::languageChanged, this, &QWidget::close);
    connect(&session, &QObject::destroyed, this, &QWidget::close);
    refresh();
}

void StopsDialog::refresh() {
    for (const Column& column : columns_) {
        const std::uint32_t stops = session_->stops(column.player);
        const bool always = (stops & everyStop) != 0;
        column.always->setChecked(always);
        for (std::size_t i = 0; i < phases_.size(); ++i) {
            column.phases[i]->setCurrentIndex(static_cast<int>(stopIn(stops, phases_[i])));
            column.phases[i]->setEnabled(!always);
        }
    }
}

} // namespace takujo
