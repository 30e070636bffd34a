#include "app/cli/reference/prose.h"

namespace takujo::prose {

const std::string_view shadowverseEvolve = R"md(## Cards of `shadowverse_evolve`

`takujo-cli vocabulary shadowverse_evolve` lists all its fields and words. What is different from what has been said above:

```yaml
cards:
  - id: LS-001
    name: {en: Hob of the Lamps, ja: 灯のホブ}
    type: leader
    class: runecraft
    health: 20
  - id: LS-002
    name: {en: Lamp Drake, ja: 灯の小竜}
    type: follower
    class: runecraft          # a list if it has several: [runecraft, dragoncraft]
    cost: 3
    attack: 2
    health: 3
    trait: {en: Drake, ja: 竜}
    play: {optional cost: {earth rite: 1}}              # asked when it is played
    abilities:
      - ward
      - when: fanfare
        if: {paid: optional cost}
        do: {put token: {token: {en: Spark, ja: 火花}, amount: 2, to: ex area}}
      - when: strike
        cost: {discard: 1}                              # an automatic ability may cost something
        choose: {up to: 1, follower: {controller: opponent}}
        do: {destroy: chosen}
      - evolve: 2                                       # for PP; a list of costs where it is more than PP
  - id: LS-003                                          # what it evolves into: the same name, and no cost
    name: {en: Lamp Drake, ja: 灯の小竜}
    type: follower
    special: evolve
    class: runecraft
    attack: 4
    health: 5
    trait: {en: Drake, ja: 竜}
    abilities:
      - ward
      - when: on evolve
        do: {stack: 1}
      - when: on super-evolve
        do: {draw: 1}
  - id: LS-004
    name: {en: Brick Kiln, ja: 煉瓦窯}
    type: amulet
    class: runecraft
    cost: 2
    abilities:
      - stack
      - activate: [{pp: 1}, act]                        # [] if it costs nothing
        do: {leader health: 1}
      - quick: [act]                                    # can be used in the opponent's turn as well
        choose: {follower: {controller: opponent, is: attacking}}
        do: {damage: {to: chosen, amount: {if: {spellchain: 5}, then: 3, otherwise: 1}}}
      - advance: [{pp: 2}, {put into cemetery: {what: this}}]
        do: [{select: {card: {zone: evolve deck, owner: you, name: {en: Lighthouse, ja: 灯台}}}}, {put onto field: selected}]
  - id: LS-005
    name: {en: Lighthouse, ja: 灯台}
    type: amulet
    special: advance
    class: runecraft
    cost: 4
    abilities:
      - when: {phase comes: {phase: end, player: you}}
        do: {leader health: 1}
  - id: LS-006
    name: {en: Spark, ja: 火花}
    token: true
    type: spell
    class: runecraft
    cost: 0
    abilities: [quick]                                  # the whole card can be played in the opponent's turn
    resolve:
      choose: {follower: {controller: opponent}}
      do: {damage: {to: chosen, amount: 1}}
  - id: LS-007
    name: {en: Lamp Drake, ja: 灯の小竜}
    type: follower
    special: evolve
    class: runecraft
    attack: 3
    health: 6
    other side: {name: {en: Lamp Drake, ja: 灯の小竜}, type: follower, special: evolve, class: runecraft, attack: 6, health: 3}
```

- An ability begins with `when`, `state`, `always`, `instead of`, `activate`, `quick`, `evolve` or `advance`. A number behind `evolve` or
  `advance` is so many PP, one of which may be an EP. `evolve` says by itself what happens: nothing stands beside it.
  Of these two a player uses one a turn.
- What playing a card costs besides stands under `resolve` of a spell, and under `play` (not `cast`) of a follower or an amulet.
  `reduced cost` with `less: 3` beside it may be paid, and makes the card cost 3 less. `if` under `resolve` is asked before the spell is played.
- Whatever is played chooses first and pays then: what can't be chosen can't be played. Automatic abilities are played when their turn comes
  among those that wait, and their `cost` may be paid as they resolve; if it is not, nothing happens. A text in which something may be paid says
  `{may: {pay: {discard: 1}}, then: {draw: 1}}`.
- The moments of the card itself have words without fields: `fanfare`, `strike`, `last words`, `on evolve`, `on super-evolve`. Others are about
  any card: `enters`, `attacks`, `put into cemetery`, `evolves`, `plays`, `phase comes`.
- `combo: 3`, `spellchain: 5`, `necrocharge: 10`, `overflow` and `sanguine` are conditions: they stand under `if` and `while`, also inside an
  amount, such as how many modes are chosen.
- `stack` among abilities is the keyword with all that belongs to it: an amulet comes with one counter. The effect `stack: 1` puts one on a card
  with Stack, the cost `earth rite: 1` takes one from such an amulet, and the amount `stack taken` is how many you have taken this turn.
- An evolve card has `special: evolve`, the name of the card that evolves into it, and no `cost`; an advance card has `special: advance` and a
  cost. On the field, `{follower: {special: evolve}}` is a follower that has evolved. `zone: evolve deck` means the cards that lie there face
  down; `face: up` beside it those that have come back.
- A double-faced card has its other face under `other side`: a whole card without `id`. A card evolves into either face that has its name; in
  decks the first face counts. `put onto field` with `other side: true` shows the second one.
- Of several that are picked or counted, a selector may ask that they differ, or what they come to: `{follower: {different: name}}`,
  `{follower: {total: {of: cost, at most: 5}}}`.
- `{cannot play: {of: {spell: {}}, player: opponent, until: end of turn}}` bars a player from playing such cards, `cannot use` from using
  activated abilities of such cards.
- `{repeat: 3, do: …}` does something so many times, `{put top: {amount: 1, to: ex area}}` moves top cards of the deck, and `place: 3` beside
  `{move: {what: chosen, to: deck}}` is the third from the top. The amount `{room: field}` is how many more cards fit there.
- `evolve cost`, `evolves into` and `evolves any number of times` change how cards evolve, and `ignores ward` whom they may attack.
- `cannot draw` keeps a player from drawing, `cannot trigger` with `what: fanfare` and the like keeps abilities of that moment from being
  triggered, and `spellchain counts` lets more than spells count.
- `{follower: {token: true}}` asks for tokens. What a card came from is remembered through the turn:
  `{this turn: {happened: {goes to: {card: {follower: {owner: you}}, to: hand, from: field}}}}`.
- Tokens (`token: true`) are in no deck. `put token` makes them on the field, or in the EX area with `to: ex area`; `transform` turns cards
  into them.
- The zones are `deck`, `hand`, `field`, `ex area`, `cemetery`, `leader`, `evolve deck`, `evolution zone`, `banished` and `resolution`;
  in play are the field and the leader. Cards that lie anywhere else are asked for their `owner`: `{spell: {zone: cemetery, owner: you}}`.
- Cards are played from the hand and from the EX area, so what makes a card itself cheaper has `in: [hand, ex area]`. `in: hand` or
  `in: cemetery` beside `activate` is where that ability is used.
- `damage` lowers health and is not healed; a leader is dealt it as well: `{damage: {to: {leader: {controller: opponent}}, amount: 2}}`.
  `leader health: 2` is gained, `leader health: -2` is lost, and neither is damage.
- `pp`, `pp max`, `ep` and `super ep` are what a player has: as effects they are gained, as amounts they are read.
- `destroy` puts cards into the cemetery, and `put into cemetery` does so without destroying them; `banish` puts them into the banished zone.
  `steal` and `give` change the field on which a card lies.
- `collab name` is one more name of a card, which is found only as a whole: `name contains` does not look into it.
- A deck has one `leader`, 40 to 50 `cards`, and up to ten evolve and advance cards in its `evolve deck`; of one name no more than three in
  each, unless a card says `always: any number in a deck`. All are of the leader's class or neutral, or all have one `title` in common.
- In the format `super-evolution` each player has a super-evolution point. It can be used with an `evolve` ability, from the seventh turn of
  whoever went first and the sixth turn of the other on: the card gets +1/+1, and `on super-evolve` is triggered.

)md";

} // namespace takujo::prose
