#include "engine/games/registry.h"
#include "engine/match/sentences/speech.h"
#include "tests/gallery/hands.h"
#include "tests/gallery/rooms.h"
#include "tests/gallery/shelf.h"
#include "ui/theme/text.h"
#include "ui/window/main_window.h"

#include <QFile>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>

#include <array>

namespace takujo {

namespace {

const QString bringingRoom = QStringLiteral("bringing");

QString cell(const QString& text) {
    QString doubled = text;
    return QLatin1Char('"') + doubled.replace(QLatin1Char('"'), QStringLiteral("\"\"")) + QLatin1Char('"');
}

/// The first cards of a game as somebody would list them, and one that nobody understands.
QString listOf(const GameData& data, Language language) {
    constexpr std::size_t most = 14;
    const CardSchema& schema = data.game->schema;
    const Speech speech{data.words, language};
    QString list = QStringLiteral("id,name,type,text");
    for (const FieldSpec& field : schema.fields)
        if (field.kind == FieldSpec::Kind::number || field.kind == FieldSpec::Kind::words ||
            field.kind == FieldSpec::Kind::texts)
            list += QLatin1Char(',') + qt(field.key);
    std::size_t listed = 0;
    for (const CardDefinition& card : data.library.sets().front().cards) {
        if (++listed > most)
            break;
        QStringList text;
        for (const std::string& line : speech.cardText(card, schema))
            text << qt(line);
        if (listed == 2)
            text << (language == Language::en ? QStringLiteral("Whistle three times at the moon.")
                                              : QStringLiteral("月に向かって口笛を3回吹く。"));
        list += QLatin1Char('\n') + cell(qt("MY-" + card.id)) + QLatin1Char(',') +
                cell(qt(card.name.in(language))) + QLatin1Char(',') + cell(qt(schema.types[card.type])) +
                QLatin1Char(',') + cell(text.join(QLatin1Char('\n')));
        for (const FieldSpec& field : schema.fields)
            if (field.kind == FieldSpec::Kind::number || field.kind == FieldSpec::Kind::words ||
                field.kind == FieldSpec::Kind::texts) {
                QStringList values;
                for (const std::string& value : speech.printed(card, field))
                    values << qt(value);
                list += QLatin1Char(',') + cell(values.join(QLatin1Char('/')));
            }
    }
    return list + QLatin1Char('\n');
}

class BringingPictures {
public:
    BringingPictures(Shelf& shelf, MainWindow& window, QString game)
        : shelf_{&shelf}, window_{&window}, game_{std::move(game)} {}

    void take(Language language) {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("my-cards.csv"));
        QFile out{file};
        if (!out.open(QFile::WriteOnly))
            return;
        out.write(listOf(*window_->games().front(), language).toUtf8());
        out.close();
        command(*window_, QStringLiteral("bring-cards"));
        hang("empty");
        click(*window_, QStringLiteral("bring-list"));
        settle();
        nameFile(*window_, file);
        constexpr int longest = 60'000;
        static_cast<void>(QTest::qWaitFor(
            [this] { return seen(*window_, QStringLiteral("brought-cards")) != nullptr; }, longest));
        hang("cards");
        if (auto* cards = qobject_cast<QListWidget*>(seen(*window_, QStringLiteral("brought-cards"))))
            cards->setCurrentRow(1);
        hang("in-part");
        if (auto* script = qobject_cast<QPlainTextEdit*>(seen(*window_, QStringLiteral("brought-script"))))
            script->insertPlainText(QStringLiteral("x: 1\n"));
        QTest::qWait(400);
        hang("mistake");
        if (auto* side = qobject_cast<QTabWidget*>(seen(*window_, QStringLiteral("bring-side"))))
            side->setCurrentIndex(1);
        hang("examples");
    }

private:
    void hang(const char* name) {
        settle();
        shelf_->hang(bringingRoom, game_ + QString::fromLatin1(name), *window_);
    }

    Shelf* shelf_;
    MainWindow* window_;
    QString game_;
};

} // namespace

void hangBringing(Shelf& shelf, Language language, Brightness brightness) {
    for (const Game* game : allGames()) {
        if (game->hidden)
            continue;
        MainWindow window{std::array{game}, {language, brightness, false}};
        window.resize(1280, 720);
        window.show();
        BringingPictures{shelf, window, QString::fromStdString(std::string{game->id}) + '-'}.take(language);
    }
}

} // namespace takujo
