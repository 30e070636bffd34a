#include "ui/widgets/style_sheet.h"

#include "ui/theme/colour_math.h"
#include "ui/theme/scales.h"
#include "ui/theme/typography.h"

namespace takujo {

namespace {

/// `@name` stands for a colour of the palette.
constexpr const char* rules = R"(
* { font-family: "@family"; font-size: 13px; }
QToolTip { background: @raised; color: @text; border: 1px solid @outline; padding: 4px 6px; }

QPushButton { background: @raised; color: @text; border: 1px solid @outline; border-radius: 8px;
              padding: 5px 14px; min-height: 20px; font-weight: 600; }
QPushButton:hover { border-color: @accent; }
QPushButton:pressed { background: @outline; }
QPushButton:focus { border: 2px solid @text; padding: 4px 13px; outline: none; }
QPushButton:disabled { color: @faint; }
QPushButton[isDefault="true"] { background: @accentGround; color: @accentInk; border-color: @accentGround; }
QPushButton[isDefault="true"]:hover { background: @accentHover; }
QPushButton[isDefault="true"]:focus { border: 2px solid @text; }
QPushButton[asksAgain="true"] { border: 3px double @text; padding: 3px 12px; }
QPushButton[isDefault="true"]:disabled { background: @raised; color: @faint; border-color: @outline; }
QPushButton[isClose="true"] { padding: 5px 9px; }
QPushButton[isClose="true"]:focus { padding: 4px 8px; }
QPushButton[isLit="true"] { border: 2px solid @warning; padding: 4px 13px; }
QPushButton[isLit="true"][isClose="true"] { padding: 4px 8px; }
QPushButton[isListed="true"] { text-align: left; padding: 5px 12px; }
QPushButton[isListed="true"]:focus { padding: 4px 11px; }
QPushButton[drawsItself="true"], QPushButton[drawsItself="true"]:focus { border: none; padding: 0; min-height: 0; }
QPushButton[isAct="true"], QPushButton[isAct="true"]:focus { padding: 0; background: @zone; }
QPushButton[isAct="true"]:hover { background: @raised; }
QPushButton::menu-indicator { image: none; }
QPushButton[isQuiet="true"] { background: transparent; }

QToolButton { background: transparent; color: @quiet; border: 1px solid transparent; border-radius: 6px; padding: 4px 8px; }
QToolButton:hover, QToolButton:checked { background: @raised; color: @text; }
QToolButton:enabled { color: @text; }
QToolButton:disabled { color: @faint; }
QToolButton:focus { border: 2px solid @text; padding: 3px 7px; }
QToolButton[chip="true"] { background: @raised; border: 1px solid @outline; border-radius: 10px; padding: 2px 8px; }
QToolButton[chip="true"]:hover { border-color: @accent; }
QToolButton[chip="true"]:checked { background: @accentGround; color: @accentInk; border-color: @accentGround; }
QToolButton[chip="true"]:focus { border: 2px solid @text; padding: 1px 7px; }
QToolButton::menu-indicator { image: none; }

QMenu { background: @panel; color: @text; border: 1px solid @outline; padding: 5px; }
QMenu::item { padding: 5px 26px 5px 24px; border-radius: 5px; }
QMenu::item:selected { background: @accentGround; color: @accentInk; }
QMenu::item:disabled { color: @faint; }
QMenu::separator { height: 1px; background: @outline; margin: 5px 8px; }

QFrame#meanings { background: @panel; border: 1px solid @accent; }

QComboBox QAbstractItemView { background: @panel; color: @text; border: 1px solid @outline;
              selection-background-color: @accentGround; selection-color: @accentInk; padding: 3px; }
QComboBox QAbstractItemView::item { min-height: 26px; padding-left: 5px; }

QTextBrowser, QListWidget, QPlainTextEdit { background: transparent; color: @text; border: 2px solid transparent; border-radius: 6px; }
QTextBrowser:focus, QPlainTextEdit:focus { border: 2px solid @text; }
QListWidget::item:focus { border: 2px solid @text; padding: 2px 6px; }
QListWidget::item { padding: 4px 8px; border-radius: 6px; }
QListWidget::item:hover { background: @raised; }
QListWidget::item:selected { background: @accentGround; color: @accentInk; }
QListWidget:focus { outline: none; }

QTreeWidget { show-decoration-selected: 0; background: transparent; color: @text; border: 2px solid transparent; border-radius: 6px; }
QTreeWidget:focus { border: 2px solid @text; outline: none; }
QTreeWidget::item { padding: 3px 6px; border: 0px solid transparent; }
takujo--NumbersTable::item { padding: 3px 2px 3px 0px; }
QTreeWidget::item:hover { background: @raised; }
QTreeWidget::item:selected { background: @accentGround; color: @accentInk; }
QHeaderView { background: transparent; }
QHeaderView::section { background: transparent; color: @quiet; border: none; border-bottom: 1px solid @outline;
              padding: 4px 5px 4px 3px; font-weight: 600; }
QHeaderView::section:hover { color: @text; }
QProgressBar { background: @raised; border: 1px solid @outline; border-radius: 4px; }
QProgressBar::chunk { background: @accent; border-radius: 3px; }
QTabWidget::pane { border: none; }

QTabBar { background: transparent; border: none; }
QTabBar::tab { background: transparent; color: @quiet; border: none; border-radius: 6px; padding: 5px 14px; margin: 2px; }
QTabBar::tab:selected { background: @raised; color: @text; font-weight: 600; }
QTabBar::tab:hover { color: @text; }
QTabBar::tab:selected:focus { border: 2px solid @text; padding: 3px 12px; }
QTabWidget#numbers-tabs QTabBar::tab { min-height: 20px; }
QTabBar#guide-levels::tab { border-radius: 0; border-bottom: 2px solid transparent; padding: 3px 6px; margin: 1px 2px; }
QTabBar#guide-levels::tab:selected { background: transparent; border-bottom: 2px solid @accent; }
QTabBar#guide-levels::tab:selected:focus { border: 2px solid @text; padding: 2px 4px 3px 4px; }
QFrame#tabs { background: @table; border-radius: 8px; }

QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar::handle:vertical { background: @outline; border-radius: 4px; min-height: 28px; margin: 1px; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle:horizontal { background: @outline; border-radius: 4px; min-width: 28px; margin: 1px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QDialog { background: @panel; }
QWidget#header { background: @panel; border-bottom: 1px solid @edge; }
QWidget#side { background: @panel; border-left: 1px solid @edge; }
QLabel#heading { font-size: 20px; font-weight: 700; }
QLabel[quiet="true"] { color: @quiet; }
QLabel[caption="true"] { color: @quiet; font-size: 11px; font-weight: 600; }
QLabel[problem="true"] { color: @danger; }
QLabel[strong="true"] { font-weight: 600; }
QLabel[section="true"] { font-size: 15px; font-weight: 700; padding: 14px 0 4px 0; }
QLabel[title="true"] { font-size: 18px; font-weight: 700; }
QFrame[sheet="true"] { background: @zone; border: 1px solid @outline; border-radius: 12px; }
QLabel[wordmark="true"] { font-size: 26px; font-weight: 700; }
QWidget#rail { background: @panel; border-right: 1px solid @edge; }
QPushButton[isWay="true"] { background: transparent; border: 1px solid transparent; text-align: left; padding: 6px 12px; }
QPushButton[isWay="true"]:hover { background: @raised; }
QPushButton[isWay="true"]:checked { background: @raised; border-left: 3px solid @accent; padding-left: 10px; }
QPushButton[isWay="true"]:focus { border: 2px solid @text; padding: 5px 11px; }
QPushButton[isFramed="true"] { border: 1px solid @outline; background: @raised; padding: 0; }
QPushButton[isFramed="true"]:hover { border-color: @accent; }
QPushButton[isFramed="true"]:focus { border: 2px solid @text; padding: 0; }
QLabel[isDoor="true"] { font-weight: 600; }
QScrollArea, QWidget#rail-lists, QWidget#new-game-middle, QWidget#settings-page, QWidget#lessons { background: transparent; border: none; }
)";

} // namespace

QString windowStyle(const Palette& palette) {
    QString sheet = QString::fromUtf8(rules);
    const QColor faint = mixed(palette.quiet, palette.panel, 0.45);
    const QColor edge = mixed(palette.outline, palette.panel, 0.4);
    // Longer names first, so that none is taken for the beginning of another.
    const std::pair<const char*, QString> colours[] = {
        {"@accentGround", palette.accentGround.name()},
        {"@accentHover", palette.accentGround.lighter(108).name()},
        {"@accentInk", palette.accentInk.name()},
        {"@accent", palette.accent.name()},
        {"@outline", palette.outline.name()},
        {"@warning", palette.warning.name()},
        {"@raised", palette.raised.name()},
        {"@danger", palette.danger.name()},
        {"@family", textFamily()},
        {"@panel", palette.panel.name()},
        {"@table", palette.table.name()},
        {"@quiet", palette.quiet.name()},
        {"@faint", faint.name()},
        {"@text", palette.text.name()},
        {"@edge", edge.name()},
        {"@zone", palette.zone.name()}};
    for (const auto& [name, value] : colours)
        sheet.replace(QString::fromLatin1(name), value);
    return withScaledText(sheet);
}

} // namespace takujo
