#include "app/cli/reference/prose.h"

namespace takujo::prose {

const std::string_view effects = R"md(### Effects

What stands under `do`. Effects marked *lasts* change what cards are, until the moment that `until` names, or for as long as an
`always` ability is there. Without `until` they last to the end of the game. `control` happens, and is nothing that could always be so.

"You may discard a card. If you do so, draw a card" goes on in the same text: `{may: {discard: 1}, then: {draw: 1}}`. "You may discard a
card. When you do so, choose a forward. Break it" is an ability of its own, which chooses as soon as the card has been discarded:
`{may: {discard: 1}, when you do so: {choose: {forward: {}}, do: {break: chosen}}}`. "1000 less for each" multiplies by a negative number:
`{power: {of: chosen, by: {times: {of: -1000, by: {count: {forward: {}}}}}, until: end of turn}}`. What makes the card itself cheaper
works in the hand: `always: {price: {of: {among: this}, by: -1}}` with `in: hand` (of a Summon of the
Final Fantasy TCG, which lies on the stack when it is paid for, with `in: [hand, stack]`); "(it cannot become 0)" is `at least: 1` beside `by`. "Deal it 5000 damage. If …, deal it 9000 damage
instead" is one effect with an amount: `{damage: {to: chosen, amount: {if: …, then: 9000, otherwise: 5000}}}`.

)md";

const std::string_view conditions = R"md(### Conditions

What stands under `if`, `while` and `state`.

)md";

const std::string_view amounts = R"md(### Amounts

A whole number, or one of these.

)md";

const std::string_view criteria = R"md(### Criteria

What a selector may ask of a card, each with its key: `{forward: {controller: you, cost: {at most: 3}, zone: hand}}`. All must fit.

)md";

const std::string_view triggers = R"md(### Triggers

What stands under `when` and `instead of`.

)md";

const std::string_view keywordPhrases = R"md(### Keywords with fields

They stand in the list of `abilities` and among what `gains` gives, and are written as operators are.

)md";

const std::string_view costs = R"md(### Costs

What an ability is paid with. `x` in a cost is named when the ability is announced.

)md";

const std::string_view words = R"md(### Words

)md";

} // namespace takujo::prose
