// What screen readers are told of the table: every zone and card, as the viewer may know it.

#include "engine/match/sentences/battle_sentences.h"
#include "engine/match/sentences/card_sentences.h"
#include "ui/session/measures.h"
#include "ui/table/table_scene.h"
#include "ui/theme/text.h"

#include <algorithm>

namespace takujo {

void TableScene::describeAll() {
    const SpokenMatch spoken = session_->spoken();
    for (const auto& [id, zone] : zones_) {
        const QString name = qt(spoken.zone(id.kind));
        zone->setObjectName(QStringLiteral("zone-%1-%2").arg(id.kind).arg(indexOf(id.player)));
        zone->describe(id.player == Player::nobody ? name
                                                   : tr("%1 of %2").arg(name, qt(spoken.player(id.player))),
                       spokenZone(*zone));
        const std::vector<CardItem*> cards = cardsIn(id);
        for (std::size_t i = 0; i < cards.size(); ++i)
            describe(*cards[i], i + 1, cards.size());
    }
}

QString TableScene::spokenZone(const ZoneItem& zone) const {
    const ZoneView& view = session_->view().at(zone.zone());
    QString words = tr("%n card(s)", nullptr, static_cast<int>(view.count));
    if (const LayoutZone* layout = plan_.layoutOf(view.zone); layout != nullptr && layout->share)
        if (const QString share = countTold(view); !share.isEmpty())
            words += QStringLiteral(", ") + share;
    for (const CounterView& counter : view.counters)
        words += QStringLiteral(", ") +
                 qt(session_->spoken().counters(counter.name.in(session_->language()), counter.count));
    if (const LayoutZone* layout = plan_.layoutOf(view.zone); layout != nullptr)
        for (const ColourCount& colour : coloursIn(*session_, *layout, view))
            words += QStringLiteral(", ") + colour.name + QStringLiteral(" ") + QString::number(colour.cards);
    if (const auto down = std::ranges::count_if(view.cards, &CardView::faceDown); down > 0)
        words += tr(", %n face down", nullptr, static_cast<int>(down));
    // What lies in a pile is all said here: only its top is on the table.
    if (zone.frame().opens && !view.cards.empty()) {
        QStringList names;
        for (const CardView& card : view.cards)
            if (card.faceUp) {
                const QString name =
                    qt(session_->match().cards()[card.definition].name.in(session_->language()));
                names << (card.faceDown
                              ? tr("%1 (%2)").arg(name, qt(session_->spoken().word("states", "face down")))
                              : name);
            }
        if (!names.isEmpty())
            words += QStringLiteral(": ") + names.join(QStringLiteral(", "));
        words += QStringLiteral("; ") + tr("Enter shows them all");
    }
    if (!zone.isLit())
        return words;
    return words + (dragged_ == nullptr ? tr(", can be chosen") : tr(", can be dropped here"));
}

void TableScene::describe(CardItem& card, std::size_t place, std::size_t count) const {
    const SpokenMatch spoken = session_->spoken();
    const CardView& view = card.card();
    const LayoutZone* layout = plan_.layoutOf(view.zone);
    const bool isInHand = layout != nullptr && layout->role == ZoneRole::hand;
    QStringList words{qt(spoken.zone(view.zone.kind)) + QStringLiteral(", ") +
                      qt(spoken.player(view.faceUp ? view.controller : view.zone.player))};
    if (count > 1)
        words << tr("%1 of %2", "place among cards").arg(place).arg(count);
    if (!view.faceUp) {
        if (card.marks().target)
            words << tr("can be chosen");
        if (card.marks().order > 0)
            words << tr("chosen as number %1").arg(card.marks().order);
        card.describe(isInHand ? tr("A card in the hand of %1").arg(qt(spoken.player(view.zone.player)))
                               : tr("Card face down"),
                      words.join(QStringLiteral("; ")));
        return;
    }
    if (const QString state = qt(CardSentences{spoken}.state(view)); !state.isEmpty())
        words << state;
    if (const QString under = textOfUnder(*session_, view); !under.isEmpty())
        words << under;
    const CardMarks& marks = card.marks();
    if (marks.canAct)
        words << tr("can act");
    if (marks.target)
        words << tr("can be chosen");
    if (marks.isOverChoices)
        words << tr("cards under it can be chosen");
    if (marks.pointedAt)
        words << tr("this is the one");
    if (marks.lit)
        words << tr("what is read beside the table is about it");
    if (marks.aimedAt)
        words << tr("chosen by what waits");
    if (marks.order > 0)
        words << tr("chosen as number %1").arg(marks.order);
    if (!marks.amount.empty())
        words << tr("given %1").arg(qt(marks.amount));
    if (marks.about)
        words << tr("the question is about it");
    for (const BattleView& battle : session_->view().battles) {
        // Of an attack on a player, which is no card, those that attack tell.
        const bool isIn = battle.target.exists()
                              ? battle.target.object == view.object
                              : std::ranges::any_of(battle.blows, [&](const BattleView::Blow& blow) {
                                    return blow.from.object == view.object;
                                });
        if (!isIn || !view.object.exists())
            continue;
        QStringList told{qt(BattleSentences::sum(battle)), qt(BattleSentences{spoken}.outcome(battle))};
        told.removeAll(QString{});
        words << tr("battle: %1").arg(told.join(QStringLiteral("; ")));
    }
    card.describe(card.look().name, words.join(QStringLiteral("; ")));
}

} // namespace takujo
