#include "app/cli/reference/prose.h"

namespace takujo::prose {

const std::string_view operators = R"md(### How effects, conditions and the like are written

Each has a word and fields. In the lists below, the fields in **bold** must be there. There are four ways to write one:

- all its fields: `{damage: {to: chosen, amount: 4000}}`
- only the first one, in short: `{draw: 2}` is `{draw: {amount: 2}}`
- no field, if none must be there: `shuffle`
- fields beside the word, where the list says so: `{may: {draw: 1}, otherwise: {lose: you}}`

)md";

const std::string_view fields = R"md(What may stand in a field:

| field | what stands there |
|---|---|
| amount | a whole number, or an amount from the list |
| comparison | an amount that is met exactly, or `{at least: 2, at most: 4}`; any amounts will do: `{at most: {power: this}}` |
| objects | `this`, `chosen`, `selected`, `that` (what stands last in the trigger, besides `by`: with `is blocked: this` it is this card, and the other of the two is `{forward: {is: blocking}}`), `it` (the one `for each` is at), `spent` (what was put away as a cost, in what is triggered also to cast its card: `{power: spent}`, `{is: {what: spent, like: {forward: {}}}}`), or a selector: `{forward: {controller: you}}` |
| selector | types of card with criteria, `{forward: {…}}`, or, where a selector alone may stand, just criteria: `{element: fire}` is any card of that element, `{among: this}` this card. Several types in one map must be asked the same; otherwise use `any of`, which stands inside a type: `{card: {any of: [{forward: {}}, {monster: {}}]}}` |
| players | `you`, `opponent`, `both`, `turn player`, `that player` (whom the event was about), `{owner of: chosen}`, `{controller of: chosen}`; inside `choose` and `select` also `who picks` |
| condition | one condition, or a list of which all must hold |
| effects | one effect or a list |
| choice | as under `choose` |
| keywords and abilities | one or a list; an ability is written as under `abilities`, and begins with `when`, `state` or a cost: `[haste, {when: {attacks: this}, do: {draw: 1}}]` |
| what follows | an ability that is triggered by what has just been done: `{choose: {forward: {}}, do: {dull: chosen}}`, with `modes` and `if` as well. Its own choices come first: behind them, `chosen 2`, … are those of the text around it |
| trigger | as under `when` |
| zone | a zone |
| text | a text, or `{en: …, ja: …}`; of a name, a job, a category or a counter the English alone, if another card prints both; `lint` warns of one that no card has |
| payment | `{fire: 1, any: 2}`, `fire` for one of it, or a number of any kind |
| costs | one cost or a list of them (see *Costs*) |

A selector sees what is in play, unless `zone` names other zones: `{card: {zone: [hand, break zone]}}`. Summons and abilities lie on the
stack: `{summon: {zone: stack}}`; `{ability: {}}`, `{auto ability: {controller: opponent}}` and the like need no zone. Under `by`, and under `card`
of `casts`, `discards` and the like, the card itself is asked, wherever it is. Outside of play, `owner` and `controller` say the same.

)md";

} // namespace takujo::prose
