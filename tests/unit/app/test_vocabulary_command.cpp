// takujo-cli vocabulary: the reference of card files is what the program reads. cardsets/README.md is its
// output; its examples can be read, those made from the shapes and those in its own words.

#include "tests/test_program.h"

#include <QTest>

#include "app/cli/reference/examples.h"
#include "app/cli/reference/reference.h"
#include "engine/files/abilities/ability_reader.h"
#include "engine/files/cards/card_file.h"
#include "engine/files/disk/data_places.h"
#include "engine/games/registry.h"
#include "engine/kit/script/language/operators.h"
#include "tests/unit/app/command_run.h"
#include "tests/unit/files/yaml_test_support.h"
#include "tests/unit/kit/written_file.h"

#include <QFile>

namespace test_vocabulary_command {

using namespace takujo;

namespace {

const CardSchema& schema() {
    return findGame("fftcg")->schema;
}

/// What is wrong with an ability, as text; warnings do not matter.
QString mistakesIn(const std::string& ability) {
    Findings findings;
    const YamlNode root = rootOf(ability, findings);
    readAbility(YamlValue{root, "ability", findings}, schema());
    return findings.errors() == 0 ? QString() : QString::fromStdString(ability + findings.toText());
}

template <class Spec>
void addRows(Sort sort, const std::vector<Spec>& list, const char* called, const std::string& before,
             const std::string& after) {
    const Examples examples(schema());
    for (const Spec& spec : list)
        if (sort != Sort::amount || spec.shape.word != "number") // which is written as such
            QTest::newRow((std::string{called} + " " + std::string{spec.shape.word}).c_str())
                << QString::fromStdString(before + examples.of(sort, spec.shape) + after);
}

/// The YAML in a Markdown text, a block each.
QStringList blocksOf(const QString& text) {
    static const QRegularExpression fence{"```yaml\n(.*?)```",
                                          QRegularExpression::DotMatchesEverythingOption};
    QStringList blocks;
    for (auto found = fence.globalMatch(text); found.hasNext();)
        blocks << found.next().captured(1);
    return blocks;
}

} // namespace

class TestVocabularyCommand : public QObject {
    Q_OBJECT

private slots:
    static void theReadmeOfTheCardSetsIsItsOutput();
    static void everyWordIsInIt();
    static void everyExampleCanBeRead_data();
    static void everyExampleCanBeRead();
    static void theExamplesInItsOwnWordsCanBeRead();
    static void aGameWithoutAbilitiesHasOnlyFields();
    static void whatIsNotUnderstoodIsSaid();
};

void TestVocabularyCommand::theReadmeOfTheCardSetsIsItsOutput() {
    const auto folder = findData("cardsets");
    QVERIFY(folder.has_value());
    QFile readme{QString::fromStdString((*folder / "README.md").string())};
    QVERIFY(readme.open(QIODevice::ReadOnly));
    const CommandRun result = run({"vocabulary"});
    QCOMPARE(result.status, 0);
    const bool same = QString::fromUtf8(readme.readAll()) == result.out;
    QVERIFY2(same, "run: takujo-cli vocabulary > cardsets/README.md");
    QCOMPARE(run({"vocabulary", "fftcg"}).out, result.out);
}

void TestVocabularyCommand::everyWordIsInIt() {
    const QString text = run({"vocabulary"}).out;
    const auto isIn = [&](std::string_view word) {
        return text.contains(QStringLiteral("| `%1` |").arg(QString::fromStdString(std::string{word})));
    };
    for (const FieldSpec& field : schema().fields)
        QVERIFY2(isIn(field.key), std::string{field.key}.c_str());
    for (const EffectSpec& effect : schema().vocabulary->effects) {
        QVERIFY2(isIn(effect.shape.word), std::string{effect.shape.word}.c_str());
        QVERIFY2(!effect.shape.about.empty(), std::string{effect.shape.word}.c_str());
    }
    for (const TriggerSpec& trigger : schema().vocabulary->triggers)
        QVERIFY2(isIn(trigger.shape.word), std::string{trigger.shape.word}.c_str());
    QVERIFY(text.contains("a whole number from 0 to 99000 | forward, always"));
    QVERIFY(!text.contains(QChar(u'\t')));
}

void TestVocabularyCommand::everyExampleCanBeRead_data() {
    QTest::addColumn<QString>("ability");
    const Vocabulary& words = *schema().vocabulary;
    std::vector<EffectSpec> ofText;
    std::vector<EffectSpec> ofReplacements;
    std::vector<EffectSpec> ofGroups;
    std::vector<EffectSpec> agreedTo;
    std::vector<EffectSpec> constant;
    std::vector<EffectSpec> revealing;
    std::vector<EffectSpec> puttingBack;
    std::vector<EffectSpec> afterDeeds;
    std::vector<EffectSpec> ofDamage;
    std::vector<AmountSpec> anywhere;
    std::vector<AmountSpec> ofDivision;
    for (const EffectSpec& effect : words.effects) {
        const bool replaces = effect.follow == effects::cancelEvent ||
                              effect.follow == effects::redirectEvent ||
                              effect.follow == effects::changeEvent;
        const bool looksAtTop = effect.follow == effects::revealTop || effect.follow == effects::lookAtTop ||
                                effect.follow == effects::revealUntil;
        const bool asksWhatWasDone = effect.shape.word == "if you did" || effect.shape.word == "when you did";
        const bool isOfDamage = effect.follow == effects::damageGoesTo;
        const bool isConstant = effect.modify != nullptr && effect.follow == nullptr;
        (replaces                                ? ofReplacements
         : effect.follow == effects::chooseGroup ? ofGroups
         : looksAtTop                            ? revealing
         : asksWhatWasDone                       ? afterDeeds
         : isOfDamage                            ? ofDamage
         : effect.follow == effects::putBack     ? puttingBack
         : effect.possible != nullptr            ? agreedTo
         : isConstant                            ? constant
                                                 : ofText)
            .push_back(effect);
    }
    for (const AmountSpec& amount : words.amounts)
        (amount.value == amounts::divided ? ofDivision : anywhere).push_back(amount);
    const std::string choosing = "when: {enters: this}\nchoose: {forward: {}}\n";
    addRows(Sort::effect, ofText, "effect", choosing + "do: ", "\n");
    addRows(Sort::effect, ofReplacements, "effect", "instead of: {enters: this}\ndo: ", "\n");
    addRows(Sort::effect, ofGroups, "effect", "action: dull\ndo: [{divide into groups: {card: {}}}, ", "]\n");
    addRows(Sort::effect, revealing, "effect", "action: dull\ndo: [", ", {put back: on top}]\n");
    addRows(Sort::effect, puttingBack, "effect", "action: dull\ndo: [{reveal top: 2}, ", "]\n");
    addRows(Sort::effect, afterDeeds, "effect", "action: dull\ndo: [{draw: 1}, ", "]\n");
    addRows(Sort::effect, ofDamage, "effect", "instead of: {is dealt damage: {forward: {}}}\ndo: ", "\n");
    addRows(Sort::effect, agreedTo, "effect", "action: dull\ndo: {may: ", "}\n");
    addRows(Sort::effect, constant, "effect", "always: ", "\n");
    addRows(Sort::condition, words.conditions, "condition", choosing + "if: ", "\ndo: {break: chosen}\n");
    addRows(Sort::amount, anywhere, "amount",
            "action: {cp: x}\ndo: {later: {is dealt damage: {forward: {}}}, do: {draw: ", "}}\n");
    addRows(Sort::amount, ofDivision, "amount",
            "action: dull\nchoose: {forward: {}, divide: 7000}\ndo: {damage: {to: chosen, amount: ", "}}\n");
    addRows(Sort::criterion, words.criteria, "criterion", choosing + "do: {select: {card: ", "}}\n");
    addRows(Sort::trigger, words.triggers, "trigger", "when: ", "\ndo: {draw: 1}\n");
    addRows(Sort::cost, words.costs, "cost", "action: ", "\ndo: {draw: 1}\n");
}

void TestVocabularyCommand::everyExampleCanBeRead() {
    QFETCH(const QString, ability);
    QCOMPARE(mistakesIn(ability.toStdString()), QString());
}

void TestVocabularyCommand::theExamplesInItsOwnWordsCanBeRead() {
    int sets = 0;
    int abilities = 0;
    for (QString block : blocksOf(run({"vocabulary"}).out)) {
        if (block.startsWith("deck:") || block.startsWith("cards:"))
            continue; // its cards are elsewhere, or of another game
        if (block.startsWith("set:")) {
            ++sets;
        } else {
            ++abilities;
            const QString list = block.startsWith("abilities:") ? block.section('\n', 1) : block;
            block =
                "set: mine\ngame: fftcg\nname: Mine\ncards:\n  - id: A-1\n    name: One\n    type: forward\n"
                "    element: fire\n    cost: 1\n    power: 1000\n    abilities:\n";
            for (const QString& line : list.split('\n'))
                block += line.isEmpty() ? QString() : "      " + line + "\n";
        }
        const WrittenFiles files;
        Findings findings;
        readCardSet(files.write("mine.yaml", block.toStdString()), "fftcg", schema(), findings);
        QVERIFY2(findings.empty(), (block.toStdString() + findings.toText()).c_str());
    }
    QCOMPARE(sets, 1);
    QCOMPARE(abilities, 2);
}

void TestVocabularyCommand::aGameWithoutAbilitiesHasOnlyFields() {
    Game game = *findGame("workbench");
    game.schema.vocabulary = nullptr;
    const QString reference = QString::fromStdString(cardReference(game));
    QVERIFY(reference.contains("| `strength` |"));
    QVERIFY(!reference.contains("## Abilities"));
    QVERIFY(run({"vocabulary", "workbench"}).out.contains("## Abilities"));
}

void TestVocabularyCommand::whatIsNotUnderstoodIsSaid() {
    const CommandRun unknown = run({"vocabulary", "chess"});
    QCOMPARE(unknown.status, 2);
    QVERIFY(unknown.err.contains("There is no game 'chess'. There are: fftcg"));
    const CommandRun two = run({"vocabulary", "fftcg", "workbench"});
    QCOMPARE(two.status, 2);
    QVERIFY(two.err.contains("usage: takujo-cli vocabulary [GAME]"));
}

TAKUJO_TEST(TestVocabularyCommand)

} // namespace test_vocabulary_command
#include "test_vocabulary_command.moc"
