#include "engine/kit/script/doing/damage.h"
#include "engine/kit/script/language/fields.h"

#include "engine/core/card_numbers.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/lasting/continuous.h"

namespace takujo {

Next dealDamage(Run& run, const Damage& damage) {
    if (const auto asTheRulesHaveIt = run.rules.tables().script.damage)
        return asTheRulesHaveIt(run, damage);
    markDamage(run, damage);
    return Next::on();
}

void dealInCombat(Run& run, ObjectId from, ObjectId to, std::int32_t amount) {
    const DamageTo damage{to, amount};
    dealDamage(run, {{&damage, 1}, from, record(run.state, to).controller, 0, Cause::combat});
}

void markDamage(Run& run, const Damage& damage) {
    for (const DamageTo& to : damage.to) {
        if (to.amount <= 0)
            continue;
        Event event;
        event.kind = EventKind::damage;
        event.cause = damage.cause;
        event.player = damage.player;
        event.object = to.object;
        event.source = damage.source;
        event.effect = damage.effect;
        event.amount = to.amount;
        run.propose(event);
    }
}

Scratch<ObjectId> dealersOf(const Position& position, const Event& event) {
    Scratch<ObjectId> found;
    if (const auto dealers = position.rules.tables().script.dealers)
        dealers(position, event, found);
    if (found.empty() && event.source.exists())
        found.push_back(event.source);
    return found;
}

void changeDamage(const Position& position, Event& event) {
    if (event.kind != EventKind::damage || (position.state.has & CardDefinition::damages) == 0)
        return;
    const Known takes = know(position, event.object);
    Changes changes = changesOf(position, modifiers::damageTaken, {&takes, 1});
    Scratch<Known> deal;
    for (const ObjectId id : dealersOf(position, event))
        deal.push_back(know(position, id));
    if (!deal.empty()) {
        const Changes dealt = changesOf(position, modifiers::damageDealt, deal);
        changes.more = sumOf(changes.more, dealt.more);
        changes.less = sumOf(changes.less, dealt.less);
    }
    event.amount = sumOf(sumOf(event.amount, changes.more), changes.less);
    if (event.amount <= 0)
        event.flags |= Event::forbidden;
}

std::int32_t damageChangeOf(const Position& position, ObjectId id) {
    if ((position.state.has & CardDefinition::damages) == 0)
        return 0;
    const Known takes = know(position, id);
    const Changes changes = changesOf(position, modifiers::damageTaken, {&takes, 1});
    return sumOf(changes.more, changes.less);
}

std::vector<EffectSpec> damageEffects() {
    const auto changes = [](std::string_view word, std::string_view about, ModifierMeaning meaning) {
        return EffectSpec{{.word = word,
                           .fields = {{lasting::of, FieldKind::objects, true},
                                      {changes_damage::by, FieldKind::amount, true},
                                      {"until", FieldKind::oneWord, false, usualDurations()}},
                           .about = about},
                          effects::beginLasting,
                          meaning,
                          Layer::none,
                          nullptr,
                          CardDefinition::damages};
    };
    return {changes("damage dealt", "Objects deal that much more or less damage, whenever they deal any.",
                    modifiers::damageDealt),
            changes("damage taken",
                    "Objects take that much more or less damage, whenever they are dealt any.",
                    modifiers::damageTaken),
            {{.word = "heal",
              .fields = {{heals::what, FieldKind::objects, true}, {heals::amount, FieldKind::amount}},
              .about = "Removes damage from objects: all of it if nothing is said."},
             effects::heal}};
}

} // namespace takujo
