#include "engine/kit/script/language/kit_vocabulary.h"
#include "engine/kit/script/language/fields.h"

#include "engine/kit/script/language/operators.h"

#include <algorithm>

namespace takujo {

namespace {

using Kind = FieldKind;

/// Cards could not say it at first.
FieldShape stepOfHalves() {
    FieldShape field{halves::step, Kind::amount};
    field.isLater = true;
    return field;
}

} // namespace

const Vocabulary::KeywordForm* keywordForm(const Vocabulary& words, const Ability& ability) {
    const bool isKeyword = ability.kind == AbilityKind::activated &&
                           ability.form < words.keywordForms.size() &&
                           words.keywordForms[ability.form].complete != nullptr;
    return isKeyword ? &words.keywordForms[ability.form] : nullptr;
}

bool isAboutCasting(const Ability& ability) {
    return ability.kind == AbilityKind::text && ability.modes.empty() && ability.blocks.front().empty();
}

bool countsWhatItDoes(const EffectSpec& effect) {
    const auto asks = [](const FieldShape& field) {
        return field.kind == FieldKind::block || field.kind == FieldKind::trigger ||
               field.kind == FieldKind::following;
    };
    return effect.modify == nullptr && effect.follow != effects::select &&
           effect.follow != effects::chooseNow && effect.follow != effects::fixX &&
           effect.follow != effects::revealTop && effect.follow != effects::lookAtTop &&
           effect.follow != effects::revealUntil && effect.follow != effects::unfinished &&
           effect.follow != effects::selectAtRandom && effect.follow != effects::reveal &&
           effect.follow != effects::useCard && effect.follow != effects::nameCard &&
           std::ranges::none_of(effect.shape.fields, asks);
}

bool asksWhatIsDone(const EffectSpec& effect) {
    return effect.follow == effects::ifYouDid || effect.follow == effects::whenYouDid;
}

std::vector<AmountSpec> kitAmounts(const PrintedWords& printed) {
    std::vector<AmountSpec> all{
        {{.word = "number", .about = "A whole number, written as such."}, amounts::literal},
        {{.word = "x", .about = "The X that was named."}, amounts::namedX},
        {{.word = "count",
          .fields = {{counts::of, Kind::objects, true}, {counts::every, Kind::amount}},
          .about = "How many fit; with `every: 3`, how often 3 of them can be counted.",
          .example = "{forward: {}}"},
         amounts::count},
        {{.word = "half",
          .fields = {{halves::of, Kind::amount, true}, {halves::down, Kind::flag}, stepOfHalves()},
          .about = "Half of it, rounded up unless `down` is true, to a whole number or, with `to: 1000`, to "
                   "thousands.",
          .example = "that amount"},
         amounts::half},
        {{.word = "times",
          .fields = {{operand::of, Kind::amount, true}, {operand::by, Kind::amount, true}},
          .about = "A product."},
         amounts::times},
        {{.word = "sum", .fields = {{operand::of, Kind::amounts, true}}, .about = "A sum."}, amounts::sum},
        {{.word = "minus",
          .fields = {{operand::of, Kind::amount, true}, {operand::by, Kind::amount, true}},
          .about = "A difference."},
         amounts::minus},
        {{.word = "if",
          .fields = {{either::ifThis, Kind::condition, true},
                     {either::then, Kind::amount, true},
                     {either::otherwise, Kind::amount, true}},
          .inlineFields = true,
          .about = "One of two amounts."},
         amounts::either},
        {{.word = "that amount", .about = "How much the event was: the damage dealt, the cards drawn."},
         amounts::ofEvent},
        {{.word = "divided", .about = "The part of a divided amount that falls to the one at hand."},
         amounts::divided},
        {{.word = "counters",
          .fields = {{counters_on::named, Kind::text}, {counters_on::on, Kind::objects}},
          .about = "How many counters of that name are on it."},
         amounts::counters},
        {{.word = "damage on",
          .fields = {{operand::of, Kind::objects, true}},
          .about = "The damage it has taken."},
         amounts::damageOn},
        {{.word = "picked", .about = "How many were picked last."}, amounts::picked},
        {{.word = "done",
          .about =
              "How many the instruction before has really drawn, discarded, moved, broken and so on; of "
              "counters, how many it has put or taken. What only asks, selects or lasts is passed over."},
         amounts::done}};
    for (const PrintedWords::Field& number : printed.numbers)
        all.push_back({{.word = number.word,
                        .fields = {{operand::of, Kind::objects, true}},
                        .about = "This number of an object; of several, the sum.",
                        .slot = static_cast<std::int32_t>(number.slot)},
                       amounts::numberOf});
    return all;
}

std::vector<AmountSpec> valueAmounts(const std::vector<Vocabulary::Value>& values) {
    std::vector<AmountSpec> all;
    all.reserve(values.size());
    for (const Vocabulary::Value& value : values)
        all.push_back({{.word = value.word,
                        .fields = {{operand::of, Kind::players}},
                        .about = "How much of it a player has.",
                        .slot = value.slot},
                       amounts::valueOf});
    return all;
}

std::vector<ConditionSpec> kitConditions(const std::vector<std::string_view>& phases) {
    return {
        {{.word = "all of",
          .fields = {{operand::of, Kind::conditions, true}},
          .about = "All of these hold; a plain list says the same."},
         conditions::all},
        {{.word = "any of",
          .fields = {{operand::of, Kind::conditions, true}},
          .about = "One of these holds."},
         conditions::any},
        {{.word = "not", .fields = {{operand::of, Kind::condition, true}}, .about = "This does not hold."},
         conditions::isNot},
        {{.word = "there is",
          .fields = {{compares::of, Kind::objects, true},
                     {compares::atLeast, Kind::amount},
                     {compares::atMost, Kind::amount}},
          .about = "As many fit; at least one if nothing is said."},
         conditions::thereIs},
        {{.word = "amount",
          .fields = {{compares::of, Kind::amount, true},
                     {compares::atLeast, Kind::amount},
                     {compares::atMost, Kind::amount},
                     {compares::exactly, Kind::amount}},
          .about = "An amount compares as said.",
          .example = "{of: picked, at least: 2}"},
         conditions::compares},
        {{.word = "is",
          .fields = {{likeness::what, Kind::objects, true}, {likeness::like, Kind::criteria, true}},
          .about = "All of these objects are like that.",
          .example = "{what: this, like: {damaged: true}}"},
         conditions::isLike},
        {{.word = "turn of",
          .fields = {{operand::of, Kind::players, true}},
          .about = "It is that player's turn."},
         conditions::turnOf},
        {{.word = "phase",
          .fields = {{operand::of, Kind::oneWord, true, phases}},
          .about = "The game is in that phase."},
         conditions::inPhase},
        {{.word = "this turn",
          .fields = {{this_turn::happened, Kind::trigger, true}, {this_turn::atLeast, Kind::amount}},
          .about = "That has happened so often this turn."},
         conditions::happened}};
}

std::vector<AmountSpec> amountsOfTheTurn() {
    return {{{.word = "times this turn",
              .fields = {{this_turn::happened, Kind::trigger, true}},
              .about = "How often that has happened this turn."},
             amounts::timesThisTurn}};
}

std::vector<ConditionSpec> conditionsOfOfferedCosts() {
    return {{{.word = "paid",
              .fields = {{operand::of, Kind::oneWord, true, {"optional cost", "alternative cost"}}},
              .about = "That was paid when the card was cast."},
             conditions::wasPaid}};
}

std::vector<ConditionSpec> conditionsOfOrigin() {
    return {{{.word = "played from",
              .fields = {{played_from::zone, Kind::zone, true}},
              .about = "The card was played from such a zone."},
             conditions::wasPlayedFrom}};
}

std::vector<CriterionSpec> kitCriteria(const PrintedWords& printed, std::string_view asideWord,
                                       std::string_view uprightWord,
                                       const std::vector<std::string_view>& marks) {
    std::vector<CriterionSpec> all{
        {{.word = "controller",
          .fields = {{operand::of, Kind::players, true}},
          .about = "Whoever controls it."},
         criteria::controller},
        {{.word = "owner", .fields = {{operand::of, Kind::players, true}}, .about = "Whoever owns it."},
         criteria::owner},
        {{.word = "other",
          .fields = {{operand::of, Kind::flag, true}},
          .about = "Not the one the text stands on."},
         criteria::other},
        {{.word = "not", .fields = {{operand::of, Kind::criteria, true}}, .about = "Not like that."},
         criteria::isNot},
        {{.word = "name", .fields = {{operand::of, Kind::text, true}}, .about = "Its name."},
         criteria::name,
         true},
        {{.word = "state",
          .fields = {{operand::of, Kind::oneWord, true, {asideWord, uprightWord}}},
          .about = "How it is turned."},
         criteria::state},
        {{.word = "is", .fields = {{operand::of, Kind::words, true, marks}}, .about = "A status it has now."},
         criteria::marked},
        {{.word = "damaged", .fields = {{operand::of, Kind::flag, true}}, .about = "Whether it has damage."},
         criteria::damaged},
        {{.word = "counters",
          .fields = {{has_counters::named, Kind::text}, {has_counters::atLeast, Kind::amount}},
          .about = "It has counters of that name."},
         criteria::counters},
        {{.word = "entered this turn",
          .fields = {{operand::of, Kind::flag, true}},
          .about = "It came into play this turn."},
         criteria::entered},
        {{.word = "named like",
          .fields = {{operand::of, Kind::objects, true}},
          .about = "It has the same name."},
         criteria::namedLike,
         true},
        {{.word = "among", .fields = {{operand::of, Kind::objects, true}}, .about = "One of these objects."},
         criteria::among},
        {{.word = "any of",
          .fields = {{operand::of, Kind::anyCriteria, true}},
          .about = "Like one of a list."},
         criteria::anyOf}};
    for (const PrintedWords::Field& number : printed.numbers)
        all.push_back({{.word = number.word,
                        .fields = {{operand::of, Kind::comparison, true}},
                        .about = "That number.",
                        .slot = static_cast<std::int32_t>(number.slot)},
                       criteria::number,
                       true});
    for (const PrintedWords::Field& set : printed.sets)
        all.push_back({{.word = set.word,
                        .fields = {{operand::of, Kind::words, true, set.words}},
                        .about = "One of these.",
                        .slot = static_cast<std::int32_t>(set.slot)},
                       criteria::set,
                       true});
    if (!printed.keywords.words.empty())
        all.push_back({{.word = "has",
                        .fields = {{operand::of, Kind::words, true, printed.keywords.words}},
                        .about = "It has one of these keyword abilities.",
                        .slot = static_cast<std::int32_t>(printed.keywords.slot)},
                       criteria::set,
                       true});
    for (const PrintedWords::Field& text : printed.texts)
        all.push_back({{.word = text.word,
                        .fields = {{operand::of, Kind::text, true}},
                        .about = "It has this.",
                        .slot = static_cast<std::int32_t>(text.slot)},
                       criteria::text,
                       true});
    for (const PrintedWords::Field& flag : printed.flags)
        all.push_back({{.word = flag.word,
                        .fields = {{operand::of, Kind::flag, true}},
                        .about = "It is so printed.",
                        .slot = static_cast<std::int32_t>(flag.slot)},
                       criteria::flag,
                       true});
    return all;
}

std::vector<CriterionSpec> criteriaOfNames() {
    return {{{.word = "name contains",
              .fields = {{operand::of, Kind::text, true}},
              .about = "One of its names contains this.",
              .example = "Ant"},
             criteria::nameContains,
             true},
            {{.word = "first name",
              .fields = {{operand::of, Kind::text, true}},
              .about = "Its name without what stands in brackets.",
              .example = "Ant"},
             criteria::firstName,
             true}};
}

std::vector<EffectSpec> kitEffects() {
    return {
        {{.word = "draw",
          .fields = {{draws::amount, Kind::amount, true}, {draws::player, Kind::players}},
          .about = "A player draws cards."},
         effects::draw},
        {{.word = "discard",
          .fields = {{discards::amount, Kind::amount, true},
                     {discards::player, Kind::players},
                     {discards::like, Kind::criteria},
                     {discards::atRandom, Kind::flag}},
          .about = "A player discards cards from the hand, which that player chooses unless at random."},
         effects::discard},
        {{.word = "damage",
          .fields = {{damages::to, Kind::objects, true},
                     {damages::amount, Kind::amount, true},
                     {damages::by, Kind::objects}},
          .about = "Deals damage to objects; `by` if it is not the text's own card that deals it.",
          .example = "{to: chosen, amount: 4000}"},
         effects::damage},
        {{.word = "damage player",
          .fields = {{damages_player::amount, Kind::amount, true}, {damages_player::player, Kind::players}},
          .about = "Deals damage to a player."},
         effects::damagePlayer},
        {{.word = "move",
          .fields = {{moves::what, Kind::objects, true},
                     {moves::to, Kind::zone, true},
                     {moves::at, Kind::oneWord, false, {"top", "bottom"}},
                     {moves::turned, Kind::flag},
                     {moves::under, Kind::players}},
          .about =
              "Moves objects to a zone; onto the table under your control unless `under` names a player."},
         effects::move},
        {{.word = "turn aside",
          .fields = {{affects::what, Kind::objects, true}},
          .about = "Turns objects sideways."},
         effects::turnAside},
        {{.word = "turn upright",
          .fields = {{affects::what, Kind::objects, true}},
          .about = "Turns objects upright."},
         effects::turnUpright},
        {{.word = "put counter",
          .fields = {{puts_counter::on, Kind::objects, true},
                     {puts_counter::named, Kind::text, true},
                     {puts_counter::amount, Kind::amount}},
          .about = "Puts counters on objects, one if nothing is said."},
         effects::putCounter},
        {{.word = "take counter",
          .fields = {{takes_counter::from, Kind::objects, true},
                     {takes_counter::named, Kind::text},
                     {takes_counter::amount, Kind::amount}},
          .about = "Takes counters off objects: all of them if nothing is said."},
         effects::takeCounter},
        {{.word = "select",
          .fields = {{selects::what, Kind::pick, true}},
          .about = "Somebody picks objects while the text is carried out; they are `selected` from then on."},
         effects::select},
        {{.word = "choose now",
          .fields = {{selects::what, Kind::pick, true}},
          .about =
              "Somebody chooses while the text is carried out: what cannot be chosen is not, and what must "
              "be chosen is. It is `selected` from then on."},
         effects::chooseNow},
        {{.word = "may",
          .fields = {{may::doThis, Kind::block, true},
                     {may::otherwise, Kind::block},
                     {may::player, Kind::players},
                     {may::then, Kind::block},
                     {may::whenYouDoSo, Kind::following}},
          .inlineFields = true,
          .about =
              "A player may do this; `then` happens if anything of it was done, `otherwise` if not: nobody "
              "wanted it, or none of it could be done. `when you do so` instead of `then` is an ability of "
              "its own that is triggered then, and makes its own choices. Who does it, its own words say: "
              "{may: {discard: {amount: 1, player: opponent}}, player: opponent}.",
          .example = "{may: {discard: 1}, then: {draw: 2}}"},
         effects::may},
        {{.word = "if",
          .fields = {{decides::ifThis, Kind::condition, true},
                     {decides::doThis, Kind::block, true},
                     {decides::otherwise, Kind::block}},
          .inlineFields = true,
          .about = "Does one or the other."},
         effects::decide},
        {{.word = "for each",
          .fields = {{for_each::of, Kind::objects, true}, {for_each::doThis, Kind::block, true}},
          .inlineFields = true,
          .about = "Does it once for each; `it` is the one at hand."},
         effects::forEach},
        {{.word = "search",
          .fields = {{searches::whatFor, Kind::criteria, true},
                     {searches::amount, Kind::amount},
                     {searches::to, Kind::zone, true},
                     {searches::turned, Kind::flag},
                     {searches::player, Kind::players},
                     {searches::at, Kind::oneWord, false, {"top", "bottom"}}},
          .about = "A player looks through the deck for up to that many such cards, shows them, shuffles and "
                   "puts them there, on top if it does not say where; they are `selected` from then on.",
          .selects = "for"},
         effects::search},
        {{.word = "look",
          .fields = {{looks::atTop, Kind::amount, true},
                     {looks::take, Kind::amount},
                     {looks::like, Kind::criteria},
                     {looks::to, Kind::zone},
                     {looks::rest,
                      Kind::oneWord,
                      false,
                      {"on top", "on the bottom", "away", "on top or on the bottom"}},
                     {looks::show, Kind::flag},
                     {looks::player, Kind::players},
                     {looks::exactly, Kind::flag}},
          .about = "A player looks at the top cards of the deck, may take up to that many of them to a zone "
                   "(they are `selected` from then on), and puts the rest on top or bottom in any order, or "
                   "away; `on top or on the bottom` lets the player part them. With `exactly: true` so many "
                   "have to be taken, if they are there; with `show: true` "
                   "all of them are revealed.",
          .selects = "take"},
         effects::look},
        {{.word = "reveal top",
          .fields = {{reveals_top::amount, Kind::amount, true}, {reveals_top::player, Kind::players}},
          .about = "The top cards of a player's deck are revealed; they are `selected` from then on, and lie "
                   "in the deck: all Forwards among them are {forward: {zone: deck, among: selected}}. "
                   "`put back` says where those go that are left.",
          .selects = "amount"},
         effects::revealTop},
        {{.word = "put back",
          .fields = {{puts_back::rest, Kind::oneWord, true, {"on top", "on the bottom", "away"}}},
          .about = "What `reveal top` has revealed and is still in the deck goes on top or bottom in any "
                   "order, or away."},
         effects::putBack},
        {{.word = "divide into groups",
          .fields = {{divides::what, Kind::objects, true},
                     {divides::amount, Kind::amount},
                     {divides::player, Kind::players}},
          .about = "A player divides all of these into groups, two if nothing is said; any of them may be "
                   "empty. They are `selected` from then on.",
          .selects = "what",
          .example = "{card: {zone: hand, owner: you}}"},
         effects::divideIntoGroups},
        {{.word = "choose group",
          .fields = {{chooses_group::of, Kind::objects, true}, {chooses_group::player, Kind::players}},
          .about = "A player takes one of the groups: its cards are `selected` from then on, and what was "
                   "`selected` by the division is what is left.",
          .selects = "of",
          .example = "selected"},
         effects::chooseGroup},
        {{.word = "shuffle",
          .fields = {{concerns::player, Kind::players}},
          .about = "A player's deck is shuffled."},
         effects::shuffle},
        {{.word = "later",
          .fields = {{later::when, Kind::trigger, true},
                     {later::doThis, Kind::block, true},
                     {later::everyTime, Kind::flag},
                     {later::until, Kind::oneWord, false, usualDurations()}},
          .inlineFields = true,
          .about = "The next time this happens, that is done, or every time it does; `until` some moment."},
         effects::later},
        {{.word = "instead of",
          .fields = {{instead_of::event, Kind::trigger, true},
                     {instead_of::doThis, Kind::block, true},
                     {instead_of::everyTime, Kind::flag},
                     {instead_of::until, Kind::oneWord, false, usualDurations()}},
          .inlineFields = true,
          .about =
              "The next time this would happen, that happens instead, or every time it would; `until` some "
              "moment. `do` says what becomes of it. 'If it is put … this turn, remove it instead' is "
              "`every time: true`."},
         effects::beginReplacing},
        {{.word = "x is",
          .fields = {{fixes_x::amount, Kind::amount, true}},
          .about = "X is that from here on, worked out once: for what a text says twice.",
          .example = "{count: {card: {}}}"},
         effects::fixX},
        {{.word = "win",
          .fields = {{concerns::player, Kind::players, true}},
          .about = "A player wins the game."},
         effects::win},
        {{.word = "lose",
          .fields = {{concerns::player, Kind::players, true}},
          .about = "A player loses the game."},
         effects::lose},
        {{.word = "unfinished",
          .fields = {{unfinished::text, Kind::text, true}},
          .about = "A part that the program cannot carry out yet; it is shown on the card and in the log.",
          .example = "{en: It sings., ja: 歌う。}"},
         effects::unfinished},
        // Only where something is replaced: what becomes of the event.
        {{.word = "nothing happens", .about = "Of a replacement: the event does not happen."},
         effects::cancelEvent},
        {{.word = "goes to",
          .fields = {{goes_to::zone, Kind::zone, true},
                     {goes_to::at, Kind::oneWord, false, {"top", "bottom"}}},
          .about = "Of a replacement: it goes there instead."},
         effects::redirectEvent},
        {{.word = "amount becomes",
          .fields = {{amount_becomes::amount, Kind::amount, true}},
          .about = "Of a replacement: the event is that much instead."},
         effects::changeEvent}};
}

} // namespace takujo
