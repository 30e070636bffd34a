#include "engine/cards/schema_faults.h"

#include "engine/core/state.h"
#include "engine/kit/script/lasting/continuous.h"

#include <map>
#include <utility>

namespace takujo {

namespace {

using Kind = FieldSpec::Kind;

constexpr std::size_t bits = 32;

/// How many slots a sort of field has, and how many words one of them holds at most.
struct Room {
    std::size_t slots = 0;
    std::size_t words = 0;
};

Room roomOf(const FieldSpec& field) {
    switch (field.kind) {
    case Kind::number:
        return {field.isFixed ? CardDefinition::numberSlots : Characteristics::numberCount};
    case Kind::words:
        return {CardDefinition::setSlots, wordsInSet};
    case Kind::abilities:
        return {CardDefinition::setSlots, 2 * wordsInSet};
    case Kind::texts:
        return {CardDefinition::textSlots};
    case Kind::names:
        return {FieldSpec::wholeOnly + 1};
    case Kind::flag:
        return {bits};
    case Kind::text:
    case Kind::casting:
    case Kind::condition:
        break;
    }
    return {1};
}

/// Words and keywords share the sets.
Kind storeOf(Kind kind) {
    return kind == Kind::abilities ? Kind::words : kind;
}

class Check {
public:
    std::vector<std::string> faults;

    void field(const FieldSpec& field) {
        const Room room = roomOf(field);
        const std::string name{field.key};
        if (field.slot >= room.slots) {
            const bool isOfChanging = field.kind == Kind::number && !field.isFixed;
            say(name, "has slot " + std::to_string(field.slot) + ", but there are only " +
                          std::to_string(room.slots) +
                          (isOfChanging ? " for numbers that effects change: say `isFixed`, or take another"
                                        : " of its kind"));
            return;
        }
        if (field.words.size() > room.words && room.words != 0)
            say(name, "has more than " + std::to_string(room.words) + " words");
        for (std::size_t slot = field.slot; slot <= field.slot + (field.words.size() > wordsInSet ? 1 : 0);
             ++slot)
            take(field, slot);
    }

    /// `count` of something of which there may be `most`.
    void atMost(std::size_t count, std::size_t most, const std::string& what) {
        if (count > most)
            faults.push_back("There are " + std::to_string(count) + " " + what + ", but only " +
                             std::to_string(most) + " have room.");
    }

    void value(const Vocabulary::Value& value) {
        if (value.slot >= PlayerRecord::valueCount)
            say(std::string{value.word}, "has slot " + std::to_string(value.slot) +
                                             ", but a player has only " +
                                             std::to_string(PlayerRecord::valueCount) + " values");
    }

    /// Whoever reads a term finds a field where its name says.
    template <class Spec>
    void places(const std::vector<Spec>& operators) {
        for (const Spec& spec : operators)
            for (std::size_t i = 0; i < spec.shape.fields.size(); ++i)
                if (const FieldShape& field = spec.shape.fields[i];
                    field.part != FieldName::unplaced && field.part != i)
                    say(std::string{field.key}, "of " + std::string{spec.shape.word} + " has place " +
                                                    std::to_string(field.part) +
                                                    " by its name, but stands at " + std::to_string(i));
    }

private:
    void take(const FieldSpec& field, std::size_t slot) {
        const std::string name{field.key};
        if (storeOf(field.kind) == Kind::words && slot >= CardDefinition::setSlots)
            return say(name, "goes on behind the last set");
        const auto [other, isFree] = taken_.try_emplace({storeOf(field.kind), slot}, name);
        if (!isFree)
            say(name, "is kept where " + other->second + " is");
    }

    void say(const std::string& field, const std::string& what) {
        faults.push_back("The field " + field + " " + what + ".");
    }

    std::map<std::pair<Kind, std::size_t>, std::string> taken_;
};

} // namespace

std::vector<std::string> faultsOf(const CardSchema& schema) {
    Check check;
    check.atMost(schema.types.size(), bits, "types of card");
    for (const FieldSpec& field : schema.fields)
        check.field(field);
    if (schema.vocabulary == nullptr)
        return check.faults;
    const Vocabulary& words = *schema.vocabulary;
    check.atMost(words.zones.size(), bits, "kinds of zone");
    check.atMost(words.restrictions.words.size(), limitedRestriction, "things that can be forbidden");
    for (const Vocabulary::Value& value : words.values)
        check.value(value);
    for (const TriggerSpec& trigger : words.triggers)
        if (static_cast<std::size_t>(trigger.kind) >= mostKindsOfEvent)
            check.faults.push_back("The trigger " + std::string{trigger.shape.word} +
                                   " waits for a kind of event that no bit is left for.");
    check.places(words.effects);
    check.places(words.conditions);
    check.places(words.amounts);
    check.places(words.criteria);
    check.places(words.triggers);
    check.places(words.costs);
    return check.faults;
}

} // namespace takujo
