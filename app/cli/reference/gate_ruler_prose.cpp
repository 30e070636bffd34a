#include "app/cli/reference/prose.h"

namespace takujo::prose {

const std::string_view gateRuler = R"md(## Cards of `gate_ruler`

`takujo-cli vocabulary gate_ruler` lists all its fields and words. What is different from what has been said above:

```yaml
cards:
  - id: CL-001
    name: {en: Keeper of the Sluice, ja: 水門の番人}
    type: ruler
    atk: 3
    stk: 3
    life: 11
    energy cards: 6           # so many are brought along; of the other rules for decks, what is left out is as usual
    abilities:
      - preparation: []       # done once, before the game
        do: [{place energy: 3}, {draw: 2}]
      - start of turn: []     # done in the start phase of each of one's turns
        do: [{act energy: 2}, {draw: {amount: {if: first turn, then: 1, otherwise: 2}}}]
  - id: CL-002
    name: {en: The Ferryman Himself, ja: 渡し守その人}
    type: ruler
    atk: 4
    stk: 3
    life: 12
    level cap: 50
    lacks: [hand, energy zone]                          # zones that its player does not have
    abilities:
      - start of turn: []
        do: {drive: {amount: {if: first turn, then: 1, otherwise: 2}}}
      - always: {price free: {of: {card: {}}, player: you}}
  - id: CL-003
    name: {en: Lamp Oil, ja: 灯油}
    type: energy
  - id: CL-004
    name: {en: Sluice Otter, ja: 水門のかわうそ}
    type: unit
    level: 1                                            # what it costs in energy; from -9 on
    atk: 3
    hp: 4
    stk: 1
    army: {en: Canal, ja: 運河}
    attribute: {en: Beast, ja: 獣}
    abilities:
      - penetrate
      - when: touchdown                                 # TD
        do: {draw: 1}
      - normal: 1                                       # for energy, or a list of costs; [] if it costs nothing
        name: {en: Dive, ja: 潜る}
        limit: {times: 1, per: turn, of: name}          # in the name; without `of` it is beside the name
        choose: {unit: {controller: you}}
        do: {atk: {of: chosen, by: 2, until: end of turn}}
      - overdrive: []                                   # OD
        do: {drive: 1}
      - counter: []                                     # CNT
        do: {play ability: {en: Dive, ja: 潜る}}        # or `play this`, or anything else
  - id: CL-005
    name: {en: Gate Shut Early, ja: 早じまいの水門}
    type: event
    level: 1
    timing: set                                         # it waits for something to happen
    army: {en: Canal, ja: 運河}
    abilities:
      - when: {attacks: {unit: {controller: opponent}}}
        in: [set 1, set 2, set 3]
        do: play this
    resolve:
      choose: {unit: {controller: opponent, is: attacking}}
      do: {return: chosen}
  - id: CL-006
    name: {en: Low Bridge, ja: 低い橋}
    type: event
    level: 0
    timing: set                                         # it can be played while something is so
    resolve:
      if: {there is: {unit: {controller: opponent, is: attacking}}}
      choose: {unit: {controller: opponent, is: attacking}}
      do: {stk: {of: chosen, by: -1, until: end of turn}}
  - id: CL-007
    name: {en: Dry Dock, ja: 乾ドック}
    type: field
    level: 1
    abilities:
      - instead of: {is dealt damage: {what: {unit: {controller: you}}, from: effects}}
        do: {amount becomes: {minus: {of: that amount, by: 1}}}
```

- An ability begins with `when`, `state`, `always`, `instead of`, `normal`, `immediate`, `overdrive`, `counter`, `preparation` or `start
  of turn`. `normal` is used in one's own main phase on an empty gate, `immediate` with priority at any time. The last two are for rulers,
  and everything that a ruler does stands in them: there is no other draw.
- `touchdown` is a trigger, `overdrive` and `counter` are kinds of abilities of their own. With `do: play this` the card itself is played,
  and a card that its `counter` plays costs no energy for its level; `play ability` plays that ability of the card, and its costs are
  paid.
- An event has a `timing`, or several in a list. `normal`, `immediate` and `when damaged` say all that is needed, and such events may be
  set as well, unless `cannot be set: true`. With `set` the text itself says when: an ability with `in: [set 1, set 2, set 3]` and `do:
  play this` is asked for at the moment of its trigger, and an `if` under `resolve` has to hold when the event is played.
- What playing a card costs besides stands under `resolve` of an event, and under `play` (not `cast`) of a unit or a field. `price` makes
  cards dearer or cheaper, `price becomes` sets what they cost before that, `price free` takes all of it away after that.
- Whatever is played chooses first and pays then: what can't be chosen can't be played. Targets are `choose`; what is picked while a text
  is carried out is `select`. Targets that have gone are left out when it resolves, and all the rest is done.
- `damage` and `destroy` do nothing at once: they put a process onto the gate. Triggers follow when it resolves: `is dealt damage`, `is
  source of damage`, `is destroyed`. `is to deal damage` and `is dealt damage` under `instead of` change an amount: the first when the
  process is put there, the second when it resolves. `put into graveyard` is no destruction.
- `instead of` under `do` is the next such event; one that makes damage less ends with the phase. Among `abilities` it lasts.
- An ability works in play unless `in` names other zones. One that says without a condition what its own card is, such as `always: {army:
  {of: this, is: Canal, also: true}}`, is true in every zone. `when` in a zone that is hidden, such as `in: hand`, asks the card's player
  whether to show it.
- The zones are `deck`, `hand`, `ruler zone`, `left attack`, `right attack`, `defense`, `field zone`, `set 1` to `set 3`, `energy zone`,
  `drive zone`, `counter zone`, `damage zone`, `graveyard`, `removed` and `gate`. In play are the ruler zone, the attack zones, the
  defense zone, the field zone, the set zones and the energy zone; cards that lie anywhere else are asked for their `owner`: `{card:
  {zone: damage zone, owner: you}}`.
- `act` and `rest` turn a card, `act energy` so many of your energy cards. `place energy` puts energy cards into the zone from outside of
  the game.
- `drive: 2` drives, and `recover: 1` puts cards of the damage zone into the graveyard; `heal` removes damage from units.
- `put into play` is a special summon and `take control` gives a unit to another player; both ask for a zone.
- `negate` takes what lies on the gate: `{event: {zone: gate}}`.
- `attribute` and `army` are texts, several in a list; `loses army` and `loses attribute` take one of them away.
- A deck has one `ruler`, the `energy` cards that this asks for, and `cards`: 50 of them, four of one name, one of each legendary name and
  16 with `counter`, unless the ruler says otherwise by `deck size`, `copies`, `legendary copies`, `legendary kinds`, `most counters`,
  `level cap`, `most armies` and `no negative levels: true`.

)md";

} // namespace takujo::prose
