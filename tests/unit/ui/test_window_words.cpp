// The window's own words in translations/: English and Japanese, each whole and in its own language; and no
// words in the sources of the window that nobody can translate. What is missing or stale as such is found by
// tests/translations.cmake.

#include "tests/test_program.h"

#include <QTest>
#include <QXmlStreamReader>

#include "tests/unit/kit/source_literals.h"

#include <set>

namespace takujo {

namespace {

struct Entry {
    QString context;
    QString source;
    bool isPlural = false;
    QStringList texts; ///< one, or one for each plural form
};

std::vector<Entry> entriesOf(const QString& name) {
    QFile file{sourceRoot() + "/translations/" + name + ".ts"};
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QXmlStreamReader xml{&file};
    std::vector<Entry> entries;
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"name")
            context = xml.readElementText();
        else if (xml.name() == u"message")
            entries.push_back({context,
                               {},
                               xml.attributes().value(QStringLiteral("numerus")) == QStringLiteral("yes"),
                               {}});
        else if (xml.name() == u"source")
            entries.back().source = xml.readElementText();
        else if (xml.name() == u"numerusform" || (xml.name() == u"translation" && !entries.back().isPlural))
            entries.back().texts << xml.readElementText(QXmlStreamReader::IncludeChildElements);
    }
    return entries;
}

bool isJapanese(const QString& text) {
    static const QRegularExpression letter{QStringLiteral("[\u3040-\u30ff\u4e00-\u9fff]")};
    return text.contains(letter);
}

std::set<QString> slotsIn(const QString& text) {
    static const QRegularExpression slot{QStringLiteral("%(?:n|L?\\d)")};
    std::set<QString> found;
    for (auto each = slot.globalMatch(text); each.hasNext();)
        found.insert(each.next().captured());
    return found;
}

} // namespace

class TestWindowWords : public QObject {
    Q_OBJECT

private slots:
    static void bothLanguagesSayTheSame();
    static void everyEntryIsWholeAndInItsLanguage_data();
    static void everyEntryIsWholeAndInItsLanguage();
    static void noWordsOfTheWindowAreOutOfReach();
};

void TestWindowWords::bothLanguagesSayTheSame() {
    const auto keysOf = [](const QString& name) {
        std::set<QString> keys;
        for (const Entry& entry : entriesOf(name))
            keys.insert(entry.context + ": " + entry.source);
        return keys;
    };
    const std::set<QString> english = keysOf("takujo_en");
    QVERIFY(english.size() > 100);
    QCOMPARE(english, keysOf("takujo_ja"));
}

void TestWindowWords::everyEntryIsWholeAndInItsLanguage_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("japanese");
    QTest::addColumn<int>("plurals");
    QTest::newRow("en") << "takujo_en" << false << 2;
    QTest::newRow("ja") << "takujo_ja" << true << 1;
    QTest::newRow("Qt's own in ja") << "qt_ja" << true << 1;
}

void TestWindowWords::everyEntryIsWholeAndInItsLanguage() {
    QFETCH(QString, name);
    QFETCH(bool, japanese);
    QFETCH(int, plurals);
    // What is written alike in every language: names of the program, of languages and of a key, signs,
    // numbers.
    static const QRegularExpression alike{
        QStringLiteral("^(Takujo|English|日本語|Backspace|OK|&?OK\\(&O\\)|[^A-Za-z]*|[^a-z]*%\\d[^a-z]*|<[^>]"
                       "*>.*|[A-Z]{2,3})$")};
    const auto entries = entriesOf(name);
    QVERIFY(!entries.empty());
    for (const Entry& entry : entries) {
        const QString where = entry.context + ": " + entry.source;
        QVERIFY2(entry.texts.size() == (entry.isPlural ? plurals : 1), qPrintable(where));
        for (const QString& text : entry.texts) {
            QVERIFY2(!text.isEmpty(), qPrintable(where));
            QVERIFY2(slotsIn(text) == slotsIn(entry.source) || entry.isPlural,
                     qPrintable(where + " → " + text));
            if (!text.contains(alike))
                QVERIFY2(isJapanese(text) == japanese, qPrintable(where + " → " + text));
        }
        QVERIFY2(!isJapanese(entry.source) || entry.source.contains(alike), qPrintable(where));
    }
}

void TestWindowWords::noWordsOfTheWindowAreOutOfReach() {
    // Names of fonts, styles, keys and languages, and what only the program itself reads.
    static const std::set<QString> noWords{QStringLiteral("Noto Sans CJK JP"),
                                           QStringLiteral("Noto Sans JP"),
                                           QStringLiteral("Fusion"),
                                           QStringLiteral("damage taken"),
                                           QStringLiteral("Settings/gtk-enable-animations"),
                                           QStringLiteral("every moment"),
                                           QStringLiteral("face down"),
                                           QStringLiteral("Settings"),
                                           QStringLiteral("Enter"),
                                           QStringLiteral("PulseAudio"),
                                           QStringLiteral("English"),
                                           QStringLiteral("KDE/AnimationDurationFactor")};
    static const QRegularExpression words{QStringLiteral("^[^a-z<]*[A-Z][a-z]{2,}|[A-Za-z]{2,} [a-z]{2,}")};
    static const QRegularExpression translated{QStringLiteral(
        "(tr|QT_TR_NOOP|QT_TRANSLATE_NOOP|translate)\\(\\s*(\"[^\"]*\",\\s*)?$|translate\\(\"\\w+\",$")};
    static const QRegularExpression drawing{QStringLiteral("[<{;]|^[a-z-]+:|:[a-z0-9%#-]+")};
    static const QRegularExpression thrown{QStringLiteral("(_error\\{|findings\\.error\\(.*)$")};
    std::set<QString> unused = noWords;
    QStringList outOfReach;
    for (const QString& file : sourcesBelow({QStringLiteral("ui")}))
        for (const SourceLiteral& literal : literalsIn(file)) {
            if (noWords.contains(literal.text))
                unused.erase(literal.text);
            else if (literal.text.contains(words) && !literal.before.contains(translated) &&
                     !literal.text.contains(drawing) && !literal.before.contains(thrown) &&
                     file != QStringLiteral("ui/session/game_data.cpp") && // these say it in findings
                     file != QStringLiteral("ui/games/unplayed_game.cpp") &&
                     file != QStringLiteral("ui/sound/heard_events.cpp")) // and this has keys of the log
                outOfReach << file + ": " + literal.text;
        }
    QVERIFY2(outOfReach.isEmpty(), qPrintable("not in tr():\n" + outOfReach.join('\n')));
    QVERIFY2(unused.empty(), "the list of what are no words names something that is gone");
}

} // namespace takujo

using takujo::TestWindowWords;
TAKUJO_TEST(TestWindowWords)
#include "test_window_words.moc"
