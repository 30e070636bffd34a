#pragma once

#include "engine/core/definition.h"
#include "engine/kit/rules/vocabulary.h"

#include <array>
#include <set>
#include <string>
#include <string_view>

namespace takujo {

/// Collects what the scripts of some cards say: "effect draw", "effect draw: player".
class Said {
public:
    explicit Said(const Vocabulary& vocabulary) : words_{vocabulary} {}

    void read(const CardDefinition& card) {
        for (const Ability& ability : card.abilities)
            read(ability);
    }
    const std::set<std::string>& all() const { return said_; }

    template <class Spec>
    static void addAll(std::set<std::string>& wanted, std::string_view sort, const std::vector<Spec>& specs) {
        for (const Spec& spec : specs) {
            wanted.insert(nameOf(sort, spec.shape.word));
            for (const FieldShape& field : spec.shape.fields)
                wanted.insert(nameOf(sort, spec.shape.word, field.key));
        }
    }
    static std::string nameOf(std::string_view sort, std::string_view word, std::string_view field = {}) {
        std::string name{sort};
        name.append(" ").append(word);
        return field.empty() ? name : name.append(": ").append(field);
    }

private:
    void read(const Ability& ability) {
        static constexpr std::array kinds{"text", "triggered", "activated", "constant", "replacement"};
        say("ability", kinds[static_cast<std::size_t>(ability.kind)]);
        if (ability.has(Ability::oncePerTurn))
            say("once a turn", kinds[static_cast<std::size_t>(ability.kind)]);
        if (ability.limit.exists())
            say("limit", kinds[static_cast<std::size_t>(ability.kind)]);
        if (ability.has(Ability::stateTriggered))
            say("ability", "state");
        if (ability.has(Ability::hasX))
            say("ability", "x");
        if (ability.worksIn != 0)
            say("in", kinds[static_cast<std::size_t>(ability.kind)]);
        if (ability.whileTrue.exists())
            say("while", kinds[static_cast<std::size_t>(ability.kind)]);
        if (ability.condition.exists() && !ability.has(Ability::stateTriggered))
            say("if", kinds[static_cast<std::size_t>(ability.kind)]);
        if (!ability.modes.empty())
            say("modes", kinds[static_cast<std::size_t>(ability.kind)]);
        if (!ability.picks.empty())
            say("choose", kinds[static_cast<std::size_t>(ability.kind)]);
        for (const Term* term : {&ability.trigger, &ability.condition, &ability.whileTrue,
                                 &ability.modesAtLeast, &ability.modesAtMost})
            read(*term);
        for (const auto* list : {&ability.costs, &ability.picks, &ability.otherTriggers})
            readAll(*list);
        for (const Mode& mode : ability.modes)
            readAll(mode.picks);
        for (const auto& block : ability.blocks)
            readAll(block);
    }
    void readAll(const std::vector<Term>& terms) {
        for (const Term& term : terms)
            read(term);
    }
    void read(const Term& term) {
        switch (term.sort) {
        case Sort::effect:
            readOperator("effect", words_.effects[term.op].shape, term);
            break;
        case Sort::condition:
            readOperator("condition", words_.conditions[term.op].shape, term);
            break;
        case Sort::amount:
            readOperator("amount", words_.amounts[term.op].shape, term);
            break;
        case Sort::criterion:
            readOperator("criterion", words_.criteria[term.op].shape, term);
            break;
        case Sort::trigger:
            readOperator("trigger", words_.triggers[term.op].shape, term);
            break;
        case Sort::cost:
            readOperator("cost", words_.costs[term.op].shape, term);
            break;
        case Sort::objects:
            say("objects", std::to_string(term.op));
            break;
        case Sort::players:
            say("players", std::to_string(term.op));
            break;
        case Sort::pick:
            for (std::size_t part = 0; part < term.parts.size(); ++part)
                if (term.parts[part].exists())
                    say("choice", std::to_string(part));
            break;
        default:
            break;
        }
        readAll(term.parts);
    }
    void readOperator(std::string_view sort, const Operator& shape, const Term& term) {
        say(sort, shape.word);
        for (std::size_t i = 0; i < shape.fields.size() && i < term.parts.size(); ++i) {
            const FieldShape& field = shape.fields[i];
            if (!term.parts[i].exists())
                continue;
            said_.insert(nameOf(sort, shape.word, field.key));
            if (field.kind == FieldKind::oneWord)
                say(field.key == "until" ? "until" : nameOf(sort, shape.word, field.key),
                    field.words[static_cast<std::size_t>(term.parts[i].number)]);
        }
    }
    void say(std::string_view sort, std::string_view word) { said_.insert(nameOf(sort, word)); }

    const Vocabulary& words_;
    std::set<std::string> said_;
};

} // namespace takujo
