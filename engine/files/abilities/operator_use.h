#pragma once

#include "engine/files/yaml/yaml_value.h"
#include "engine/kit/rules/vocabulary.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace takujo {

// Reads an operator as files write it: its word and its fields.

/// The operators of one sort, and the name of the sort in sentences: "effect", "condition".
struct OperatorList {
    Message called;
    std::vector<const Operator*> operators;
    std::vector<WordAdvice> advice; ///< for words that are none of them

    template <class Spec>
    OperatorList(const char* name, const std::vector<Spec>& specs) : called(name) {
        for (const Spec& spec : specs)
            operators.push_back(&spec.shape);
    }
    /// Returns the index of the operator with that word; none if there is none.
    std::optional<std::size_t> find(std::string_view word) const;
};

/// An operator as a file writes it: its index, and the values of its fields.
struct OperatorUse {
    std::size_t op = 0;
    std::vector<std::optional<YamlValue>> fields;
};

/// Reads `dull`, `{draw: 2}`, `{damage: {to: chosen, amount: 4000}}` or `{may: …, otherwise: …}`.
std::optional<OperatorUse> readOperator(const YamlValue& value, const OperatorList& list);
/// Reads what follows the word of an operator.
OperatorUse readOperatorValue(const YamlValue& value, const OperatorList& list, std::size_t op);

/// "There is no effect 'drew'.", and the word that was probably meant.
struct UnknownWord {
    Message text;
    Message hint;
};
UnknownWord unknownWord(const Message& called, const std::string& word,
                        const std::vector<std::string>& known);

} // namespace takujo
