#include "engine/games/registry.h"
#include "tests/test_program.h"
#include "ui/rules/rule_tree.h"
#include "ui/session/game_data.h"
#include "ui/widgets/style_sheet.h"
#include "ui/widgets/window_style.h"

#include <QApplication>
#include <QTest>
#include <QTreeWidgetItemIterator>

using namespace takujo;

/// The numbers of a rulebook, one below the other.
class TestRuleTree : public QObject {
    Q_OBJECT

private slots:
    void numbersAndCountsAreWhole_data();
    void numbersAndCountsAreWhole();
};

void TestRuleTree::numbersAndCountsAreWhole_data() {
    QTest::addColumn<const Game*>("game");
    for (const Game* game : allGames())
        QTest::newRow(std::string{game->id}.c_str()) << game;
}

void TestRuleTree::numbersAndCountsAreWhole() {
    QFETCH(const Game*, game);
    QApplication::setStyle(new WindowStyle);
    const std::shared_ptr<GameData> data = loadGameData(*game);
    const Palette palette = makePalette(Brightness::light, QColor{0x6f, 0xa8, 0xdc});
    RuleTree tree;
    tree.setStyleSheet(windowStyle(palette));
    tree.setColours(palette);
    tree.resize(700, 500);
    tree.show();
    // A rule that many films show, among others that few do.
    tree.display(data->rules, Language::en,
                 [](const std::string& number) { return number.size() > 4 ? std::size_t{23} : 1; });
    tree.expandAll();
    int rows = 0;
    for (QTreeWidgetItemIterator at{&tree}; *at != nullptr; ++at, ++rows) {
        int depth = 1;
        for (const QTreeWidgetItem* above = (*at)->parent(); above != nullptr; above = above->parent())
            ++depth;
        const QModelIndex number = tree.indexFromItem(*at, 0);
        QVERIFY2(tree.sizeHintForIndex(number).width() + depth * tree.indentation() <= tree.columnWidth(0),
                 qPrintable((*at)->text(0)));
        QVERIFY2(tree.sizeHintForIndex(tree.indexFromItem(*at, 2)).width() <= tree.columnWidth(2),
                 qPrintable((*at)->text(2)));
    }
    QVERIFY(rows > 50);
}

TAKUJO_TEST(TestRuleTree)
#include "test_rule_tree.moc"
