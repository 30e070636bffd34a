#include "ui/dialogs/stops_dialog.h"

#include "engine/kit/stops.h"
#include "ui/session/card_text.h"
#include "ui/session/phase_stop.h"
#include "ui/session/standing_words.h"
#include "ui/theme/line_breaker.h"
#include "ui/theme/spoken.h"
#include "ui/theme/text.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/sign_delegate.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace takujo {

StopsDialog::StopsDialog(Session& session, QWidget* parent) : QDialog{parent}, session_{&session} {
    setObjectName(QStringLiteral("stops-dialog"));
    auto* column = new QVBoxLayout{this};
    column->setSpacing(12);
    hint_ = new QLabel{this};
    hint_->setWordWrap(true);
    hint_->setProperty("quiet", true);
    column->addWidget(hint_);
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(8);
    column->addLayout(grid);
    int row = 1;
    for (const std::string& phase : session.layout().stops) {
        phases_.push_back(indexOfPhase(session.data(), phase));
        grid->addWidget(headings_.emplace_back(new QLabel{this}), row++, 0);
    }
    for (const Player player : bothPlayers) {
        const int at = static_cast<int>(indexOf(player)) + 1;
        Column& own = columns_.emplace_back();
        own.player = player;
        own.heading = new QLabel{this};
        own.heading->setStyleSheet(QStringLiteral("font-weight:600"));
        grid->addWidget(own.heading, 0, at);
        for (std::size_t i = 0; i < phases_.size(); ++i) {
            auto* box = new ChoiceBox{this};
            box->setObjectName(QStringLiteral("stop-%1-%2").arg(at).arg(i + 1));
            connect(box, &QComboBox::activated, this, [this, player, phase = phases_[i]](int chosen) {
                emit wanted(player, withStopIn(session_->stops(player), phase,
                                               phaseStops[static_cast<std::size_t>(chosen)]));
            });
            grid->addWidget(box, static_cast<int>(i) + 1, at);
            own.phases.push_back(box);
        }
        own.always = new QCheckBox{this};
        own.always->setObjectName(QStringLiteral("stop-%1-always").arg(at));
        connect(own.always, &QCheckBox::clicked, this, [this, player](bool always) {
            const std::uint32_t others = session_->stops(player) & ~everyStop;
            emit wanted(player, always ? others | everyStop : others);
        });
        grid->addWidget(own.always, row, at);
    }
    standingHeading_ = new QLabel{this};
    standingHeading_->setStyleSheet(QStringLiteral("font-weight:600"));
    column->addWidget(standingHeading_);
    standing_ = new QListWidget{this};
    standing_->setObjectName(QStringLiteral("standing-list"));
    standing_->setMaximumHeight(110);
    standing_->setItemDelegate(new SignDelegate{standing_});
    column->addWidget(standing_);
    forget_ = new QPushButton{this};
    forget_->setObjectName(QStringLiteral("forget-standing"));
    column->addWidget(forget_, 0, Qt::AlignLeft);
    connect(forget_, &QPushButton::clicked, this, [this] {
        if (standing_->currentRow() >= 0)
            session_->dropStanding(static_cast<std::size_t>(standing_->currentRow()));
    });
    auto* buttons = new QDialogButtonBox{this};
    close_ = buttons->addButton(QString{}, QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    connect(&session, &Session::changed, this, &StopsDialog::refresh);
    connect(&session, &QObject::destroyed, this, &QWidget::close);
    speak(this, [this] { say(); });
}

void StopsDialog::say() {
    setWindowTitle(tr("When to ask"));
    hint_->setText(withPhrasesJoined(tr(
        "Moments in which a player can only pass go by themselves, so that the game is quick. Where a player "
        "wants to be asked all the same is said here.")));
    const SpokenMatch spoken = session_->spoken();
    const std::vector<std::string>& phases = session_->layout().stops;
    for (std::size_t i = 0; i < phases.size(); ++i)
        headings_[i]->setText(qt(spoken.phase(phases[i])));
    for (const Column& column : columns_) {
        const QString name = qt(spoken.player(column.player));
        column.heading->setText(name);
        for (std::size_t i = 0; i < phases.size(); ++i) {
            ChoiceBox* const box = column.phases[i];
            box->setAccessibleName(tr("%1, %2").arg(name, headings_[i]->text()));
            box->clear();
            for (const PhaseStop stop : phaseStops)
                box->addItem(stopName(stop));
        }
        column.always->setText(tr("At every moment"));
        column.always->setAccessibleName(tr("%1, %2").arg(name, column.always->text()));
    }
    close_->setText(tr("Close"));
    standingHeading_->setText(tr("Answers given in advance"));
    standing_->setAccessibleName(standingHeading_->text());
    forget_->setText(tr("Forget it"));
    refresh();
}

/// Where nothing stands, a line says so.
void StopsDialog::listStanding() {
    const int before = standing_->currentRow();
    const QStringList lines = standingAnswersInWords(*session_);
    standing_->clear();
    for (const QString& line : lines.isEmpty() ? QStringList{tr("There are none.")} : lines) {
        auto* item = new QListWidgetItem{line, standing_};
        item->setData(SignDelegate::signedText, signsOf(*session_).in(line));
    }
    standing_->setEnabled(!lines.isEmpty());
    forget_->setEnabled(!lines.isEmpty());
    standing_->setCurrentRow(lines.isEmpty() ? -1
                                             : std::clamp(before, 0, static_cast<int>(lines.size()) - 1));
}

void StopsDialog::refresh() {
    listStanding();
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
