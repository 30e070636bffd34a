#include "app/cli/reference/prose.h"

namespace takujo::prose {

const std::string_view duelMasters = R"md(## Cards of `duel_masters`

`takujo-cli vocabulary duel_masters` lists all its fields and words. What is different from what has been said above:

```yaml
cards:
  - id: TG-001
    name: {en: Towpath Otter, ja: 曳き道のかわうそ}
    type: creature
    civilization: water                                 # left out where there is none; several in a list
    cost: 4
    power: 4000
    race: {en: Lock Keeper, ja: 水門番}                  # several in a list
    abilities:
      - blocker
      - always: {cannot: {of: this, do: attack players}}
      - when: {enters: this}
        do: [{select: {up to: 1, creature: {controller: opponent, cost: {at most: 3}}}}, {return: selected}]
  - id: TG-002
    name: {en: Gate Shut Early, ja: 早じまいの水門}
    type: spell
    civilization: [light, water]
    cost: 5
    abilities: [s-trigger]                              # not under `resolve`, which is what the spell does
    resolve:
      modes:
        of:
          - do: {tap: {creature: {controller: opponent}}}
          - do: [{select: {creature: {controller: opponent}}}, {return: selected}]
  - id: TG-003
    name: {en: Ferryman's Dog, ja: 渡し守の犬}
    type: creature
    civilization: nature
    cost: 3
    power: 2000
    race: {en: Lock Keeper, ja: 水門番}
    abilities:
      - when: {attacks: this}
        do: {put top: {amount: 1, to: mana zone}}
      - instead of: {is destroyed: this}
        do: {goes to: mana zone}
  - id: TG-004
    name: {en: The Whole Canal, ja: 運河のすべて}
    type: creature
    civilization: [water, nature]
    cost: 9
    power: 8000
    race: {en: Lock Keeper, ja: 水門番}
    abilities:
      - double breaker
      - always: {price: {of: {among: this}, by: {times: {of: -1, by: {count: {creature: {controller: you}}}}}, at least: 2}}
        in: hand                                        # it is cheaper where it is used from
  - id: TG-005
    name: {en: Lamplit Towpath, ja: 灯のともる曳き道}
    type: field
    civilization: light
    cost: 4
    abilities:
      - always: {power: {of: {creature: {controller: you, has: blocker}}, by: 1000}}
      - when: {at: {moment: turn end, player: you}}
        do: [{select: {up to: 1, creature: {controller: you}}}, {untap: selected}]
  - id: TG-006
    name: {en: Seed of a Canal, ja: 運河の種}
    type: tamaseed
    civilization: nature
    cost: 2
    race: {en: Lock Keeper, ja: 水門番}
    abilities:
      - s-trigger
      - when: {enters: this}
        do: {draw up to: 1}
```

- An ability begins with `when`, `state`, `always` or `instead of`. Nothing is used at a cost of its own.
- Everything is chosen while the text is carried out: `select`, and then `selected`; there is no `choose`. Modes are taken then,
  too.
- What triggers waits, and its `if` is asked only when its turn comes. What has to be so for it to trigger at all is `while`.
- A spell does what stands under `resolve`, and goes to the graveyard after that. Creatures, cross gears, fields, artifacts and
  tamaseeds have `use` instead, if using them costs more than mana: `additional cost` and the like.
- `s-trigger` stands among the abilities of whatever type of card. An ability of one's own that is shown while its shield is on its
  way to the hand is `when: {leaves shields: this}`, with `declared: true` and `in: shield zone`.
- `speed attacker` lets a creature attack at once, `attacks untapped` lets it attack untapped creatures. Shields are broken by
  `double breaker`, `triple breaker` and `world breaker`; without them, an attack breaks one.
- What a creature may not do is `cannot`, with `attack`, `attack players`, `attack creatures`, `block`, `be blocked`, `be attacked`,
  `be chosen`, `be destroyed`, `leave` or `untap`; `by` says by whom. What it has to do if it can is `must`, with `attack` or
  `block`.
- `destroy` destroys, `put into graveyard` does not. `return` puts cards into hands, `put into mana` into mana zones, `put into
  battle zone` into the battle zone without using them, `add as shield` face down under the shields, and `put top` moves cards from
  the top of a deck, one after the other. `put top` to the hand is no `draw`.
- What evolves has `special: evolution`, and says onto what: `always: {evolution: {creature: {race: Dragon, controller: you}}}`;
  `{of: …, amount: 3}` for three such cards, a list of these for cards of different kinds, `zone: graveyard` in it for cards that lie
  elsewhere. `neo evolution` is for `special: neo`, and may be left out in play. `special: star evolution` has the ability
  `star evolution` as well. A creature that is an evolution now is `{creature: {evolution: true}}`.
- `{card: {under: this}}` are the cards below a creature, `{card: {part of: this}}` all that it is made of: each of them goes alone.
  `put under` puts a card there. A `creature` or an `element` goes with all of its cards.
- A cross gear speaks of its creature as `{creature: {bears: this}}`. `cross` crosses it without its cost, and `is crossed` waits for
  that.
- `swap` lets two cards change places, or none; `swap zones` all cards of two zones.
- `break: 1` breaks a shield of the opponent, `take shields` puts shields into the hand without breaking them; S-Triggers are
  declared for both.
- `price` changes what it costs to use a card. `cost` changes the number itself, for which criteria such as `cost: {at most: 3}` ask.
- Some keywords stand in front of what their card says: `{meteor burn: {when: {attacks: this}, do: {draw: 1}}}`, `d-switch` in the same
  way, `{space charge: {civilization: water, do: {draw: 1}}}`, `{shinka power: {do: {draw: 1}}}`, `{survivor: [blocker]}`. `while:
  {crystal arms: 3}` and `while: accelerator` are states as `while: {mana arms: 3}` is.
- `{invasion: {creature: {race: Dragon}}}` lets an evolution come onto such an attacker out of the hand, `{kirifu dash: {fire: 1,
  any: 3}}` lets its card be used after an attack that broke shields.
- `{sympathy: {creature: {controller: you, race: Dragon}}}` makes its card cheaper, `{sasageru: 2}` a Dispector for which it is destroyed.
  `{d-d-d: {fire: 1, any: 3}}` lets its card be used out of the hand as a creature attacks, `abyss rush` out of the graveyard, and
  `{vivid draw: 4}` for that cost in the turn in which it is drawn. `{abare chain: {do: {draw: 1}}}` is for the first attack of a turn,
  for which `if: first attack` asks anywhere.
- `{cannot use s-trigger: {of: {spell: {}}, player: opponent}}` keeps a player from using the S-Trigger of such cards; with `broken by:
  this` only of shields that this breaks.
- The zones are `deck`, `hand`, `battle zone`, `mana zone`, `graveyard`, `shield zone`, `hyperspatial zone` and `super gr zone`.
  Only the battle zone is in play; cards that lie anywhere else are asked for their `owner`: `{creature: {zone: graveyard, owner:
  you}}`. `element` is all that lies in the battle zone.
- Moments are `at: turn start`, `at: {moment: turn end, player: you}` and the like. `end of this battle` is the end of the attack.
- `power` of 0 or less destroys a creature at once, in the middle of a text. Numbers are added first, then taken away, then
  multiplied.
- A deck has `cards`, 40 of them and no more than four of one name. Cards for the hyperspatial zone, eight at most, stand under
  `hyperspatial`, which may be left out.

)md";

} // namespace takujo::prose
