#include "ui/help/help_markup.h"

#include <QRegularExpression>
#include <QStringList>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextLayout>
#include <QTextTable>

namespace takujo {

namespace {

const QRegularExpression& linkPattern() {
    static const QRegularExpression pattern{QStringLiteral("\\[([^\\]]+)\\]\\(([^)]+)\\)")};
    return pattern;
}
const QRegularExpression& keyPattern() {
    static const QRegularExpression pattern{QStringLiteral("\\{key:([a-z-]+)\\}")};
    return pattern;
}

QStringList captured(const QRegularExpression& pattern, const QString& text, int group) {
    QStringList result;
    for (auto all = pattern.globalMatch(text); all.hasNext();)
        result << all.next().captured(group);
    return result;
}

/// In Japanese a line that goes on does so without a space; Markdown would put one there.
QString withLinesJoined(const QString& markdown) {
    static const QString fence = QStringLiteral("```");
    static const QRegularExpression goesOn{
        QStringLiteral("(?<=[\\x{2000}-\\x{ffff}]|[\\x{2000}-\\x{ffff}]\\*\\*)" // also behind bold letters
                       "\n *(?![\\s#|]|- |[0-9]+\\. )")};
    QStringList parts = markdown.split(fence);
    for (qsizetype i = 0; i < parts.size(); i += 2) // the others are code
        parts[i].replace(goesOn, QString{});
    return parts.join(fence);
}

/// Markdown sees no end of bold letters between a sign and a letter, as in `**比べる…**を`, where no space
/// stands after the word. An invisible letter at their ends makes it see that.
QString withBoldEnded(QString markdown) {
    static const QRegularExpression bold{QStringLiteral("\\*\\*([^*]+)\\*\\*")};
    return markdown.replace(bold, QStringLiteral("**\u2060\\1\u2060**"));
}

/// Keys are code, with some room around them.
QString withKeys(QString markdown, const HelpMarkup& markup) {
    for (auto found = keyPattern().match(markdown); found.hasMatch(); found = keyPattern().match(markdown))
        markdown.replace(found.capturedStart(), found.capturedLength(),
                         QStringLiteral("`\u00a0%1\u00a0`").arg(markup.keysOf(found.captured(1))));
    return markdown;
}

constexpr int titleSize = 20; ///< in pixels, in text of the usual size
constexpr int headingSize = 15;

void dressBlock(QTextCursor block, const HelpMarkup& markup) {
    QTextBlockFormat format = block.blockFormat();
    const int level = format.headingLevel();
    const bool isCode = format.hasProperty(QTextFormat::BlockCodeFence);
    const bool goesOn =
        isCode && block.block().previous().blockFormat().hasProperty(QTextFormat::BlockCodeFence);
    format.setTopMargin(level > 1 ? 14 : level == 1 || goesOn ? 0 : 4);
    format.setBottomMargin(level > 0 ? 5 : isCode ? 0 : 6);
    if (block.currentTable() != nullptr) {
        format.setTopMargin(0);
        format.setBottomMargin(0);
    }
    if (isCode)
        format.setBackground(QColor{markup.ground});
    format.clearProperty(QTextFormat::HeadingLevel); // HTML's own headings have sizes of their own
    block.setBlockFormat(format);
}

void dressLetters(const QTextBlock& block, const QTextLayout::FormatRange& letters, int level,
                  const HelpMarkup& markup) {
    QTextCharFormat format = letters.format;
    if (level > 0) {
        format.clearProperty(QTextFormat::FontSizeAdjustment);
        format.setProperty(QTextFormat::FontPixelSize, level == 1 ? titleSize : headingSize);
    }
    if (format.isAnchor())
        format.setForeground(QColor{markup.accent});
    if (format.fontFixedPitch())
        format.setBackground(QColor{markup.ground});
    QTextCursor at{block};
    at.movePosition(QTextCursor::NextCharacter, QTextCursor::MoveAnchor, letters.start);
    at.movePosition(QTextCursor::NextCharacter, QTextCursor::KeepAnchor, letters.length);
    at.setCharFormat(format);
}

void dressTable(QTextTable& table) {
    QTextTableFormat format = table.format();
    format.setBorder(0);
    format.setCellSpacing(0);
    format.setCellPadding(3);
    format.setTopMargin(4);
    format.setBottomMargin(8);
    table.setFormat(format);
}

} // namespace

QString helpHtml(const QString& markdown, Language language, const HelpMarkup& markup) {
    QTextDocument page;
    page.setMarkdown(
        withKeys(language == Language::ja ? withBoldEnded(withLinesJoined(markdown)) : markdown, markup));
    for (QTextBlock block = page.begin(); block.isValid(); block = block.next()) {
        const int level = block.blockFormat().headingLevel();
        dressBlock(QTextCursor{block}, markup);
        for (const QTextLayout::FormatRange& letters : block.textFormats())
            dressLetters(block, letters, level, markup);
        if (QTextTable* table = QTextCursor{block}.currentTable())
            dressTable(*table);
    }
    static const QRegularExpression ownFont{QStringLiteral("<body[^>]*>")}; // the panel has its own
    return page.toHtml().replace(ownFont, QStringLiteral("<body>"));
}

QString helpTitle(const QString& markdown) {
    for (const QString& line : markdown.split(QLatin1Char('\n')))
        if (line.startsWith(QStringLiteral("# ")))
            return line.mid(2).trimmed();
    return {};
}

QString helpPlain(const QString& markdown, const HelpMarkup& markup) {
    QString text = markdown;
    text.replace(linkPattern(), QStringLiteral("\\1"));
    for (auto found = keyPattern().match(text); found.hasMatch(); found = keyPattern().match(text))
        text.replace(found.capturedStart(), found.capturedLength(), markup.keysOf(found.captured(1)));
    static const QRegularExpression marks{QStringLiteral("[*`#|]|^- ")};
    return text.remove(marks);
}

QStringList helpLinks(const QString& markdown) {
    return captured(linkPattern(), markdown, 2);
}

QStringList helpKeys(const QString& markdown) {
    return captured(keyPattern(), markdown, 1);
}

} // namespace takujo
