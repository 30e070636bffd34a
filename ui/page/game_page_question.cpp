// What the game asks, in the bar of the question, and the buttons that answer.

#include "engine/match/option_forecast.h"
#include "engine/match/sentences/option_sentences.h"
#include "engine/match/sentences/outcome_sentences.h"
#include "engine/match/sentences/prompt_sentences.h"
#include "ui/page/game_page.h"
#include "ui/session/card_text.h"
#include "ui/session/standing_words.h"
#include "ui/theme/text.h"

#include <algorithm>

namespace takujo {

/// Whether choosing one more card ends what could be taken back.
bool GamePage::isNextCardFinal() const {
    const std::vector<Option>& options = session_->match().decision().options;
    const auto card =
        std::ranges::find_if(options, [](const Option& option) { return option.object.exists(); });
    return card != options.end() && forecast(session_->match(), *card).isFinal;
}

/// Who is asked what; while the table is handed over or somebody looks at their hand, nobody is.
void GamePage::writeQuestion() {
    const SpokenMatch spoken = session_->spoken();
    const ViewerControl& viewerControl = session_->viewerControl();
    handOver_->display(*session_, interaction_.buttons());
    prompt_->setVisible(viewerControl.awaited() == Player::nobody ||
                        viewerControl.peeking() != Player::nobody);
    if (viewerControl.peeking() != Player::nobody) {
        prompt_->ask(tr("This is the hand of %1.").arg(qt(spoken.player(viewerControl.peeking()))), {},
                     tr("Let go to hide it."));
        return;
    }
    if (session_->isAskedOfOther()) {
        const QString other = qt(spoken.player(session_->match().decision().decider));
        prompt_->ask(session_->isAskedOfComputer() ? tr("%1 is thinking…").arg(other)
                                                   : tr("It is up to %1 now.").arg(other),
                     {}, {});
        return;
    }
    if (const AimingState* aiming = interaction_.aiming()) {
        prompt_->ask(qt(OptionSentences{spoken}.aiming(aiming->option())), {}, {});
        return;
    }
    const StandingAnswers& standing = session_->standing();
    if (const StandingAnswers::Standing* const answer = standing.answering(session_->match())) {
        prompt_->ask(signsOf(*session_).in(inWords(*session_, *answer)), {},
                     answer->question ? QString{}
                                      : tr("It stops for every question, for an attack on %1, and for what "
                                           "the other player uses.")
                                            .arg(qt(spoken.player(answer->player))));
        return;
    }
    QString more = qt(PromptSentences{spoken}.more());
    if (standing.isHeldUp(session_->match()))
        more = tr("Passing until the turn ends has stopped here; pass, and it goes on.");
    else if (more.isEmpty() && standing.goesOnAfter(session_->match()))
        more = tr("You pass until the turn ends; answer this, and it goes on.");
    else if (viewerControl.asksInTheOpen())
        more = tr("Both hands lie face down.");
    else if (more.isEmpty() && session_->match().canTakeBack())
        more = isNextCardFinal() ? tr("You may take it back until the last card is chosen.")
                                 : tr("Nothing is final yet; you may take it back.");
    const TextSigns signs = signsOf(*session_);
    prompt_->ask(signs.in(qt(PromptSentences{spoken}.prompt())), qt(PromptSentences{spoken}.progress()),
                 signs.in(more));
}

void GamePage::writeButtons() {
    std::vector<PromptButton> buttons = interaction_.buttons();
    if (session_->viewerControl().awaited() != Player::nobody)
        buttons.clear(); // they stand where the table is handed over
    if (picker_->hasCards() && picker_->isPutAway()) {
        PromptButton cards;
        cards.name = QStringLiteral("show-picker");
        cards.text = tr("Show the cards");
        cards.press = [this] { picker_->setPutAway(false); };
        cards.isQuiet = true;
        buttons.insert(buttons.begin(), std::move(cards));
    }
    if (session_->mayAnswer())
        addImpossibleModes(buttons);
    prompt_->setButtons(
        std::move(buttons),
        [this](ObjectId object) {
            const View& view = session_->view();
            for (const ZoneView& zone : view.zones)
                for (const CardView& card : zone.cards)
                    if (card.faceUp && card.object == object)
                        return QIcon{
                            renderer_->pixmap(lookOf(*session_, card), {25, 35}, devicePixelRatioF())};
            return QIcon{};
        },
        interaction_.numbers());
    picker_->placeIn(roomForCards());
}

/// Lessons and positions have no decks to shuffle anew.
bool GamePage::canPlayAgain() {
    return session_->match().over() && session_->match().setup() != nullptr;
}

void GamePage::tellOutcome() {
    const SpokenMatch spoken = session_->spoken();
    const State& state = session_->match().state();
    banner_->tell(qt(OutcomeSentences{spoken}.whoWon()), qt(OutcomeSentences{spoken}.why()),
                  tr("The game is over") + QStringLiteral(" · ") + tr("%n turn(s)", nullptr, state.turn));
    const bool somebodyWasSecond = state.turn > 0;
    banner_->offerRematch(canPlayAgain(),
                          somebodyWasSecond ? qt(spoken.player(opponentOf(state.firstPlayer))) : QString{});
}

void GamePage::setSeries(const QString& score) {
    header_->setSeries(score);
    banner_->setSeries(score);
}

/// They stand among the others and are refused with their reason.
void GamePage::addImpossibleModes(std::vector<PromptButton>& buttons) {
    const Match& match = session_->match();
    const std::vector<Attempt> impossible = impossibleModes(match);
    const std::vector<Option>& options = match.decision().options;
    for (std::size_t i = 0; i < options.size() && !impossible.empty(); ++i)
        for (PromptButton& button : buttons)
            if (button.name == QStringLiteral("option-%1").arg(i) &&
                options[i].verb == impossible.front().option.verb)
                button.isOneOf = true;
    for (const Attempt& attempt : impossible) {
        PromptButton button;
        button.name = QStringLiteral("impossible-%1").arg(attempt.option.value);
        button.text = QStringLiteral("✕ ") + qt(OptionSentences{session_->spoken()}.option(attempt.option));
        button.press = [this, attempt] { refuse(attempt, session_->match().whyNot(attempt)); };
        button.isOneOf = true;
        buttons.push_back(std::move(button));
    }
}

} // namespace takujo
