#pragma once

#include "engine/kit/rules/role.h"
#include "engine/kit/rules/vocabulary.h"

namespace takujo {

// The operators that every game's scripts have. A game combines them with its own into its vocabulary.
// Operators about printed values are made from what the game prints.

std::vector<ConditionSpec> kitConditions(const std::vector<std::string_view>& phases);
/// For games whose cards offer optional costs (`Vocabulary::offersCosts`).
std::vector<ConditionSpec> conditionsOfOfferedCosts();
/// For games that note it (`PlayTables::notesOrigin`).
std::vector<ConditionSpec> conditionsOfOrigin();
std::vector<AmountSpec> kitAmounts(const PrintedWords& printed);
std::vector<CriterionSpec> kitCriteria(const PrintedWords& printed, std::string_view asideWord,
                                       std::string_view uprightWord,
                                       const std::vector<std::string_view>& marks);
/// For games whose texts ask for parts of names.
std::vector<CriterionSpec> criteriaOfNames();
/// For games whose texts count what has happened in a turn.
std::vector<AmountSpec> amountsOfTheTurn();
/// Makes amounts of `values`, which come after the kit's in the list.
std::vector<AmountSpec> valueAmounts(const std::vector<Vocabulary::Value>& values);

/// For games in which cards are turned face down.
std::vector<CriterionSpec> criteriaOfFaces();
std::vector<EffectSpec> effectsOfFaces();

/// For games with roles inside of units (`RuleTables::roles`).
std::vector<CriterionSpec> criteriaOfUnits();
std::vector<EffectSpec> effectsOfUnits(const std::vector<Role>& roles);
/// For games in which the uppermost card of a unit may leave instead of all of it.
std::vector<EffectSpec> effectsOfTops();
/// For games with roles beside others.
std::vector<EffectSpec> effectsOfLinks(const std::vector<Role>& roles);
/// For games whose texts ask what lies beside what.
std::vector<CriterionSpec> criteriaOfLinks();

/// For games whose texts speak of cards that are set aside on their way.
std::vector<CriterionSpec> criteriaOfSettingAside();

/// For games in which players draw "up to" a number (`ScriptTables::drawing`).
std::vector<EffectSpec> effectsOfDrawing();
/// For games with cards of which a deck may hold any number; `about` says it with its rule.
EffectSpec effectOfAnyNumber(std::string_view about);
/// Whether the card says that of itself. It is for the deck rules to read; in a game it does nothing.
bool allowsAnyNumber(const Vocabulary& words, const CardDefinition& card);
/// For games whose searches say whether the found cards are shown (`ScriptTables::findsAreShown`).
void letSearchesShow(std::vector<EffectSpec>& effects);

/// For games whose texts say "if you did" (`ScriptTables::attemptsCount`).
std::vector<EffectSpec> effectsOfWhatWasDone();
/// For games in which something may follow by itself from what a text had to do.
EffectSpec effectOfWhatFollows();
/// For games in which damage may go to another object instead, under a word of their own for that.
EffectSpec effectOfDamageElsewhere();
/// For games whose texts let players play cards from other zones (engine/kit/play/bars.h).
std::vector<EffectSpec> effectsOfOpenedZones();
/// For games in which texts use cards (`ScriptTables::useCard`).
std::vector<EffectSpec> effectsOfUsing();
/// For games whose texts let players name cards (`ScriptTables::naming`).
std::vector<EffectSpec> effectsOfNaming();
std::vector<CriterionSpec> criteriaOfNaming();
/// For games whose texts let a player look at top cards alone, or reveal cards until such a one comes.
std::vector<EffectSpec> effectsOfTopCards();
/// For games in which to ask for a text, such as a race, is to ask for every text with that in it: by the
/// printed field, in a word of the game.
CriterionSpec criterionOfParts(const PrintedWords& printed, std::string_view field, std::string_view word);
/// Asks whether a card has one of those words, or texts, that another one has: by the printed field, in a
/// word of the game.
CriterionSpec criterionOfSharing(const PrintedWords& printed, std::string_view field, std::string_view word);
/// For games whose texts reveal hidden cards where they lie, and pick at random.
std::vector<EffectSpec> effectsOfRevealing();
std::vector<EffectSpec> effectsOfChance();

std::vector<EffectSpec> kitEffects();
/// Lets these effects last until moments that not every game has: for games that report when a turn begins,
/// and when a battle, a phase or a step ends (`endLasting`). `last` is the last of them that the game
/// reports.
void addDurations(std::vector<EffectSpec>& effects, Duration last = Duration::objectLeaves);
/// For games with extra and skipped turns.
std::vector<EffectSpec> effectsOfTurns();
/// Effects that change printed numbers and sets, keywords, types, restrictions, control.
std::vector<EffectSpec> modifierEffects(const PrintedWords& printed, const Restrictions& restrictions);
/// For games whose effects multiply and divide numbers (`LayerGroup::byOperation`): fields beside those of
/// `modifierEffects`.
void letNumbersMultiply(std::vector<EffectSpec>& effects);
/// For games whose texts say that something lasts also on objects that come later: `later too`, before how
/// long it lasts. Games in which everything does so need no word for it
/// (`ScriptTables::lastingReachesLater`).
void letTextsReachLater(std::vector<EffectSpec>& effects);
/// For games that report what is played (`occurrences::isPlayed`): `next only`, a price of the next card
/// alone.
void letPricesBeOfTheNext(std::vector<EffectSpec>& effects);
/// For games whose effects take away some sorts of abilities, by their forms: a word for each form, and one
/// for all other abilities with the first form.
EffectSpec effectOfLosing(std::string_view word, std::vector<std::string_view> forms,
                          std::string_view everythingElse);
/// For games whose effects take away single texts of that sort, by a word of the game.
EffectSpec effectOfLosingText(std::string_view word, const PrintedWords::Field& text);
/// Effects that set a price or make something free: for games whose prices change in stages
/// (`PlayTables::stages`).
std::vector<EffectSpec> priceStageEffects();
/// For games that bar players from playing cards or using abilities (engine/kit/play/bars.h).
std::vector<EffectSpec> effectsOfBars();
/// For games that change how much is divided.
EffectSpec effectOfDividingMore();
/// For games that change the damage that cards name in their texts.
EffectSpec effectOfPrintedDamage();
/// For games that do the same several times in a text.
EffectSpec effectOfRepeating();
/// For games that put top cards of decks somewhere; `asideWord` is how they say that a card arrives aside.
EffectSpec effectOfTops(std::string_view asideWord);
/// For games that put cards into an order at a place of it: `place` beside the other fields of `move`.
void letMovesSayWhere(std::vector<EffectSpec>& effects);
/// For games whose texts ask of several cards that they differ, or what they make together.
std::vector<CriterionSpec> criteriaOfSeveral(const PrintedWords& printed);
/// For games whose texts ask which of several has most of a number.
std::vector<CriterionSpec> criteriaOfMost(const PrintedWords& printed);
/// For games whose texts count different words.
AmountSpec amountOfKinds(const PrintedWords& printed);
/// For games in which cards change places.
std::vector<EffectSpec> effectsOfSwapping();
/// For games with tokens: they come to be on a table of that kind, unless the text says where.
std::vector<EffectSpec> effectsOfTokens(std::uint8_t table);
/// For games in which cards turn into tokens: the cards go to a zone of that kind.
std::vector<EffectSpec> effectsOfTransforming(std::uint8_t away);
/// Healing, and changes of damage: for games in which damage can change (`changeDamage`, in
/// engine/kit/script/doing/damage.h).
std::vector<EffectSpec> damageEffects();
/// Gaining and losing of each player value.
std::vector<EffectSpec> valueEffects(const std::vector<Vocabulary::Value>& values);

/// Returns the keyword that an activated ability is; none if it is none.
const Vocabulary::KeywordForm* keywordForm(const Vocabulary& words, const Ability& ability);

/// Whether a text only says how its card is cast.
bool isAboutCasting(const Ability& ability);

// Fixed indices of the kit's operators, for the reader, the runner and the text.

/// The first amount is a plain number: `Term::number`.
inline constexpr std::uint8_t literalAmount = 0;
/// The first condition is a list that must hold completely.
inline constexpr std::uint8_t allOf = 0;

/// Whether the work of an instruction is counted. Instructions that ask, decide or last are not counted:
/// after them the count of the one before is kept.
bool countsWhatItDoes(const EffectSpec& effect);
/// Whether it asks what the instruction before it has done.
bool asksWhatIsDone(const EffectSpec& effect);

} // namespace takujo
