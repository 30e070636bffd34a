#include "engine/games/registry.h"
#include "tests/test_program.h"
#include "ui/help/help_book.h"
#include "ui/help/help_markup.h"
#include "ui/help/help_window.h"
#include "ui/theme/line_breaker.h"
#include "ui/theme/text.h"

#include <QTest>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextList>
#include <QTextTable>

#include <algorithm>

using namespace takujo;

/// Every page of the help is there in both languages, and everything it names exists.
class TestHelpPages : public QObject {
    Q_OBJECT

private slots:
    void everyPageIsThereInBothLanguages();
    void pagesOfAGameAreItsOwn();
    void everyLinkLeadsSomewhere();
    void everyKeyThatIsNamedExists();
    void everyPageCanBeReached();
    void markupIsRead();
    void noPageShowsItsMarkup();
    void japaneseLinesAreJoinedWithoutSpaces();

private:
    static constexpr Language languages[] = {Language::en, Language::ja};
};

namespace {

HelpMarkup markup() {
    return {QStringLiteral("#111111"), QStringLiteral("#333333"),
            [](const QString& command) { return QStringLiteral("KEY-") + command; }};
}

/// Those whose players read the help.
QStringList offeredGames() {
    QStringList ids;
    for (const Game* game : allGames())
        if (!game->hidden)
            ids << qt(game->id);
    return ids;
}

} // namespace

void TestHelpPages::everyPageIsThereInBothLanguages() {
    QVERIFY(helpPageIds().size() >= 9);
    QVERIFY(!offeredGames().isEmpty());
    for (const QString& game : offeredGames())
        for (const QString& id : helpPageIds()) {
            for (const Language language : languages) {
                const HelpPage page = helpPage(id, language, game);
                QVERIFY2(!page.isMissing, qPrintable(id));
                QVERIFY2(!page.title.isEmpty() && page.title != id, qPrintable(id));
                QVERIFY2(!page.markdown.contains(QStringLiteral("{game}")), qPrintable(id));
            }
            // Both tell the same: as many headings, list items and links.
            const QString en = helpPage(id, Language::en, game).markdown;
            const QString ja = helpPage(id, Language::ja, game).markdown;
            QCOMPARE(ja.count(QStringLiteral("\n## ")), en.count(QStringLiteral("\n## ")));
            QCOMPARE(ja.count(QStringLiteral("\n| ")), en.count(QStringLiteral("\n| ")));
            QStringList linksEn = helpLinks(en);
            QStringList linksJa = helpLinks(ja);
            linksEn.sort();
            linksJa.sort();
            linksEn.removeDuplicates();
            linksJa.removeDuplicates();
            QVERIFY2(linksJa == linksEn,
                     qPrintable(id + ": " + linksEn.join(' ') + " / " + linksJa.join(' ')));
        }
}

/// What a game's own pages tell is in no page of all games: another game has none of it.
void TestHelpPages::pagesOfAGameAreItsOwn() {
    const QString game = offeredGames().front();
    const QString another = QStringLiteral("no-game-is-called-so");
    for (const QString& id : helpPageIds()) {
        const HelpPage own = helpPage(id, Language::en, game);
        const HelpPage other = helpPage(id, Language::en, another);
        QCOMPARE(other.isMissing, id == QStringLiteral("turn") || id == QStringLiteral("examples"));
        if (!other.isMissing)
            QCOMPARE(QString{other.markdown}.replace(another, game), own.markdown);
    }
}

void TestHelpPages::everyLinkLeadsSomewhere() {
    const CommandSet commands;
    std::vector<std::shared_ptr<const GameData>> games;
    for (const Game* game : allGames())
        games.push_back(loadGameData(*game));
    int links = 0;
    for (const QString& game : offeredGames())
        for (const QString& id : helpPageIds())
            for (const Language language : languages)
                for (const QString& link : helpLinks(helpPage(id, language, game).markdown)) {
                    QVERIFY2(leadsSomewhere(link, commands, games), qPrintable(id + ": " + link));
                    ++links;
                }
    QVERIFY(links > 40);
    const QString noRule = QStringLiteral("rule:") + offeredGames().front() + QStringLiteral("/999.1");
    for (const QString& nowhere : {QStringLiteral("nothing.md"), noRule, QStringLiteral("rule:chess/1.1"),
                                   QStringLiteral("command:fly"), QStringLiteral("data:moon.md")})
        QVERIFY2(!leadsSomewhere(nowhere, commands, games), qPrintable(nowhere));
}

void TestHelpPages::everyKeyThatIsNamedExists() {
    const auto& all = CommandSet::all();
    for (const QString& game : offeredGames())
        for (const QString& id : helpPageIds())
            for (const Language language : languages) {
                const QString text = helpPage(id, language, game).markdown;
                QCOMPARE(helpKeys(text).size(), text.count(QStringLiteral("{key:")));
                for (const QString& name : helpKeys(text))
                    QVERIFY2(
                        std::ranges::any_of(
                            all, [&](const auto& one) { return name == one.name && !one.keys.isEmpty(); }),
                        qPrintable(id + ": " + name));
            }
}

void TestHelpPages::everyPageCanBeReached() {
    QStringList linked;
    for (const QString& id : helpPageIds())
        for (const QString& link : helpLinks(helpPage(id, Language::en, offeredGames().front()).markdown))
            linked << link;
    for (const char* widget : {"start-page", "game-page", "decks-page", "settings-dialog", "history-dialog",
                               "stops-dialog", "findings"})
        linked << helpPageFor(QString::fromLatin1(widget)) + QStringLiteral(".md");
    for (const QString& id : helpPageIds())
        QVERIFY2(linked.contains(id + QStringLiteral(".md")), qPrintable(id));
}

void TestHelpPages::markupIsRead() {
    QTextDocument page;
    page.setHtml(
        helpHtml(QStringLiteral("# Title\n\nOne **two**\nthree `a<b`.\n\n- x\n- [y](z.md)\n  more\n\n"
                                "| k | v |\n|---|---|\n| {key:undo} | w |\n\n```\n- code: {a}\n```\n"),
                 Language::en, markup()));
    const auto formatOf = [&](const char* letters) {
        const QTextCursor found = page.find(QString::fromLatin1(letters));
        return found.isNull() ? QTextCharFormat{} : found.charFormat();
    };
    const auto blockOf = [&](const char* letters) { return page.find(QString::fromLatin1(letters)).block(); };
    const QColor ground{markup().ground};
    QCOMPARE(blockOf("Title").text(), QStringLiteral("Title"));
    QVERIFY(formatOf("Title").fontPointSize() == 0 && formatOf("Title").font().pixelSize() > 13);
    QCOMPARE(blockOf("One").text(), QStringLiteral("One two three a<b."));
    QCOMPARE(formatOf("two").fontWeight(), int{QFont::Bold});
    QCOMPARE(formatOf("a<b").background().color(), ground);
    QCOMPARE(formatOf("y").anchorHref(), QStringLiteral("z.md"));
    QCOMPARE(formatOf("y").foreground().color(), QColor{markup().accent});
    QCOMPARE(blockOf("y").text(), QStringLiteral("y more"));
    QVERIFY(blockOf("y").textList() != nullptr && blockOf("y").textList()->count() == 2);
    QTextTable* table = page.find(QStringLiteral("KEY-undo")).currentTable();
    QVERIFY(table != nullptr);
    QCOMPARE(table->rows(), 2);
    QCOMPARE(table->columns(), 2);
    QCOMPARE(formatOf("KEY-undo").background().color(), ground);
    QCOMPARE(formatOf("k").fontWeight(), int{QFont::Bold});
    QVERIFY(!page.find(QStringLiteral("- code: {a}")).isNull());
}

/// Bold letters end also between a sign and a letter, as they do in Japanese.
void TestHelpPages::noPageShowsItsMarkup() {
    QTextDocument shown;
    shown.setHtml(helpHtml(QStringLiteral("**比べる…**を選ぶ。**「甲」**は"), Language::ja, markup()));
    QCOMPARE(shown.toPlainText().remove(QChar{0x2060}), QStringLiteral("比べる…を選ぶ。「甲」は"));
    for (const QString& game : offeredGames())
        for (const QString& id : helpPageIds())
            for (const Language language : languages) {
                shown.setHtml(helpHtml(helpPage(id, language, game).markdown, language, markup()));
                const qsizetype at = shown.toPlainText().indexOf(QStringLiteral("**"));
                QVERIFY2(at < 0,
                         qPrintable(id + QStringLiteral(": ") + shown.toPlainText().mid(at - 10, 40)));
            }
}

void TestHelpPages::japaneseLinesAreJoinedWithoutSpaces() {
    QTextDocument page;
    page.setHtml(helpHtml(
        QStringLiteral("これは\n**文**\nです。\nOK\nです。\n- 一\n  つ目\n- 二\n\n```\n一\n二\n```\n"),
        Language::ja, markup()));
    const QStringList blocks = withoutJoiners(page.toPlainText()).split(QLatin1Char('\n'));
    QCOMPARE(blocks, (QStringList{QStringLiteral("これは文です。OK です。"), QStringLiteral("一つ目"),
                                  QStringLiteral("二"), QStringLiteral("一"), QStringLiteral("二")}));
}

TAKUJO_TEST(TestHelpPages)
#include "test_help_pages.moc"
