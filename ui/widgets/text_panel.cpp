#include "ui/widgets/text_panel.h"

#include "ui/theme/line_breaker.h"
#include "ui/theme/scales.h"
#include "ui/theme/text_signs.h"
#include "ui/theme/typography.h"
#include "ui/widgets/rule_text.h"

#include <QAbstractTextDocumentLayout>
#include <QMimeData>
#include <QPaintEvent>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextDocumentFragment>

#include <algorithm>
#include <cmath>

namespace takujo {

namespace {

constexpr int signHeight = 14; ///< in text of the usual size
constexpr int largestLetters = 15;

} // namespace

TextPanel::TextPanel(QWidget* parent) : QTextBrowser{parent} {
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    // With a caret, so that the text can be read line by line without a mouse.
    setTextInteractionFlags(Qt::TextBrowserInteraction | Qt::TextSelectableByKeyboard);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    document()->setDocumentMargin(8);
    // By wheel, handle or page, never by the program itself.
    connect(verticalScrollBar(), &QScrollBar::actionTriggered, this, [this] { seen_.reset(); });
    connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
        if (const auto rule = ruleOfLink(link))
            emit ruleFollowed(*rule);
        if (const auto card = cardOfLink(link))
            emit cardHovered(*card);
    });
    connect(this, qOverload<const QUrl&>(&QTextBrowser::highlighted), this, [this](const QUrl& link) {
        if (const auto card = cardOfLink(link))
            emit cardHovered(*card);
    });
}

void TextPanel::setColours(const Palette& palette) {
    palette_ = palette;
    setPalette(widgetPalette(palette));
}

void TextPanel::write(const QString& html) {
    const QString scaled = withScaledText(html);
    if (scaled == html_ && column_ == column())
        return;
    html_ = scaled;
    writeForColumn();
}

void TextPanel::writeForColumn() {
    column_ = column();
    isWriting_ = true;
    const int scrolled = verticalScrollBar()->value();
    document()->setDefaultFont(textFont(TextSize::body));
    setHtml(signsInHtml(withPhrasesJoinedInHtml(html_, column_), scaledText(signHeight)));
    verticalScrollBar()->setValue(scrolled);
    isWriting_ = false;
}

/// Whether or not it has to scroll: that depends on how it is written.
double TextPanel::column() const {
    const double room = width() - verticalScrollBar()->sizeHint().width() - 2 * document()->documentMargin();
    return std::clamp(std::floor(room / scaledText(largestLetters)), 1.0, usualColumn);
}

/// At its end the text begins with a whole line, too: what is left of one above it is not painted.
void TextPanel::paintEvent(QPaintEvent* event) {
    const QScrollBar& bar = *verticalScrollBar();
    const QRect first = cursorRect(cursorForPosition({0, 0}));
    const bool isCut = bar.value() > 0 && bar.value() == bar.maximum() && first.top() < 0;
    QPaintEvent below{event->region() - QRect{0, 0, viewport()->width(), isCut ? first.bottom() + 1 : 0}};
    if (!below.region().isEmpty())
        QTextBrowser::paintEvent(&below);
}

QMimeData* TextPanel::createMimeDataFromSelection() const {
    QTextDocument selected;
    QTextCursor{&selected}.insertFragment(textCursor().selection());
    const QString picture{QChar::ObjectReplacementCharacter};
    for (QTextCursor at = selected.find(picture); !at.isNull(); at = selected.find(picture, at))
        at.insertText(lettersOfPicture(at.charFormat().toImageFormat().name()), {});
    auto* copied = new QMimeData;
    copied->setText(withoutJoiners(selected.toPlainText()));
    return copied;
}

/// Keys take the caret along.
void TextPanel::keyPressEvent(QKeyEvent* event) {
    seen_.reset();
    QTextBrowser::keyPressEvent(event);
}

/// What stands above takes its room only later.
void TextPanel::resizeEvent(QResizeEvent* event) {
    QTextBrowser::resizeEvent(event);
    if (isWriting_) // its scroll bar comes or goes
        return;
    if (!html_.isEmpty() && column_ != column())
        writeForColumn();
    scrollToSeen();
}

void TextPanel::ensureSeen(const QString& anchor) {
    seen_ = anchor;
    scrollToSeen();
}

void TextPanel::scrollToSeen() {
    if (!seen_)
        return;
    verticalScrollBar()->setValue(0);
    if (seen_->isEmpty())
        return;
    // Only as far as needed: what stands before it is the way there.
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        for (auto at = block.begin(); !at.atEnd(); ++at)
            if (at.fragment().charFormat().anchorNames().contains(*seen_)) {
                const QRectF place = document()->documentLayout()->blockBoundingRect(block);
                const qreal margin = 2 * QFontMetricsF{document()->defaultFont()}.lineSpacing();
                const qreal below = std::min(place.bottom() + margin - viewport()->height(), place.top());
                if (below > 0)
                    verticalScrollBar()->setValue(static_cast<int>(below));
                return;
            }
}

} // namespace takujo
