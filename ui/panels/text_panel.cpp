#include "ui/panels/text_panel.h"

#include "ui/panels/rule_text.h"
#include "ui/theme/typography.h"

#include <QScrollBar>

namespace takujo {

TextPanel::TextPanel(QWidget* parent) : QTextBrowser{parent} {
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    document()->setDocumentMargin(8);
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
    if (html == html_)
        return;
    html_ = html;
    const int scrolled = verticalScrollBar()->value();
    document()->setDefaultFont(textFont(TextSize::body));
    setHtml(html);
    verticalScrollBar()->setValue(scrolled);
}

} // namespace takujo
