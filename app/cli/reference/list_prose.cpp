#include "app/cli/reference/prose.h"

namespace takujo::prose {

const std::string_view effects = R"md(### Effects

What stands under `do`. Effects marked *lasts* change what cards are, until the moment that `until` names, or for as long as an
`always` ability is there.

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

const std::string_view costs = R"md(### Costs

What an ability is paid with. `x` in a cost is named when the ability is announced.

)md";

const std::string_view words = R"md(### Words

)md";

} // namespace takujo::prose
