#include "app/cli/reference/prose.h"

namespace takujo::prose {

const std::string_view choices = R"md(### Choosing

A choice says how many and of what. `{forward: {}}` is exactly one; `up to: 2`, `amount: 2` (exactly), `at least: 1` and
`at most: 3` say otherwise. `by: opponent` lets another player choose; `divide: 7` divides that much among what is chosen, and
`divided` is everybody's part of it.

- `chosen` is what the first choice of the ability chose, `chosen 2` the second, up to `chosen 8`.
- `selected` is what was picked last while the text is carried out: by `select`, `search` or a `look` that takes cards. `selected 2`
  is the second such pick of the text. What is selected is not chosen: what cannot be chosen can be selected.

A mode chooses for itself; in its text, `chosen` is its own first choice, and those of the whole ability come after its own. One
mode is chosen unless `at least` and `at most` say otherwise.

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
