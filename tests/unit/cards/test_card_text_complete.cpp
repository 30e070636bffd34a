// Whatever a script can say, there are words for it, and no words that nothing says.

#include "tests/test_program.h"

#include <QRegularExpression>
#include <QTest>

#include "engine/cards/card_text.h"
#include "engine/files/words/words_file.h"
#include "engine/games/registry.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "tests/unit/cards/ability_texts.h"
#include "tests/unit/cards/random_ability.h"
#include "tests/unit/match/spoken_game.h"

#include <array>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <vector>

namespace test_card_text_complete {

using namespace takujo;

namespace {

#ifdef __SANITIZE_ADDRESS__
constexpr bool isWatched = true; // and twenty times as slow
#else
constexpr bool isWatched = false;
#endif

void addGames() {
    QTest::addColumn<QString>("id");
    for (const Game* game : allGames())
        if (game->schema.vocabulary != nullptr)
            QTest::newRow(std::string{game->id}.c_str())
                << QString::fromUtf8(game->id.data(), qsizetype(game->id.size()));
}

Words wordsOf(const Game& game) {
    Findings findings;
    return loadWords(game.id, findings);
}

/// The sections that only texts of cards are made of.
constexpr std::array textSections{"ability",  "effects", "conditions", "amounts", "criteria",
                                  "triggers", "costs",   "selectors",  "nouns",   "counters",
                                  "places",   "players", "durations",  "lists",   "restrictions",
                                  "printed",  "symbols", "deeds"};

/// The words of a section, of which a game may have none.
const auto& wordsIn(const Words& words, const char* section) {
    static const std::map<std::string, LocalizedText, std::less<>> none;
    const auto found = words.sections().find(section);
    return found == words.sections().end() ? none : found->second;
}

constexpr std::string_view markBegins = "⟦";
constexpr std::string_view markEnds = "⟧";

/// The same words, each of which tells where it is from.
Words marked(const Words& words) {
    Words result = words;
    for (const char* section : textSections)
        for (const auto& [key, pattern] : wordsIn(words, section))
            if (key != "order") {
                const std::string mark =
                    std::string{markBegins}.append(section).append(": ").append(key).append(markEnds);
                result.add(section, key, {pattern.en + mark, pattern.ja + mark});
            }
    return result;
}

/// Whether the kit alone has an operator of that word, which a game may call by another.
bool isOfTheKit(const std::string& key) {
    const std::string word = key.substr(0, key.find_first_of(".?/"));
    const std::vector<EffectSpec> all = kitEffects();
    return operatorOf(all, word) < all.size();
}

/// What texts of a game say, as "section: key": those of abilities made up by chance, and those of a file
/// with what does not come up.
class Sayer {
public:
    explicit Sayer(const Game& game)
        : id{game.id}, words{wordsOf(game)}, telling_{marked(words)}, vocabulary_{&*game.schema.vocabulary},
          abilities_{*vocabulary_, random_} {
        card_.name = {"Ash Warden", "灰の番人"};
        const bool isFirst = game.id == "fftcg";
        for (const std::string_view list : {isFirst ? "abilities" : game.id, isFirst ? "summons" : game.id})
            for (const AbilityText& row : abilityTextRows(list, game.schema))
                for (const Language language : {Language::en, Language::ja})
                    look(row.ability, language);
    }
    Sayer(const Sayer&) = delete;
    Sayer& operator=(const Sayer&) = delete;

    /// Says more of the operators that these words are of: "effects: deal damage?by".
    void prefer(const QStringList& names) {
        std::vector<std::string> operators;
        for (const QString& name : names) {
            const std::string key = name.mid(name.lastIndexOf(QStringLiteral(": ")) + 2).toStdString();
            operators.push_back(key.substr(0, key.find_first_of(".?/")));
        }
        abilities_.prefer(std::move(operators));
    }

    /// On cards of every type, and each in one of the languages, which is half the work: hardly a word stands
    /// in one of them alone.
    void makeUp(int count) {
        for (int i = 0; i < count; ++i) {
            card_.type = static_cast<std::uint8_t>((card_.type + 1U) % vocabulary_->printed.types.size());
            look(abilities_.make(), i % 2 == 0 ? Language::en : Language::ja);
        }
    }

    const std::string_view id;
    const Words words;
    std::set<std::string, std::less<>> said;

private:
    void look(const Ability& ability, Language language) {
        const std::string text = abilityText(ability, card_, *vocabulary_, telling_, language);
        for (std::size_t at = text.find(markBegins); at != std::string::npos;
             at = text.find(markBegins, at)) {
            at += markBegins.size();
            const std::string_view name = std::string_view{text}.substr(at, text.find(markEnds, at) - at);
            if (!said.contains(name))
                said.emplace(name);
        }
    }

    Words telling_;
    const Vocabulary* vocabulary_;
    CardDefinition card_;
    Random random_{12};
    RandomAbility abilities_;
};

/// Words that nothing says. What one game says is said for every game that has the same words for it.
QStringList stale(const std::vector<std::unique_ptr<Sayer>>& games) {
    QStringList result;
    for (const auto& game : games)
        for (const char* section : textSections)
            for (const auto& [key, pattern] : wordsIn(game->words, section)) {
                const std::string name = std::string{section} + ": " + key;
                const bool isSaid = std::ranges::any_of(games, [&](const auto& each) {
                    const LocalizedText* same = each->words.find(section, key);
                    return same != nullptr && *same == pattern && each->said.contains(name);
                });
                const bool isKits = section == std::string_view{"effects"} && isOfTheKit(key);
                if (!isSaid && key != "order" && !isKits)
                    result << QString::fromStdString(std::string{game->id} + ": " + name);
            }
    return result;
}

} // namespace

class TestCardTextComplete : public QObject {
    Q_OBJECT

private slots:
    static void whateverIsWrittenReadsLikeSentences_data() { addGames(); }
    static void whateverIsWrittenReadsLikeSentences();
    static void nothingIsStale();
};

void TestCardTextComplete::whateverIsWrittenReadsLikeSentences() {
    QFETCH(const QString, id);
    const Game& game = *findGame(id.toStdString());
    const Words words = wordsOf(game);
    const Vocabulary& vocabulary = *game.schema.vocabulary;
    CardDefinition card;
    card.name = {"Ash Warden", "灰の番人"};
    Random random{7};
    RandomAbility abilities{vocabulary, random};
    Reader reader;
    for (int i = 0; i < (isWatched ? 1500 : 6000); ++i) {
        const Ability ability = abilities.make();
        card.type = static_cast<std::uint8_t>(static_cast<std::size_t>(i) % vocabulary.printed.types.size());
        for (const Language language : {Language::en, Language::ja}) {
            QString text = QString::fromStdString(abilityText(ability, card, vocabulary, words, language));
            text.replace(QStringLiteral("—"), QStringLiteral("-"));
            // A cost may begin with a symbol, a text of several modes ends with quotes.
            if (text.startsWith('['))
                text.prepend('A');
            reader.plain(text.toStdString(), language);
            static const QRegularExpression end{QStringLiteral("[.。]['』\"」]*$")};
            const bool isKeyword = keywordForm(vocabulary, ability) != nullptr; // no sentence: [Evolve] ①
            QVERIFY2(isKeyword || end.match(text).hasMatch(), qPrintable(text));
        }
    }
    qInfo("%zu texts read", reader.count());
    const QStringList complaints = reader.complaints();
    for (const QString& complaint : complaints)
        qWarning("%s", qPrintable(complaint));
    QCOMPARE(complaints.size(), 0);
}

void TestCardTextComplete::nothingIsStale() {
    if (isWatched)
        QSKIP(
            "What is said does not hang on who watches, and the other test reads as many texts as it takes.");
    std::vector<std::unique_ptr<Sayer>> games;
    for (const Game* game : allGames())
        if (game->schema.vocabulary != nullptr)
            games.push_back(std::make_unique<Sayer>(*game));
    QVERIFY(games.size() > 1);
    // As many as it takes; what is said by none of so many is said by nothing.
    constexpr int batch = 500;
    constexpr int most = 240000;
    QStringList left = stale(games);
    for (int made = 0; made < most && !left.isEmpty(); made += batch) {
        for (const auto& game : games) {
            const QString prefix = QString::fromStdString(std::string{game->id}) + ": ";
            const QStringList ofGame =
                left.filter(QRegularExpression{"^" + QRegularExpression::escape(prefix)});
            if (ofGame.isEmpty())
                continue;
            game->prefer(ofGame);
            game->makeUp(batch);
        }
        left = stale(games);
    }
    for (const QString& each : left)
        qWarning("nothing says %s", qPrintable(each));
    QCOMPARE(left.size(), 0);
}

TAKUJO_TEST(TestCardTextComplete)

} // namespace test_card_text_complete
#include "test_card_text_complete.moc"
