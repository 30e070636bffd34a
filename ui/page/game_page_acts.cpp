// What can be done with a card that was clicked, shown before it is done: what it says, costs and chooses.

#include "engine/match/barred_actions.h"
#include "engine/match/option_forecast.h"
#include "engine/match/sentences/card_sentences.h"
#include "engine/match/sentences/option_sentences.h"
#include "engine/match/sentences/refusal_sentences.h"
#include "ui/asking/action_popup.h"
#include "ui/page/game_page.h"
#include "ui/session/card_text.h"
#include "ui/theme/text.h"

#include <QCursor>

#include <algorithm>

namespace takujo {

namespace {

QString namesOnTable(const Session& session, const std::vector<ObjectId>& objects) {
    QStringList names;
    for (const ObjectId object : objects)
        for (const ZoneView& zone : session.view().zones)
            for (const CardView& card : zone.cards)
                if (card.faceUp && card.object == object)
                    names << qt(CardSentences{session.spoken()}.title(card));
    return names.join(QStringLiteral(" · "));
}

} // namespace

ActionOffer GamePage::offerOf(const Option& option) const {
    const Match& match = session_->match();
    const SpokenMatch spoken = session_->spoken();
    const std::vector<Option>& all = match.decision().options;
    const OptionForecast told = forecast(match, option);
    ActionOffer offer;
    offer.text = qt(OptionSentences{spoken}.text(option));
    const auto at = std::ranges::find(all, option);
    offer.name = offer.text.isEmpty() && at != all.end()
                     ? qt(OptionSentences{spoken}.options()[static_cast<std::size_t>(at - all.begin())])
                     : qt(OptionSentences{spoken}.option(option));
    const TextSigns signs = signsOf(*session_);
    offer.text = signs.in(std::move(offer.text));
    offer.name = signs.in(std::move(offer.name));
    QStringList lost;
    if (const QString cards = namesOnTable(*session_, told.givenUp); !cards.isEmpty())
        lost << tr("Gives up %1").arg(cards);
    for (const OptionForecast::CostsTaken& spent : told.spent)
        lost << tr("Spends: %1 %2", "what is counted, amount")
                    .arg(qt(spoken.word("numbers", spent.word)))
                    .arg(spent.amount);
    if (const Limit& limit = match.game().tables.verbs[option.verb].limit;
        limit.of == Limit::Of::player && limit.per == Limit::Per::turn && limit.count == 1)
        lost << tr("Once a turn");
    offer.costs = lost.join(QStringLiteral(" · "));
    if (const QString chosen = namesOnTable(*session_, told.chosen); !chosen.isEmpty())
        offer.aims = tr("Chooses %1").arg(chosen);
    offer.take = [this, option] { session_->answer(option); };
    return offer;
}

void GamePage::offerActions(ObjectId object, const std::vector<Option>& options) {
    std::vector<ActionOffer> offers;
    offers.reserve(options.size());
    for (const Option& option : options)
        offers.push_back(offerOf(option));
    openOffers(object, options, std::move(offers));
}

/// Options that differ only in what they are aimed at are one, which is aimed afterwards.
std::vector<Option> GamePage::aimedTogether(const std::vector<Option>& options, const Option& like) const {
    std::vector<Option> together;
    if (session_->match().game().tables.verbs[like.verb].targets != nullptr)
        std::ranges::copy_if(options, std::back_inserter(together), [&](const Option& option) {
            return option.verb == like.verb && option.value == like.value && option.place == like.place;
        });
    return together;
}

void GamePage::showChoices(ObjectId object) {
    if (!object.exists() || interaction_.aiming() != nullptr || !session_->mayAnswer())
        return;
    const Match& match = session_->match();
    const SpokenMatch spoken = session_->spoken();
    const std::vector<Option> options = interaction_.optionsOf(object);
    std::vector<ActionOffer> offers;
    std::vector<Option> offered;
    for (const Option& option : options) {
        const std::vector<Option> together = aimedTogether(options, option);
        if (together.size() < 2) {
            offers.push_back(offerOf(option));
            offered.push_back(option);
        } else if (together.front() == option) {
            Option unaimed = option;
            unaimed.target = {};
            offers.push_back(offerOf(unaimed));
            offers.back().take = [this, object, together] { aim(object, together); };
            offered.push_back(unaimed);
        }
    }
    constexpr std::size_t mostReasons = 2;
    std::vector<BarredAction> ways;
    if (match.decision().kind == DecisionKind::act)
        ways = barredActions(match, match.decision().decider, object);
    for (const BarredAction& way : ways) {
        ActionOffer barred;
        barred.name = qt(OptionSentences{spoken}.option(way.attempt.option));
        for (std::size_t i = 0; i < std::min(mostReasons, way.refusals.size()); ++i)
            barred.reasons << qt(RefusalSentences{spoken}.withRule(way.refusals[i]));
        offers.push_back(std::move(barred));
    }
    if (offers.empty()) {
        interaction_.sayWhyNot(object);
        return;
    }
    openOffers(object, offered, std::move(offers));
    for (const BarredAction& way : ways)
        emit toldWhyNot(way.attempt);
}

void GamePage::openOffers(ObjectId object, const std::vector<Option>& options,
                          std::vector<ActionOffer> offers) {
    reading_->putAway();
    auto* popup = new ActionPopup{std::move(offers), palette_, this};
    connect(popup, &ActionPopup::considered, this,
            [this, options](int index) { foreshow(options[static_cast<std::size_t>(index)]); });
    connect(popup, &ActionPopup::closed, this, [this] {
        if (session_ != nullptr)
            showMarks();
    });
    connect(session_.get(), &Session::changed, popup, &QWidget::close);
    // Not where the pointer is: the second click of two would choose something.
    QRect anchor{QCursor::pos(), QSize{1, 1}};
    if (const CardItem* card = view_->table().cardOf(object)) {
        const QRect place = view_->inWidget(card->mapRectToScene(card->face()));
        anchor = {view_->mapToGlobal(place.topLeft()), place.size()};
    } else if (!QRect{mapToGlobal(QPoint{}), size()}.contains(anchor.topLeft())) {
        anchor.moveTopLeft(mapToGlobal(rect().center()));
    }
    popup->openBeside(anchor, {mapToGlobal(QPoint{}), size()}, view_->cursor().item() != nullptr);
}

void GamePage::foreshow(const Option& option) {
    const OptionForecast told = forecast(session_->match(), option);
    Marks marks = interaction_.marks();
    for (const ObjectId object : told.givenUp)
        marks.cards[object].givenUp = true;
    std::vector<ObjectId> at = told.chosen;
    if (option.target.exists() && session_->match().game().tables.verbs[option.verb].targets != nullptr)
        at.push_back(option.target);
    showArrow(option.object, std::move(at));
    aim_->displayLinks(view_->table().links());
    foreseeBattle(option);
    view_->table().showMarks(marks);
}

void GamePage::showArrow(ObjectId from, std::vector<ObjectId> at) {
    const Player by = session_->match().decision().decider;
    view_->table().showAim({from, std::move(at), by});
    layAim();
    aim_->display(view_->table().aimedFrom(), view_->table().aimedAt(), by);
    aim_->stackUnder(prompt_);
}

void GamePage::considerTarget(ObjectId from, ObjectId target, bool isTarget) {
    const ObjectId considered = isTarget ? target : ObjectId{};
    if (considered == considered_)
        return;
    showAim();
    considered_ = considered;
    if (!considered.exists())
        return;
    showArrow(from, {considered});
    foresee(from, considered);
}

/// What the battle would come to that the card can begin or join, at that target if it needs one.
void GamePage::foresee(ObjectId object, ObjectId target) {
    const AttackTable& attacks = session_->match().game().tables.attacks;
    if (attacks.forecast == nullptr || !session_->mayAnswer())
        return;
    std::vector<Option> battles = interaction_.optionsOf(object);
    std::erase_if(battles, [&](const Option& option) {
        const bool isBattle =
            option.verb == attacks.attack || option.verb == attacks.join || option.verb == attacks.block;
        return !isBattle || (target.exists() && option.target.exists() && option.target != target);
    });
    if (battles.size() == 1)
        foreseeBattle(battles.front());
}

void GamePage::foreseeBattle(const Option& option) {
    const AttackTable& attacks = session_->match().game().tables.attacks;
    const bool isBattle =
        option.verb == attacks.attack || option.verb == attacks.join || option.verb == attacks.block;
    if (!isBattle || attacks.forecast == nullptr || !session_->mayAnswer())
        return;
    const std::vector<BattleView> battles = battlesAfter(session_->match(), option, session_->viewer());
    if (battles.empty())
        return;
    if (option.target.exists())
        aim_->display({}, {}, Player::nobody); // the battle's own arrow leads there
    layAim();
    aim_->displayLinks(view_->table().links(battles));
    foresees_ = true;
}

void GamePage::explain(ObjectId object) {
    QStringList ways;
    for (const Option& option : interaction_.optionsOf(object))
        ways << qt(OptionSentences{session_->spoken()}.option(option));
    if (ways.isEmpty())
        interaction_.sayWhyNot(object);
    else
        tellNear(object, {{tr("Possible now: %1").arg(ways.join(QStringLiteral("; "))), {}}});
}

// What is aimed without being dragged.

void GamePage::aim(ObjectId object, const std::vector<Option>& options) {
    interaction_.beginAim(object, options);
    writeAim();
}

bool GamePage::cancelAim() {
    if (interaction_.aiming() == nullptr)
        return false;
    interaction_.cancelAim();
    writeAim();
    return true;
}

void GamePage::writeAim() {
    hideBubble();
    showMarks();
    writeQuestion();
    writeButtons();
    view_->cursor().follow();
}

} // namespace takujo
