#include "app/cli/reference/prose.h"

namespace takujo::prose {

const std::string_view choices = R"md(### Choosing

A choice says how many and of what. `{forward: {}}` is exactly one; `up to: 2`, `amount: 2` (exactly), `at least: 1` and
`at most: 3` say otherwise, `at least: 0` is any number or none. `by: opponent` lets another player choose; with `by: both` the
turn player chooses first, and `{controller: who picks}` is what each of them controls. `divide: 7` divides that much among
what is chosen, and `divided` is everybody's part of it: as the amount of what is done to each of them, or inside `for each`.

- `chosen` is what the first choice of the ability chose, `chosen 2` the second, up to `chosen 8`.
- `selected` is what was picked last while the text is carried out: by `select`, `search` or a `look` that takes cards. `selected 1`
  is the first such pick of the text and `selected 2` the second, also once more has been picked; a mode counts its own. What is
  selected is not chosen: what cannot be chosen can be selected. `choose now` is a choice that is made then, and not when it is
  announced.
- From a hand that is hidden from whoever selects, cards are selected unseen, unless the text asks more of them than whose they are.

What is done to both choices is written once for each: `[{return: chosen}, {return: chosen 2}]`. The card says of them together:
"Return them to their owners' hands."

A mode chooses for itself; in its text, `chosen` is its own first choice, and those of the whole ability come after its own. One
mode is chosen if nothing is said. `at most: 2` alone is up to 2, which may be none; with `at least: 1` beside it, 1 or 2; both
equal, exactly so many. They may be any amounts: "Select 1 of the 3. If …, select up to 2 instead" has the same `if` in both,
`at least: {if: …, then: 0, otherwise: 1}` and `at most: {if: …, then: 2, otherwise: 1}`.

```yaml
- when: {attacks: this}
  modes:
    at most: 2
    of:
      - {choose: {forward: {controller: opponent}}, do: {dull: chosen}}
      - {do: [{may: {discard: 1}, otherwise: {lose: you}}, {draw: 2}]}
```

)md";

} // namespace takujo::prose
