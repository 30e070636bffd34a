#include "engine/core/links.h"
#include "engine/core/scratch.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/script/choosing/arranging.h"
#include "engine/kit/script/doing/putting_under.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/reading/event_of.h"

/// Cards that are put into units and taken out of them.
namespace takujo {

using Kind = FieldKind;

std::vector<CriterionSpec> criteriaOfUnits() {
    return {{{.word = "under",
              .fields = {{operand::of, Kind::objects, true}},
              .about = "It is one of the cards below the one as which an object is read."},
             criteria::under},
            {{.word = "part of",
              .fields = {{operand::of, Kind::objects, true}},
              .about = "It is one of the cards that an object is made of, or all there is of it."},
             criteria::partOf}};
}

std::vector<CriterionSpec> criteriaOfSettingAside() {
    return {{{.word = "set aside",
              .fields = {{operand::of, Kind::flag, true}},
              .about = "It is on its way to another zone, and does not count where it lies."},
             criteria::isSetAside}};
}

std::vector<CriterionSpec> criteriaOfLinks() {
    return {{{.word = "bears",
              .fields = {{operand::of, Kind::objects, true}},
              .about = "Such a card lies beside it and belongs to it."},
             criteria::bears},
            {{.word = "belongs to",
              .fields = {{operand::of, Kind::objects, true}},
              .about = "It lies beside such an object and belongs to it."},
             criteria::belongsTo}};
}

namespace {

/// Where a card comes that joins a unit in that role.
ZoneEnd endOf(const Role& role) {
    return role.reads == Role::Reads::top && !role.comesBelow ? ZoneEnd::top : ZoneEnd::bottom;
}

std::vector<std::string_view> wordsOfRoles(const std::vector<Role>& roles, ZoneEnd end) {
    std::vector<std::string_view> words;
    for (const Role& role : roles)
        if (role.stands == Role::Stands::inside && endOf(role) == end)
            words.push_back(role.word);
    return words;
}

} // namespace

std::vector<EffectSpec> effectsOfLinks(const std::vector<Role>& roles) {
    std::vector<std::string_view> words;
    for (const Role& role : roles)
        if (role.stands == Role::Stands::beside)
            words.push_back(role.word);
    return {{{.word = "attach",
              .fields = {{joins::what, Kind::objects, true},
                         {joins::of, Kind::objects, true},
                         {joins::in, Kind::oneWord, false, words}},
              .about = "Lets cards belong to an object, and stay where they lie.",
              .example = "{what: chosen, of: this}"},
             effects::attach},
            {{.word = "detach",
              .fields = {{affects::what, Kind::objects, true}},
              .about = "Lets cards belong to no object any more.",
              .example = "chosen"},
             effects::detach}};
}

std::vector<EffectSpec> effectsOfUnits(const std::vector<Role>& roles) {
    const auto as = [&](ZoneEnd end) {
        return FieldShape{joins::in, Kind::oneWord, false, wordsOfRoles(roles, end)};
    };
    return {
        {{.word = "put under",
          .fields = {{joins::what, Kind::objects, true},
                     {joins::of, Kind::objects, true},
                     as(ZoneEnd::bottom)},
          .about = "Puts cards under an object: they are cards of it, and it stays what it is.",
          .example = "{what: chosen, of: this}"},
         effects::putUnder},
        {{.word = "put onto",
          .fields = {{joins::what, Kind::objects, true}, {joins::of, Kind::objects, true}, as(ZoneEnd::top)},
          .about = "Puts cards onto an object: it is the same object, and what lies on top from now on.",
          .example = "{what: chosen, of: this}"},
         effects::putOnto},
        {{.word = "take out",
          .fields = {{takes_out::what, Kind::objects, true}, {takes_out::to, Kind::zone}},
          .about = "Takes cards out of the object that they are part of, to a zone of their owners; "
                   "without `to` they lie beside it from then on.",
          .example = "{what: {card: {under: this}}, to: hand}"},
         effects::takeOut}};
}

std::vector<EffectSpec> effectsOfTops() {
    return {{{.word = "only its top goes",
              .about = "Of a replacement: of an object of several cards, the one as which it is read goes "
                       "there alone. Where there is one card only, nothing is replaced."},
             effects::topGoes}};
}

namespace effects {

namespace {

/// The nth of the roles that its field can name.
template <class Named>
std::uint8_t roleOf(const RuleTables& tables, const Term& field, Named isNamed) {
    std::int32_t left = field.exists() ? field.number : 0;
    for (std::size_t i = 0; i < tables.roles.size(); ++i)
        if (isNamed(tables.roles[i]) && left-- == 0)
            return static_cast<std::uint8_t>(i);
    return noRole;
}

/// Joins each of the objects to the host, in the role; `complete` adds to the event what its kind needs.
template <class Complete>
Next join(Run& run, const Scope& scope, const Term& term, EventKind kind, std::uint8_t role,
          Complete complete) {
    const ObjectId host = objectOf(scope, term[joins::of]);
    Scratch<ObjectId> found;
    objectsOf(scope, term[joins::what], found);
    for (const ObjectId id : found) {
        if (!lives(run.state, host) || id == host || record(run.state, id).card == CardId::none ||
            role == noRole)
            continue;
        Event event = eventOf(scope, kind, id, Cause::effect);
        event.source = scope.effect.source;
        event.host = host;
        event.slot = role;
        complete(event);
        run.propose(event);
    }
    return Next::on();
}

Next put(Run& run, const Scope& scope, const Term& term, ZoneEnd end) {
    const std::uint8_t role = roleOf(run.rules.tables(), term[joins::in], [end](const Role& each) {
        return each.stands == Role::Stands::inside && endOf(each) == end;
    });
    return join(run, scope, term, EventKind::move, role, [&](Event& event) {
        event.to = record(run.state, event.host).zone;
        event.landing = end;
    });
}

} // namespace

Next putUnder(Run& run, const Scope& scope, const Term& term) {
    return put(run, scope, term, ZoneEnd::bottom);
}
Next putUnderInOrder(Run& run, const Scope& scope, const Term& term) {
    const ObjectId host = objectOf(scope, term[joins::of]);
    const std::uint8_t role = roleOf(run.rules.tables(), term[joins::in], [](const Role& each) {
        return each.stands == Role::Stands::inside && endOf(each) == ZoneEnd::bottom;
    });
    Scratch<ObjectId> found;
    objectsOf(scope, term[joins::what], found);
    std::erase(found, host);
    const bool isOrdered = found.size() > 1 && lives(run.state, host) && role != noRole;
    if (!isOrdered || isBroken(Fault::shufflesKeepTheOrder))
        return putUnder(run, scope, term);
    return arrangeUnderObject(run, found, host, role, scope.effect.controller, scope.effect.id);
}
Next putOnto(Run& run, const Scope& scope, const Term& term) {
    return put(run, scope, term, ZoneEnd::top);
}

Next attach(Run& run, const Scope& scope, const Term& term) {
    const std::uint8_t role = roleOf(run.rules.tables(), term[joins::in],
                                     [](const Role& each) { return each.stands == Role::Stands::beside; });
    return join(run, scope, term, EventKind::link, role, [](Event&) {});
}

Next detach(Run& run, const Scope& scope, const Term& term) {
    Scratch<ObjectId> found;
    objectsOf(scope, term[affects::what], found);
    for (const ObjectId id : found)
        if ((record(run.state, id).links & ObjectRecord::beside) != 0) {
            Event event = eventOf(scope, EventKind::unlink, id, Cause::effect);
            event.source = scope.effect.source;
            run.propose(event);
        }
    return Next::on();
}

Next takeOut(Run& run, const Scope& scope, const Term& term) {
    Scratch<ObjectId> found;
    objectsOf(scope, term[takes_out::what], found);
    for (const ObjectId id : found) {
        const ObjectRecord& card = record(run.state, id);
        if (!isInside(run.state, id))
            continue;
        Event event = eventOf(scope, EventKind::move, id, Cause::effect);
        event.source = scope.effect.source;
        event.to = card.zone;
        if (term[takes_out::to].exists()) {
            event.to.kind = static_cast<std::uint8_t>(term[takes_out::to].number);
            const ZoneSpec& zone = run.rules.tables().zones[event.to.kind];
            event.to.player = zone.shared  ? Player::nobody
                              : zone.table ? card.controller
                                           : run.state.cards[card.card].owner;
        }
        event.landing = run.rules.zone(event.to).table ? ZoneEnd::bottom : ZoneEnd::top;
        run.propose(event);
    }
    return Next::on();
}

} // namespace effects

} // namespace takujo
