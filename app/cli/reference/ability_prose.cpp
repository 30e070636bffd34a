#include "app/cli/reference/prose.h"

namespace takujo::prose {

const std::string_view abilities = R"md(## Abilities

`abilities` is a list. A word in it is a keyword; a map is an ability, and its first key says of which kind it is:

| it begins with | and is |
|---|---|
| `when: {enters: this}` | triggered: something happens (see *Triggers*); of a list, `[{enters: this}, {attacks: this}]`, any |
| `state: {there is: {of: {backup: {controller: you}}, at most: 0}}` | triggered as soon as something is so (see *Conditions*) |
| `action: [{cp: {fire: 1, any: 1}}, dull]` | used at its costs, one or a list (see *Costs*); `[]` if it has none |
| `special: [{cp: {fire: 1}}, dull]` | the same, for a special ability: a card of the same name from the hand is always part of its costs and is not written |
| `always: {power: {of: this, by: 1000}}` | constant: effects that last, such as numbers, keywords and `cannot` |
| `warp: {cp: {fire: 1}}` | the keyword Warp: its cost, one or a list, and beside it `counters: 3` |
| `priming: {cp: {fire: 1}}` | the keyword Priming: its cost, one or a list, and beside it `into: Ash Warden`, the name of the card from the deck |
| `instead of: {leaves: this}` | a replacement: `do` says what becomes of it (`nothing happens`, `goes to`, `amount becomes`), also inside `if` and `may` |

What stands beside it:

| key | what it is | with |
|---|---|---|
| `do` | what happens: one effect or a list (see *Effects*) | all but `always` |
| `choose` | what is chosen when it is announced: one choice or a list | `when`, `state`, costs |
| `modes` | instead of `do`: several ways, some of which are chosen | `when`, `state`, costs |
| `if` | holds when it triggers, and again when it resolves; with costs, when it is used | `when`, costs, `instead of` |
| `while` | the ability is there only while this holds | all |
| `in` | the zones it works in, if not in play | all |
| `once a turn` | `true`: only once | all but `always` |
| `once at a time` | `true`: only once for all that happens together, such as the cards of one draw | `when` |
| `burst` | `true`: it is the EX Burst of a card with `ex: true` | `when`, `state`, `resolve` |
| `declared when cast` | `true`: its choices and modes are declared when its card is cast, before the cost is paid; without that it does not trigger | `when` |
| `name` | where the ability has one | all |

What a card does when it resolves is one map under `resolve`: `do` or `modes`, `choose`, `burst`. Beside them stands what casting it
costs: `additional cost` is paid beside the card's own cost, `optional cost` may be, `alternative cost` may be paid instead of it.
In games that have it, `offered if` beside them is a condition that is asked while the card still counts in its zone, `free if` one under
which the card costs nothing, and a `reduced cost` with `less` may be taken `often: true`. `player` beside the modes says who chooses them.
With `same again: true` there, one of up to five modes may be chosen up to four times.
Cards that do nothing when they resolve have these under `cast`. Abilities ask for it with the condition `paid`, and for an
`x` in such a cost with the amount `x`. An `if` beside any of these says when the card may be played
at all, in games that have that.

```yaml
abilities:
  - when: {enters: {forward: {controller: you, other: true}}}
    if: {there is: {of: {backup: {controller: you}}, at least: 2}}
    do: {draw: 1}
    once a turn: true
  - special: [{cp: {fire: 1}}, dull]
    name: {en: Last Light, ja: 最後の光}
    choose: {forward: {}}
    do: {damage: {to: chosen, amount: 9000}}
  - always: {power: {of: {forward: {controller: you, other: true}}, by: 1000}}
    while: {amount: {of: {damage taken: you}, at least: 3}}
  - instead of: {put into break zone: {forward: {controller: you}}}
    do: {goes to: removed}
```

)md";

const std::string_view limits =
    R"md(`limit` beside an ability says how often it works, where `once a turn` is not all there is to say:
`limit: {times: 2, per: game, of: name}`. `times` is 1 and `per` is `turn` if nothing is said, and `of` says whose uses count
together: those of this `object` (or nothing said), of the `card` wherever it goes, of all with that `name` that a player has (abilities
with a name share by theirs), or of the `player`. What begins with `when` counts when it is triggered; with `counted: played`, when it is
carried out: what else waits of it then is dropped.

)md";

const std::string_view declaring =
    R"md(With `declared: true` beside it, what begins with `when` is triggered only if its player declares it then, at a moment at
which the rules ask for that. `in` says from where; a card that not both players see is shown for it.

)md";

} // namespace takujo::prose
