// Whatever a script can say, there are words for it, and no words that nothing says.

#include <QRegularExpression>
#include <QTest>

#include "engine/cards/card_text.h"
#include "engine/files/words_file.h"
#include "engine/games/registry.h"
#include "tests/unit/cards/random_ability.h"
#include "tests/unit/match/spoken_game.h"

using namespace takujo;

namespace {

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

} // namespace

class TestCardTextComplete : public QObject {
    Q_OBJECT

private slots:
    static void whateverIsWrittenReadsLikeSentences_data() { addGames(); }
    static void whateverIsWrittenReadsLikeSentences();
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
    for (int i = 0; i < 20000; ++i) {
        const Ability ability = abilities.make();
        for (const Language language : {Language::en, Language::ja}) {
            QString text = QString::fromStdString(abilityText(ability, card, vocabulary, words, language));
            text.replace(QStringLiteral("—"), QStringLiteral("-"));
            // A cost may begin with a symbol, a text of several modes ends with quotes.
            if (text.startsWith('['))
                text.prepend('A');
            reader.plain(text.toStdString(), language);
            static const QRegularExpression end{QStringLiteral("[.。][\"」]?$")};
            QVERIFY2(end.match(text).hasMatch(), qPrintable(text));
        }
    }
    qInfo("%zu texts read", reader.count());
    const QStringList complaints = reader.complaints();
    for (const QString& complaint : complaints.mid(0, 20))
        qWarning("%s", qPrintable(complaint));
    QCOMPARE(complaints.size(), 0);
}

QTEST_APPLESS_MAIN(TestCardTextComplete)
#include "test_card_text_complete.moc"
