#pragma once

#include "engine/core/definition.h"
#include "engine/core/state.h"
#include "engine/core/zones.h"
#include "engine/kit/rules/work.h"

#include <string_view>
#include <vector>

namespace takujo {

// A state together with its rules and cards.

class Rulebook;
class Journal;

/// The card definitions that a match uses, sorted by card id. Built once, shared by all its states.
using CardTable = std::vector<CardDefinition>;

/// A state that cannot be changed, together with its rules and cards.
struct Position {
    const State& state;
    const Rulebook& rules;
    const CardTable& cards;

    /// Returns the printed card that the object is read as: the face that it shows, or the card on top of it;
    /// for an ability on a stack, the card it comes from. The handle must be alive.
    const CardDefinition& definition(ObjectId id) const { return cards[definitionIndex(id)]; }
    DefinitionIndex definitionIndex(ObjectId id) const {
        const ObjectRecord& object = record(state, id);
        if (object.face != 0)
            return static_cast<DefinitionIndex>(object.face - 1);
        return object.card != CardId::none ? state.cards[object.card].definition : definitionOfAbility(id);
    }
    /// Returns the card of an object, also after it is gone; `otherwise` if it never had one.
    DefinitionIndex cardOf(ObjectId id, DefinitionIndex otherwise) const {
        const CardId card = takujo::cardOf(state, id);
        return card.exists() ? state.cards[card.index].definition : otherwise;
    }
    /// Returns the card that an effect comes from: the one that has the ability, even if another card gave
    /// it.
    DefinitionIndex cardOf(const EffectRecord& effect) const {
        return cardOf(effect.source, effect.definition);
    }
    Player ownerOf(ObjectId id) const {
        const ObjectRecord& object = record(state, id);
        return object.card != CardId::none ? state.cards[object.card].owner : object.controller;
    }

private:
    DefinitionIndex definitionOfAbility(ObjectId id) const {
        for (const EffectRecord& effect : state.effects)
            if (effect.item == id)
                return cardOf(effect);
        return 0;
    }
};

/// A state that a running step changes, together with its rules and cards.
struct Run {
    State& state;
    const Rulebook& rules;
    const CardTable& cards;
    Journal* journal = nullptr; ///< none where nobody reads it

    Position position() const { return {state, rules, cards}; }
    operator Position() const {
        return position();
    } // NOLINT(google-explicit-constructor): a run is a position that may be changed

    std::int32_t& local(std::size_t index) { return state.frames.back().locals[index]; }
    /// Proposes an event. It happens right after the step, together with the others of this step.
    void propose(const Event& event) {
        constexpr std::size_t perEvent = 4;
        work::spend(perEvent);
        state.events.push_back(event);
    }
};

} // namespace takujo
