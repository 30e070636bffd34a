#include "engine/kit/declaring.h"

#include "engine/core/scratch.h"
#include "engine/kit/journal.h"
#include "engine/kit/notes.h"
#include "engine/kit/offers.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/rules/work.h"
#include "engine/kit/script/reading/abilities.h"
#include "engine/kit/script/triggers/triggers.h"
#include "engine/kit/showing.h"

#include <algorithm>
#include <optional>

namespace takujo::declaring {

namespace {

enum Local : std::size_t { who };
enum Step : std::uint16_t { asksWhat };

/// An ability that can be declared: whose, by its value, and for which of the things noted.
struct Declarable {
    ObjectId source;
    AbilityRef which;
    std::int32_t value = 0;
    std::int32_t place = 0; ///< of the note, among those of the procedure
    ObjectId about;
};

bool isAsked(const Position& position) {
    const ProcedureId window = position.rules.tables().declaring.window;
    return window != 0 && asks(position, window, asksWhat);
}
Player whoDeclares(const Position& position) {
    return static_cast<Player>(position.state.frames.back().locals[who]);
}

/// In a window: whether the procedure that has opened it keeps the note.
bool isOfOpener(const State& state, const Note& note, std::uint8_t kind) {
    return note.kind == kind && note.frame + std::size_t{1} == state.frames.size();
}

/// One number for an ability by its value and the place of what it is declared for.
std::int32_t packedFor(std::int32_t value, std::int32_t place) {
    constexpr std::int32_t mostPlaces = 1 << 12;
    return value * mostPlaces + place;
}

bool isDeclaredFor(const State& state, ObjectId source, std::int32_t value, std::int32_t place) {
    return std::ranges::any_of(state.notes, [&](const Note& note) {
        return isOfOpener(state, note, notes::declaredFor) && note.object == source &&
               (note.amount == packedFor(value, place) || isBroken(Fault::declaredForOneIsForAll));
    });
}

Event eventOf(const Note& note) {
    Event event;
    event.kind = static_cast<EventKind>(note.flags);
    event.slot = note.slot;
    event.flags = Event::performed | Event::quiet;
    event.object = note.object;
    event.source = note.other;
    event.player = note.player;
    event.amount = note.amount;
    return event;
}

/// Also cards that are set aside on their way to another zone declare.
template <class Visit>
void visitDeclarable(const Position& position, const Visit& visit) {
    const State& state = position.state;
    work::spendForEach(state.objects.size() + state.notes.size());
    const auto lookAt = [&](ObjectId source, AbilityRef which, std::int32_t value) {
        std::int32_t place = 0;
        for (const Note& note : state.notes) {
            if (!isOfOpener(state, note, notes::declarable))
                continue;
            if (!isDeclaredFor(state, source, value, place) &&
                canBeDeclared(position, source, which, eventOf(note)))
                visit(Declarable{source, which, value, place, note.object});
            ++place;
        }
    };
    visitWatchers(state, position.rules, [&](ObjectId id) {
        if ((position.definition(id).has & CardDefinition::declares) == 0 && state.given.empty())
            return;
        if (know(position, id).controller == whoDeclares(position))
            visitAbilities(position, id, [&](AbilityRef which, std::int32_t value) {
                if (abilityAt(position, which).has(Ability::declared))
                    lookAt(id, which, value);
            });
    });
}

Scratch<Declarable> allDeclarable(const Position& position) {
    Scratch<Declarable> found;
    visitDeclarable(position, [&](const Declarable& each) { found.push_back(each); });
    return found;
}

bool isSameAbility(const Declarable& one, const Declarable& other) {
    return one.source == other.source && one.value == other.value;
}
/// Whether it can be declared for several things, so that one of them has to be named. Things that happened
/// to one object are not told apart: the first comes first.
bool isAimed(const Scratch<Declarable>& all, const Declarable& one) {
    return std::ranges::any_of(
        all, [&](const Declarable& other) { return isSameAbility(one, other) && one.about != other.about; });
}

Scratch<Option> optionsOf(const Position& position) {
    const Scratch<Declarable> all = allDeclarable(position);
    Scratch<Option> options;
    for (const Declarable& each : all) {
        Option option;
        option.verb = position.rules.tables().declaring.declare;
        option.object = each.source;
        option.value = each.value;
        if (isAimed(all, each))
            option.target = each.about;
        if (std::ranges::find(options, option) == options.end())
            options.push_back(option);
    }
    return options;
}

void offerAll(const Position& position, Decision& decision) {
    decision.decider = whoDeclares(position);
    for (const Option& option : optionsOf(position))
        decision.options.push_back(option);
    offer(position, decision.decider, position.rules.tables().declaring.noMore, decision);
}

void noteDeclared(Run& run, const Declarable& declared) {
    Note note;
    note.kind = notes::declaredFor;
    note.object = declared.source;
    note.amount = packedFor(declared.value, declared.place);
    note.frame = static_cast<std::uint16_t>(run.state.frames.size() - 1);
    run.state.notes.push_back(note);
}

Next declare(Run& run, const Declarable& declared) {
    const Note* about = nullptr;
    std::int32_t place = 0;
    for (const Note& note : run.state.notes)
        if (isOfOpener(run.state, note, notes::declarable) && place++ == declared.place)
            about = &note;
    const Event event = eventOf(*about);
    noteDeclared(run, declared);
    EffectRecord* const effect = triggerDeclared(run, declared.source, declared.which, event);
    if (effect == nullptr)
        return Next::again(); // never: what its limit forbids is not offered
    note(run, "declares", effect->controller, run.rules.procedure(run.state.frames.back().procedure).rule,
         {abilityArgument("ability", run, *effect),
          cardArgument("card", run.position().definitionIndex(declared.source))});
    showing::show(run, *effect);
    if (const auto declares = run.rules.tables().declaring.declares)
        declares(run, *effect, event.object);
    return Next::again();
}

Next take(Run& run, const Option& answer) {
    if (answer.verb != run.rules.tables().declaring.declare)
        return Next::finish();
    for (const Declarable& each : allDeclarable(run))
        if (each.source == answer.object && each.value == answer.value &&
            (!answer.target.exists() || each.about == answer.target))
            return declare(run, each);
    return Next::again(); // never: it was offered
}

// What the verbs are asked.

bool canDeclare(const Position& position, const Attempt& attempt) {
    return !isAsked(position) || std::ranges::any_of(optionsOf(position), [&](const Option& option) {
        return option.object == attempt.option.object;
    });
}

void valuesOf(const Position& position, const Attempt& attempt, std::vector<std::int32_t>& values) {
    for (const Option& option : isAsked(position) ? optionsOf(position) : Scratch<Option>{})
        if (option.object == attempt.option.object && std::ranges::find(values, option.value) == values.end())
            values.push_back(option.value);
}

/// No object stands for the only thing that there is.
void targetsOf(const Position& position, const Attempt&, std::vector<ObjectId>& targets) {
    for (const Option& option : isAsked(position) ? optionsOf(position) : Scratch<Option>{})
        if (std::ranges::find(targets, option.target) == targets.end())
            targets.push_back(option.target);
}

} // namespace

void about(Run& run, const Event& event) {
    Note note;
    note.kind = notes::declarable;
    note.flags = static_cast<std::uint8_t>(event.kind);
    note.slot = event.slot;
    note.object = event.became.exists() ? event.became : event.object;
    note.other = event.source;
    note.player = event.player;
    note.amount = event.amount;
    keepNote(run.state, note);
}

void about(Run& run, std::uint8_t occurrence, ObjectId object, Player player, std::int32_t amount,
           ObjectId other) {
    Event event;
    event.kind = EventKind::occurs;
    event.slot = occurrence;
    event.object = object;
    event.player = player;
    event.amount = amount;
    event.source = other;
    about(run, event);
}

/// In a match without such an ability nobody is asked, which tells nothing about what players hold.
Next open(Run& run, Player player) {
    const bool isPrinted = std::ranges::any_of(
        run.cards, [](const CardDefinition& card) { return (card.has & CardDefinition::declares) != 0; });
    const bool isGiven = std::ranges::any_of(run.state.given, [&](const GivenAbility& given) {
        return abilityAt(run, {given.definition, given.ability, given.copy}).has(Ability::declared);
    });
    if (!isPrinted && !isGiven)
        return Next::on();
    return Next::call(run.rules.tables().declaring.window, {static_cast<std::int32_t>(indexOf(player))});
}

void close(Run& run) {
    dropNotes(run.state, [&](const Note& note) {
        return isKeptHere(run.state, note, notes::declarable) ||
               isKeptHere(run.state, note, notes::declaredFor);
    });
}

Procedure window(std::string_view name, std::string_view question, std::string_view rule) {
    return {name, rule, {{question, rule, Question{DecisionKind::act, offerAll, take, Question::moment}}}};
}

std::vector<VerbSpec> verbs(const std::vector<ZoneSpec>& zones, std::string_view rule) {
    const std::vector<Condition> whenAsked{onlyWhen<isAsked>("nothing-to-declare", rule),
                                           onlyFor<isAsked, whoDeclares>("other-player-decides", rule)};
    VerbSpec declaration{.word = "declare",
                         .from = everywhere(zones),
                         .conditions = whenAsked,
                         .values = valuesOf,
                         .targets = targetsOf,
                         .targetRule = rule,
                         .onlyWhenAsked = true};
    declaration.conditions.push_back({Aspect::object, "not-to-be-declared", rule, canDeclare});
    return {declaration, {.word = "declare no more", .conditions = whenAsked, .onlyWhenAsked = true}};
}

} // namespace takujo::declaring
