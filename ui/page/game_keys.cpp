#include "ui/page/game_keys.h"

#include "ui/page/game_page.h"
#include "ui/theme/text.h"

#include <QAccessible>
#include <QApplication>
#include <QMenu>

#include <algorithm>
#include <array>

namespace takujo {

GameKeys::GameKeys(GamePage& page, const CommandSet& commands, SpokenLog& spokenLog)
    : QObject{&page}, page_{&page}, commands_{&commands}, spokenLog_{&spokenLog} {
    using enum CommandId;
    qApp->installEventFilter(this);
    connect(&page, &GamePage::begun, this, &GameKeys::begin);
    connect(&page, &GamePage::moved, this, &GameKeys::follow);
    TableCursor& cursor = page.view().cursor();
    connect(&cursor, &TableCursor::moved, &page, &GamePage::hideBubble);
    connect(&cursor, &TableCursor::moved, this, [&page](TableItem* item) {
        page.prompt().keepListClearOf(
            item == nullptr ? QRect{} : page.view().inWidget(item->mapRectToScene(item->face())));
    });
    connect(&page.view(), &TableView::touched, &page.prompt(), &PromptBar::forgetPress);
    for (const CommandSet::Command& command : CommandSet::all())
        if (command.id != pressDefault && command.id != pass)
            connect(commands.action(command.id), &QAction::triggered, &page.prompt(),
                    &PromptBar::forgetPress);
    on(goHome, [&cursor] { cursor.toEndOfPlace(false); });
    on(goEnd, [&cursor] { cursor.toEndOfPlace(true); });
    on(toHand, [this] { jump(ZoneRole::hand, true); });
    on(toOtherHand, [this] { jump(ZoneRole::hand, false); });
    on(toField, [this] { jump(ZoneRole::row, true); });
    on(toOtherField, [this] { jump(ZoneRole::row, false); });
    on(toPiles, [this] { jump(ZoneRole::pile, true); });
    on(toOtherPiles, [this] { jump(ZoneRole::pile, false); });
    on(toStack, [this] {
        if (stack() != nullptr)
            enter(&GameKeys::stack);
        else
            spokenLog_->announcer().say(tr("No effect waits here."));
    });
    on(toQuestion, [this] {
        spokenLog_->sayQuestion();
        enter(&GameKeys::prompt);
    });
    on(readCard, [this] { enter(&GameKeys::preview); });
    on(CommandId::whyNot, [this] { this->whyNot(); });
    on(cardMenu, [this] { openCardMenu(); });
    on(nextPart, [this] { nextArea(true); });
    on(previousPart, [this] { nextArea(false); });
    connect(&page.view(), &TableView::menuWanted, this, &GameKeys::openCardMenu);
    for (const CommandId id : {CommandId::guide, guideActs, guideWhy, guideRules, log, rules, branches})
        on(id, [this] { // when the page has been opened
            QMetaObject::invokeMethod(this, [this] { enter(&GameKeys::sidePage); }, Qt::QueuedConnection);
        });
}

void GameKeys::on(CommandId id, auto does) {
    connect(commands_->action(id), &QAction::triggered, this, [this, does] {
        if (page_->isVisible() && page_->current() != nullptr)
            does();
    });
}

void GameKeys::begin() {
    page_->view().cursor().forget();
    if (usesKeys_ || QAccessible::isActive())
        page_->view().cursor().enter();
}

bool GameKeys::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress)
        usesKeys_ = true;
    else if (event->type() == QEvent::MouseButtonPress)
        usesKeys_ = false;
    return QObject::eventFilter(watched, event);
}

void GameKeys::follow() {
    // The keyboard is somewhere in the window, whatever has gone with the question before.
    QWidget* has = page_->window()->focusWidget();
    if (has == nullptr || !has->isVisible())
        page_->view().setFocus();
    page_->view().cursor().follow();
}

CardItem* GameKeys::cardAtCursor() const {
    return qobject_cast<CardItem*>(page_->view().cursor().item());
}

/// The keys are those of the screen that asks somebody to take the table.
bool GameKeys::isHandedOver() const {
    return page_->current() != nullptr && page_->current()->viewerControl().awaited() != Player::nobody;
}

void GameKeys::jump(ZoneRole role, bool own) {
    if (!isHandedOver() && page_->view().jumpTo(role, own))
        page_->view().setFocus();
}

QWidget* GameKeys::table() const {
    return &page_->view();
}

QWidget* GameKeys::picker() const {
    return page_->picker().isVisible() ? page_->picker().cards() : nullptr;
}

QWidget* GameKeys::notice() const {
    return page_->notice().isVisible() ? page_->notice().buttonForKeys() : nullptr;
}

QWidget* GameKeys::lesson() const {
    return page_->lessonWords().isVisible() ? page_->lessonWords().buttonForKeys() : nullptr;
}

QWidget* GameKeys::prompt() const {
    return page_->prompt().buttonForKeys();
}

QWidget* GameKeys::stack() const {
    StackStrip& stack = page_->side().stack();
    return stack.isVisible() && stack.current() != nullptr ? &stack : nullptr;
}

QWidget* GameKeys::sidePage() const {
    return page_->side().isVisible() ? page_->side().pageForKeys() : nullptr;
}

QWidget* GameKeys::preview() const {
    return page_->side().isVisible() ? page_->side().preview().text() : nullptr;
}

QWidget* GameKeys::header() const {
    return page_->header().isVisible() ? page_->header().menuButton() : nullptr;
}

void GameKeys::enter(Area area) {
    if (QWidget* widget = (this->*area)())
        widget->setFocus(Qt::ShortcutFocusReason);
}

void GameKeys::nextArea(bool forward) {
    if (isHandedOver())
        return;
    std::array<Area, 9> areas{&GameKeys::table,    &GameKeys::picker,  &GameKeys::notice,
                              &GameKeys::lesson,   &GameKeys::prompt,  &GameKeys::stack,
                              &GameKeys::sidePage, &GameKeys::preview, &GameKeys::header};
    const QWidget* has = page_->window()->focusWidget();
    // The table is around what floats over it, so that the innermost counts.
    std::size_t here = 0;
    for (std::size_t i = 0; i < areas.size(); ++i) {
        const QWidget* widget = (this->*areas[i])();
        if (has != nullptr && widget != nullptr &&
            (widget == has || widget->parentWidget()->isAncestorOf(has)) &&
            (areas[i] != &GameKeys::table || has == widget))
            here = i;
    }
    for (std::size_t step = 1; step < areas.size(); ++step) {
        const Area next = areas[(here + (forward ? step : areas.size() - step)) % areas.size()];
        if ((this->*next)() == nullptr)
            continue;
        enter(next);
        return;
    }
}

void GameKeys::whyNot() {
    if (const CardItem* card = cardAtCursor())
        page_->explain(card->object());
}

void GameKeys::openCardMenu() {
    TableItem* item = page_->view().cursor().item();
    if (item == nullptr)
        return;
    if (const CardItem* card = cardAtCursor(); card != nullptr && card->object().exists()) {
        page_->showChoices(card->object());
        return;
    }
    auto* menu = new QMenu{page_};
    menu->setObjectName(QStringLiteral("card-menu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const CommandId id : {CommandId::act, CommandId::whyNot, CommandId::readCard})
        menu->addAction(commands_->action(id));
    const QRect rect = page_->view().inWidget(item->mapRectToScene(item->face()));
    menu->popup(page_->view().mapToGlobal(rect.center()));
    menu->setActiveAction(menu->actions().front());
}

void GameKeys::stepBack() {
    if (page_->bubble().isVisible()) {
        if (page_->bubble().isAncestorOf(page_->window()->focusWidget()))
            page_->view().setFocus();
        page_->hideBubble();
        return;
    }
    if (page_->notice().isVisible()) {
        page_->notice().dismiss();
        return;
    }
    if (isHandedOver() || page_->prompt().forgetTyped())
        return;
    if (auto* banner = page_->findChild<OutcomeBanner*>(); banner->isVisible()) {
        banner->putAway();
        return;
    }
    const QWidget* has = page_->window()->focusWidget();
    const bool isAway = has != nullptr && page_->isAncestorOf(has) && has != &page_->view() &&
                        !page_->picker().isAncestorOf(has);
    if (isAway) {
        page_->view().setFocus(Qt::ShortcutFocusReason);
        return;
    }
    Session* session = page_->current();
    if (page_->view().cancelDrag() || page_->cancelAim() || session == nullptr || !session->mayAnswer())
        return;
    // Of a choice of several, the last one; then all that was begun.
    if (const std::size_t picked = pickedSoFar(session->match()).size(); picked > 0)
        session->unpick(picked - 1);
    else
        session->takeBack();
}

} // namespace takujo
