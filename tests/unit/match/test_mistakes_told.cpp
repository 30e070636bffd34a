// What is told of mistakes in the lessons on timing and special cards of Duel Masters and Gate Ruler: the
// chapter says what went wrong in the words of the goal that can't be met any more.

#include "tests/test_program.h"

#include <QTest>

#include "engine/files/yaml/yaml_parser.h"
#include "tests/unit/match/lesson_play.h"

#include <algorithm>

namespace test_mistakes_told {

using namespace takujo;

namespace {

const Lesson& lessonOf(const std::string& game, const std::string& id) {
    return *std::ranges::find(productLessons(game), id, &Lesson::id);
}

/// What the learner does, as lessons write it: "[{attack: Kiln Hatchling}, pass]".
std::vector<ScenarioStep> stepsOf(const std::string& text, const std::string& game) {
    Findings findings;
    std::vector<ScenarioStep> steps;
    if (const auto root = parseYaml("steps: " + text, "what is done", findings)) {
        MapReader map(*root, "test", findings);
        for (const YamlValue& value : map.requiredList("steps"))
            readPlayerStep(value, *scenarioGame(game), steps.emplace_back());
    }
    if (!findings.empty())
        qFatal("%s", findings.toText().c_str());
    return steps;
}

void columns() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("chapter");
    QTest::addColumn<QString>("steps");
    QTest::addColumn<QString>("states");
    QTest::addColumn<QString>("said"); ///< a part of the text of the loss
}

void row(const char* name, const char* id, int chapter, const char* steps, const char* states,
         const char* said) {
    QTest::newRow(name) << QString::fromLatin1(id) << chapter << QString::fromUtf8(steps)
                        << QString::fromLatin1(states) << QString::fromUtf8(said);
}

void play(const std::string& game) {
    QFETCH(const QString, id);
    QFETCH(const int, chapter);
    QFETCH(const QString, steps);
    QFETCH(const QString, said);
    Lesson lesson = lessonOf(game, id.toStdString());
    const auto at = static_cast<std::size_t>(chapter - 1);
    lesson.chapters.at(at).solution = stepsOf(steps.toStdString(), game);
    LessonPlay play{lesson, at};
    try {
        playSolution(play.run(), play.match());
    } catch (const ScenarioFailure& failure) {
        QFAIL(findingsOf(failure, lesson, at).toText().c_str());
    }
    QTEST(play.states(), "states");
    const auto loss = play.run().lost(play.match());
    QVERIFY2(loss && loss->text != nullptr, qPrintable(play.loss()));
    QVERIFY2(QString::fromStdString(loss->text->en).contains(said), loss->text->en.c_str());
}

} // namespace

class TestMistakesTold : public QObject {
    Q_OBJECT

private slots:
    static void inDuelMasters_data();
    static void inDuelMasters() { play("duel_masters"); }
    static void inGateRuler_data();
    static void inGateRuler() { play("gate_ruler"); }
};

void TestMistakesTold::inDuelMasters_data() {
    columns();
    const char* const rootWalker =
        "[{summon: Root Walker, tap mana: [Deep Watering@my mana zone, Deep Watering@my mana zone, "
        "Deep Watering@my mana zone, Deep Watering@my mana zone]}, {next: Root Walker}]";
    row("the wrong effect first", "timing", 1, rootWalker, "met open open open", "found no creature");
    row("the spell before the creature", "timing", 1,
        "[{cast: Deep Watering, tap mana: [Deep Watering@my mana zone, Deep Watering@my mana zone]}]",
        "open open open open", "already");
    row("no S-Trigger", "timing", 2, "[declare no more]", "open open open open", "Seed of a Lantern went");
    row("one S-Trigger of two", "timing", 2, "[{declare: Seed of a Lantern}, declare no more]",
        "met open open open", "Sparks Everywhere went");
    row("the spell first", "timing", 2,
        "[{declare: Seed of a Lantern}, {declare: Sparks Everywhere}, {next: Sparks Everywhere}]",
        "met met open open", "Use it first");
    row("nothing is tapped", "timing", 2,
        "[{declare: Seed of a Lantern}, {declare: Sparks Everywhere}, {next: Seed of a Lantern}, done]",
        "met met met open", "still untapped");
    row("no Revolution Change", "timing", 3,
        "[{attack: Kiln Hatchling, at: player}, declare no more, {choose shield: their shield zone 1}]",
        "open open open open", "attacked by itself");
    row("the blocker stays", "timing", 3,
        "[{attack: Kiln Hatchling, at: player}, {declare: Drake of the Second Firing}, done]",
        "skipped met open open", "it blocked the attack");
    row("no Ninja Strike", "timing", 4, "[declare no more, end redirecting]", "open open open open",
        "still in your hand");
    row("nobody is strengthened", "timing", 4,
        "[{declare: Scarecrow That Was Over There}, done, end redirecting]", "met open open open",
        "was not strengthened");
    row("nobody blocks", "timing", 4,
        "[{declare: Scarecrow That Was Over There}, {choose: Lantern Bearer}, end redirecting]",
        "met met open open", "was not blocked");
    row("attacks are left out", "timing", 5, "[end attacks]", "open open open", "not both of your creatures");
    const char* const bothAttack =
        "[{attack: Glass Heron, at: player, choose shield: their shield zone 1}, {attack: Rocket Goat, at: "
        "player, choose shield: their shield zone 1}, {next: Rocket Goat}, ";
    row("the heron stays tapped", "timing", 5, (std::string{bothAttack} + "\"no\"]").c_str(), "met open open",
        "could not block");
    row("the heron does not block", "timing", 5,
        (std::string{bothAttack} + "\"yes\", end redirecting]").c_str(), "met met open", "did not block");
    row("the last card is summoned", "timing", 6, "[{summon: Clover Scout, tap mana: Seed Carrier}]",
        "open open", "draw only after the start");
    row("the promise is not kept", "timing", 6,
        "[end main, {attack: Promise at the Crossroads, choose shield: [their shield zone 1, their shield "
        "zone 2]}, \"no\"]",
        "met open", "takes one of your shields");

    const char* const special = "special-cards";
    row("nothing to evolve from", special, 1, "[end main]", "open open open open", "nothing to come onto");
    row("not evolved", special, 1,
        "[{summon: \"Soot Imp's Errand Boy\", tap mana: [Paper Lion@my mana zone, Paper Lion@my mana zone]}, "
        "end main]",
        "skipped met open open", "still in your hand");
    const char* const crane =
        "[{summon: The Unfolded Crane, tap mana: [Paper Carp@my mana zone, Paper Carp@my "
        "mana zone, Paper Carp@my mana zone, Paper Carp@my mana zone]}, ";
    row("onto what the other one needs", special, 2,
        (std::string{crane} + "{choose base: Ink Squid}]").c_str(), "open open open",
        "two creatures of the Tide Office");
    row("by itself", special, 2,
        (std::string{crane} +
         "no base, {summon: The Whole Office Comes Out, tap mana: [Paper Carp@my mana zone, Paper Carp@my "
         "mana "
         "zone, Paper Carp@my mana zone, Paper Carp@my mana zone], choose base: Ink Squid}]")
            .c_str(),
        "met open open", "has not come onto Paper Carp");
    row("the slayer on the small one", special, 3, "[{attack: Needle Child, at: Paper Lion}]", "open met",
        "deal with Pumpkin Colossus");
    row("the power attacker on the large one", special, 3,
        "[{attack: Drumstick Twirler, at: Pumpkin Colossus}, {attack: Needle Child, at: Pumpkin Colossus}]",
        "met open", "Paper Lion is still there");
    row("no gear", special, 4, "[end main]", "open open open", "still in your hand");
    row("a gear that is not crossed", special, 4,
        "[{generate: Red Mallet, tap mana: [Paper Lion, \"Paper Lion#2\"]}, end main]", "met open open",
        "was not crossed");
    row("the runner before the charger", special, 5,
        "[{summon: Fuse Runner, tap mana: [Paper Lion, \"Paper Lion#2\"]}]", "open met open open",
        "has to come first");
    const char* const kindled =
        "[{cast: Kindling, tap mana: [Paper Lion, \"Paper Lion#2\", \"Paper Lion#3\", \"Paper Lion#4\"]}, ";
    row("the runner stays in the hand", special, 5, (std::string{kindled} + "end main]").c_str(),
        "met open open open", "Fuse Runner is still");
    row("the ferryman attacks", special, 5,
        (std::string{kindled} + "{summon: Fuse Runner, tap mana: Paper Lion}, end main, {attack: Ferryman on "
                                "His Break, choose shield: their shield zone 1}]")
            .c_str(),
        "met met open open", "ability was not used");
    row("no G-Strike", special, 6, "[declare no more]", "open open open", "Night Bell went");
    row("no S-Back", special, 6, "[{declare: Night Bell}, declare no more, {choose: Root Walker}]",
        "met open open", "Collector's Nephew is in your hand");
    row("the tapped one is stopped", special, 6,
        "[{declare: Night Bell}, {declare: Under the Floorboards}, {next: Night Bell}, {choose: Bonfire "
        "Bear}, "
        "{choose: Paper Lion}]",
        "met met open", "no need to stop it");
    const char* const seed = "[{use: Seed of a Lantern, tap mana: [Lantern Bearer, \"Lantern Bearer#2\", "
                             "\"Lantern Bearer#3\"]}, ";
    row("the blocker is not tapped", special, 7,
        (std::string{seed} + "done, {summon: Comet Heron, tap mana: [Lantern Bearer, Lantern Bearer, Lantern "
                             "Bearer, Lantern Bearer]}]")
            .c_str(),
        "skipped open met open", "it will block");
}

void TestMistakesTold::inGateRuler_data() {
    columns();
    row("the event first", "timing", 1, "[{play: Prune}]", "open open open open",
        "Begin with Trellis Walker");
    row("passed without an answer", "timing", 1, "[{play: {card: Trellis Walker, to: defense}}, pass]",
        "met open open open", "before you pass");
    row("shown too early", "timing", 2, "[{show: Rained Off}]", "open open", "against Copper Ox");
    row("without the eye", "timing", 3, "[done, {attack: Tornado Sow, at: Rainbow Heifer}, done]",
        "open open open", "needed the +1");
    row("saved before the destruction", "timing", 4, "[{activate: Weathercock Captain, choose: Hail Goat}]",
        "open met", "before the destruction lay");
    row("the destruction resolves", "timing", 4, "[pass, pass, pass, pass, pass, pass]", "met open",
        "has resolved");
    row("in the defense zone", "timing", 5, "[{play: {card: Dew Accountant, to: defense}}, pass]",
        "open open open open", "does not stand up");
    row("the wrong one last", "timing", 6,
        "[{attack: Thunder Ram, at: Rainbow Heifer}, {attack: Trellis Walker, at: Rainbow Heifer}]",
        "met open open", "without piercing");

    const char* const special = "special-cards";
    const char* const bothFields = "[{play: The Hour Kept Back}, pass, {play: Steam in the Pipes}, pass, ";
    row("the steam too early", special, 1,
        "[{play: Steam in the Pipes}, pass, {activate: Steam in the Pipes, x: 2}]", "open open",
        "Both fields");
    row("too little steam", special, 1,
        (std::string{bothFields} + "{activate: Steam in the Pipes, x: 1}, pass, pass]").c_str(), "met open",
        "X has to be 2");
    row("a ruler into Intercept", special, 2,
        "[{attack: \"Verdigris, Pruner of Clocks\", at: Trellis Walker}]", "open open open",
        "answered by a blow");
    row("a unit into Counter-attack", special, 2, "[{attack: Thunder Ram, at: Crane Sentinel}]",
        "open open open", "answered by a blow");
    row("the ram elsewhere", special, 2,
        "[{attack: \"Verdigris, Pruner of Clocks\", at: Crane Sentinel}, {attack: Thunder Ram, at: Drizzle "
        "Ewe}]",
        "met open open", "Crane Sentinel is still there");
    row("the colossus elsewhere", special, 2,
        "[{attack: \"Verdigris, Pruner of Clocks\", at: Crane Sentinel}, {attack: Brass Colossus in Bloom, "
        "at: Crane Sentinel}]",
        "met met open", "still guards the center");
    row("the wrong one is put into play", special, 3,
        "[{play: Writ of Summons}, pass, {choose: Windfall Collector}, {put here: {card: Windfall Collector, "
        "to: defense}}]",
        "open open", "keep Writ of Summons");
    row("onto the lamb", special, 3, "[{play: {card: Windfall Collector, to: left attack}}, pass]",
        "open open", "so that Squall Lamb stays");
    row("the shepherd is played", special, 3,
        "[{play: {card: Windfall Collector, to: right attack}}, pass, pass, {play: {card: Cloud Shepherd, "
        "to: "
        "defense}}]",
        "met open", "without being played");
    row("driven too early", special, 4, "[{play: Last Waltz}]", "open open open", "answer the attack");
    row("without the OD", special, 4,
        "[pass, pass, {play: Last Waltz}, {play driven: {card: Lantern-Jawed Float, to: left attack}}]",
        "met open met", "OD was not used");
    row("the float is left over", special, 4,
        "[pass, pass, {play: Last Waltz}, {use overdrive: Lantern-Jawed Float, choose: Hail Goat}, end "
        "drive]",
        "met met open", "stopped driving");
    row("the clown pays", special, 5,
        "[{activate: Masked Usher, choose: [Silt Puppet, Tide Clown, Ticket Crab]}]", "open open open",
        "can't be paid for");
    row("it pays for itself", special, 5,
        "[{activate: Tide Clown, choose: [Bell-Diver, Bell-Diver, Hollow Reveller]}, pass, {put here: {card: "
        "Tide Clown, to: right attack}}, {activate: Masked Usher, choose: [Silt Puppet, Silt Puppet, Ticket "
        "Crab]}, pass, pass]",
        "met open open", "no third unit has come");
    const char* const duke = "[{play: {card: The Redacted Duke, to: left attack}}, pass, ";
    row("the duke in the defense zone", special, 6,
        "[{play: {card: The Redacted Duke, to: defense}}, pass, done]", "open open open",
        "stand in an attack zone");
    row("the ewe is taken", special, 6,
        (std::string{duke} +
         "{choose: Drizzle Ewe}, pass, {put here: {card: Drizzle Ewe, to: right attack}}]")
            .c_str(),
        "met open open", "the center line is open");
    row("the walker guards again", special, 6,
        (std::string{duke} +
         "{choose: Trellis Walker}, pass, {put here: {card: Trellis Walker, to: defense}}]")
            .c_str(),
        "met open open", "should stand in your attack zone");
}

TAKUJO_TEST(TestMistakesTold)

} // namespace test_mistakes_told
#include "test_mistakes_told.moc"
