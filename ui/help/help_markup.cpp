#include "ui/help/help_markup.h"

#include <QRegularExpression>
#include <QStringList>

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

/// Writes the blocks of a page one after the other.
class Writer {
public:
    Writer(Language language, const HelpMarkup& markup) : language_{language}, markup_{&markup} {}

    QString write(const QString& markdown) {
        for (const QString& line : markdown.split(QLatin1Char('\n')))
            take(line);
        finish();
        return html_;
    }

private:
    enum class Block : std::uint8_t { none, paragraph, bullets, numbers, table, code };

    void take(const QString& line) {
        static const QRegularExpression numbered{QStringLiteral("^[0-9]+\\. +")};
        const QString plain = line.trimmed();
        if (plain.startsWith(QStringLiteral("```"))) {
            const bool ends = block_ == Block::code;
            finish();
            block_ = ends ? Block::none : Block::code;
        } else if (block_ == Block::code) {
            text_ += line.toHtmlEscaped() + QLatin1Char('\n');
        } else if (plain.isEmpty()) {
            finish();
        } else if (plain.startsWith(QLatin1Char('#'))) {
            heading(plain);
        } else if (plain.startsWith(QLatin1Char('|'))) {
            begin(Block::table);
            row(plain);
        } else if (plain.startsWith(QStringLiteral("- "))) {
            begin(Block::bullets);
            item(plain.mid(2));
        } else if (const auto found = numbered.match(plain); found.hasMatch()) {
            begin(Block::numbers);
            item(plain.mid(found.capturedLength()));
        } else {
            begin(block_ == Block::bullets || block_ == Block::numbers ? block_ : Block::paragraph);
            join(plain);
        }
    }

    void begin(Block block) {
        if (block_ != block)
            finish();
        block_ = block;
    }

    /// A line that goes on: in Japanese without a space.
    void join(const QString& line) {
        if (!text_.isEmpty() && (language_ == Language::en || text_.back().unicode() < 0x2000))
            text_ += QLatin1Char(' ');
        text_ += line;
    }

    void item(const QString& text) {
        if (!text_.isEmpty())
            items_ << text_;
        text_ = text;
    }

    void heading(const QString& line) {
        finish();
        const bool isTitle = !line.startsWith(QStringLiteral("##"));
        QString text = line;
        text.remove(QRegularExpression{QStringLiteral("^#+ *")});
        html_ += QStringLiteral(
                     "<div style='font-size:%1px;font-weight:700;margin-top:%2px;margin-bottom:5px'>%3</div>")
                     .arg(isTitle ? 20 : 15)
                     .arg(isTitle ? 0 : 14)
                     .arg(inLine(text));
    }

    void row(const QString& line) {
        static const QRegularExpression rule{QStringLiteral("^[|\\-: ]+$")};
        if (rule.match(line).hasMatch())
            return;
        QStringList cells = line.mid(1, line.size() - (line.endsWith(QLatin1Char('|')) ? 2 : 1)).split('|');
        QString html;
        for (const QString& cell : cells) {
            const QString text = inLine(cell.trimmed());
            html += QStringLiteral("<td style='padding:3px 18px 3px 0'>%1</td>")
                        .arg(rows_.isEmpty() ? QStringLiteral("<b>%1</b>").arg(text) : text);
        }
        rows_ << QStringLiteral("<tr>%1</tr>").arg(html);
    }

    void finish() {
        switch (block_) {
        case Block::none:
            break;
        case Block::paragraph:
            html_ += QStringLiteral("<p style='margin-top:4px;margin-bottom:6px'>%1</p>").arg(inLine(text_));
            break;
        case Block::bullets:
        case Block::numbers: {
            items_ << text_;
            QString list;
            for (const QString& one : items_)
                list += QStringLiteral("<li style='margin-bottom:4px'>%1</li>").arg(inLine(one));
            const QString tag = block_ == Block::bullets ? QStringLiteral("ul") : QStringLiteral("ol");
            html_ += QStringLiteral("<%1 style='margin-top:3px;margin-bottom:6px'>%2</%1>").arg(tag, list);
            break;
        }
        case Block::table:
            html_ +=
                QStringLiteral("<table cellspacing='0' style='margin-top:4px;margin-bottom:8px'>%1</table>")
                    .arg(rows_.join(QString{}));
            break;
        case Block::code:
            html_ +=
                QStringLiteral("<table width='100%' cellpadding='8' bgcolor='%1'><tr><td><pre>%2</pre></td>"
                               "</tr></table>")
                    .arg(markup_->ground, text_.trimmed());
            break;
        }
        block_ = Block::none;
        text_.clear();
        items_.clear();
        rows_.clear();
    }

    QString inLine(const QString& text) const {
        QString html = text.toHtmlEscaped();
        static const QRegularExpression code{QStringLiteral("`([^`]+)`")};
        static const QRegularExpression bold{QStringLiteral("\\*\\*([^*]+)\\*\\*")};
        html.replace(code,
                     QStringLiteral("<code style='background-color:%1'>\\1</code>").arg(markup_->ground));
        html.replace(bold, QStringLiteral("<b>\\1</b>"));
        html.replace(linkPattern(),
                     QStringLiteral("<a style='color:%1' href='\\2'>\\1</a>").arg(markup_->accent));
        for (auto found = keyPattern().match(html); found.hasMatch(); found = keyPattern().match(html))
            html.replace(found.capturedStart(), found.capturedLength(),
                         QStringLiteral("<b style='background-color:%1'>&nbsp;%2&nbsp;</b>")
                             .arg(markup_->ground, markup_->keysOf(found.captured(1)).toHtmlEscaped()));
        return html;
    }

    Language language_;
    const HelpMarkup* markup_;
    Block block_ = Block::none;
    QString html_;
    QString text_;
    QStringList items_;
    QStringList rows_;
};

} // namespace

QString helpHtml(const QString& markdown, Language language, const HelpMarkup& markup) {
    return Writer{language, markup}.write(markdown);
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
