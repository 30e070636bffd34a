#include "engine/files/cards/library.h"
#include "engine/games/registry.h"
#include "tests/test_program.h"
#include "tests/unit/ui/card_fixture.h"
#include "ui/theme/card_sheet.h"
#include "ui/theme/palette.h"

#include <QDir>
#include <QTest>

using namespace takujo;

/// Draws every card of the product in every size. With TAKUJO_GALLERY=<folder> the sheets are written there,
/// to be looked at.
class CardGallery : public QObject {
    Q_OBJECT

private:
    static void sheet(const QString& name, const std::vector<CardLook>& looks, double width, double ratio,
                      int columns) {
        CardRenderer renderer{"/nowhere"};
        const QImage image =
            cardSheet(renderer, looks, width, ratio, columns, makePalette(Brightness::dark, Qt::blue).zone);
        QVERIFY(!image.isNull());
        QCOMPARE(renderer.renders(), looks.size());
        const QString folder = qEnvironmentVariable("TAKUJO_GALLERY");
        if (!folder.isEmpty())
            QVERIFY(image.save(QDir{folder}.filePath(name + ".png")));
    }

private slots:
    void drawsEveryCardInEverySize_data() {
        QTest::addColumn<std::size_t>("game");
        for (std::size_t i = 0; i < allGames().size(); ++i)
            if (!allGames()[i]->hidden)
                QTest::newRow(std::string{allGames()[i]->id}.c_str()) << i;
    }
    void drawsEveryCardInEverySize() {
        QFETCH(std::size_t, game);
        const CardFixture fixture{*allGames()[game]};
        for (const Language language : {Language::en, Language::ja}) {
            const QString code = language == Language::en ? "en" : "ja";
            std::vector<CardLook> looks = fixture.everyCard(language);
            QVERIFY(!looks.empty()); // few of a game to try things on
            if (game == 0)
                for (const CardLook& special : fixture.specialLooks(language))
                    looks.push_back(special);
            for (const int ratio :
                 qEnvironmentVariableIsSet("TAKUJO_GALLERY") ? std::vector{1, 2} : std::vector{1}) {
                const QString ending =
                    QStringLiteral("-%1-%2-x%3").arg(QTest::currentDataTag(), code).arg(ratio);
                sheet("small" + ending, looks, 44, ratio, 16);
                sheet("small-named" + ending, looks, 60, ratio, 16);
                sheet("medium" + ending, looks, 70, ratio, 12);
                sheet("medium-hand" + ending, looks, 100, ratio, 10);
                sheet("large-least" + ending, looks, 140, ratio, 8);
                sheet("large" + ending, looks, 205, ratio, 8);
            }
        }
    }
};

TAKUJO_TEST(CardGallery)
#include "test_card_gallery.moc"
