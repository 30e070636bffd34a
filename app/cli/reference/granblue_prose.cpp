#include "app/cli/reference/prose.h"

namespace takujo::prose {

const std::string_view granblue = R"md(## Cards of `granblue`

`takujo-cli vocabulary granblue` lists all its fields and words. What is different from what has been said above:

```yaml
cards:
  - id: SR-001
    name: {en: "Kestry [Deck Brat] (female)", ja: "ケストリ［甲板っ子］（女）"}
    type: leader
    gender: female
    attribute: fire           # left out where there is none
    rank: 0
    hp: 6
    attack: 2
    job change: {there is: {of: {member: {controller: you}}, at least: 2}}   # the icon; may be left out
    abilities:
      - use: [{crystals: {fire: 1, any: 1}}]            # an activated effect; [] for (0)
        once a turn: true
        do: [{select: {member: {controller: you}}}, {attack: {of: selected, by: 1, until: end of turn}}]
      - ougi: 2                                         # so many cards of the gauge are turned face down
        name: {en: Ember Lap, ja: 熾火の周回}
        do: {attack: {of: this, by: 2}}                 # of an ougi, HP and ATK change for this turn
      - when: {is deployed: {member: {controller: you}}}
        cost: [{crystals: 1}]                           # an automatic effect may cost something
        do: {draw: 1}
  - id: SR-100
    name: {en: Long Way Down, ja: 底までは遠い}
    type: summon
    resolve:
      if: {there is: {of: {card: {zone: gauge, owner: you}}, at least: 3}}   # asked before it is played
      do: {damage: {to: {leader: {controller: opponent}}, amount: 5}}
```

- The character name is what stands outside all brackets of the name: `first name` asks for it, `name` for the whole name.
- An ability begins with `when`, `state`, `always`, `instead of`, `use`, `assist` (used from the hand only) or `ougi`.
- Everything is chosen while the text is carried out: `select`, and then `selected`; there is no `choose`.
- The zones are `deck`, `hand`, `gauge`, `leader`, `leaders` (the leader deck), `members`, `crystals` and `armor`; in play are the
  leader and the members, `ally` is either. Cards of a gauge are told apart by `face: up` and `face: down`.
- `discard` puts cards of a hand into the gauge, which is where everything goes that is done with.
- Chips are counters: `put chip`, `take chip`. Those named `HP+1`, `ATK-2`, `rank+1` and the like change that number. Chips lie on
  zones as well: `put chip on zone`, `take chip from zone`; these stay whatever cards come and go, and change nothing.
- What is done to all cards of a zone for some time is done to those that come later as well; what is done to `selected` is not.
- `in: hand` lets `always` work in the hand: a member is deployed with the rank that it has there.
- Moments are `at: turn start`, `at: {moment: turn end, player: you}` and the like.
- `damage` is compared with HP at once and kept by nobody; `damage dealt` and `damage taken` change it. `knock out` does without it.
- `put top` puts cards of a deck somewhere, one after the other; a summon that becomes a crystal so is activated.
- `negate` takes away `ougi` or `effects`, `negate received effects` what effects have done to a card, `back to original` what they
  have done to a number.

)md";

} // namespace takujo::prose
