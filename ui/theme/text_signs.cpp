#include "ui/theme/text_signs.h"

#include "ui/theme/card_drawings.h"
#include "ui/theme/text.h"
#include "ui/theme/typography.h"

#include <QBuffer>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QHash>
#include <QImage>
#include <QPainter>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace takujo {

namespace {

constexpr char16_t firstSign = 0xE000;
constexpr char16_t lastSign = 0xF8FF;
constexpr double discHeight = 1.06; ///< in em
constexpr double discStep = 1.16;   ///< with the air beside it
/// From the baseline up to the middle of capitals.
constexpr double capitalsMiddle = 0.37;
constexpr QColor numberGround{0xd5, 0xdb, 0xe4};
constexpr QColor darkInk{0x14, 0x18, 0x20};
constexpr int mostRepeated = 9;

struct Sign {
    QString written;
    QString letters;
    QString glyph;
    QColor colour;

    friend bool operator==(const Sign&, const Sign&) = default;
};

/// Every sign that there has been. It is asked for by the window's thread only.
std::vector<Sign>& allSigns() {
    static std::vector<Sign> signs;
    return signs;
}

bool standsForSign(QChar character) {
    return character.unicode() >= firstSign && character.unicode() <= lastSign &&
           character.unicode() - firstSign < static_cast<int>(allSigns().size());
}

const Sign& signOf(QChar character) {
    return allSigns()[character.unicode() - firstSign];
}

QChar characterOf(const Sign& sign) {
    std::vector<Sign>& all = allSigns();
    auto at = std::ranges::find(all, sign);
    if (at == all.end() && all.size() <= lastSign - firstSign)
        at = all.insert(all.end(), sign);
    return QChar{static_cast<char16_t>(firstSign + (at == all.end() ? 0 : at - all.begin()))};
}

QColor inkUpon(const QColor& ground) {
    return qGray(ground.rgb()) > 128 ? darkInk : QColor{Qt::white};
}

void drawSign(QPainter& painter, const Sign& sign, const QRectF& disc) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double line = std::max(0.6, disc.height() * 0.05);
    painter.setPen(QPen{sign.colour.darker(180), line});
    painter.setBrush(sign.colour);
    painter.drawEllipse(disc.adjusted(line / 2, line / 2, -line / 2, -line / 2));
    const QColor ink = inkUpon(sign.colour);
    if (!sign.glyph.isEmpty()) {
        static CardDrawings drawings;
        const double inset = disc.height() * 0.17;
        drawings.drawGlyph(painter, sign.glyph, disc.adjusted(inset, inset, -inset, -inset), ink);
    } else {
        const double share = sign.letters.size() > 1 ? 0.56 : 0.76;
        painter.setFont(drawnFont(std::max(5, static_cast<int>(disc.height() * share)), QFont::Bold));
        painter.setPen(ink);
        painter.drawText(disc, Qt::AlignCenter, sign.letters);
    }
    painter.restore();
}

QString picturesName(QChar sign, int height) {
    static QHash<QString, QString> names;
    const double ratio = qGuiApp->devicePixelRatio();
    QString& name = names[sign + QStringLiteral("/%1/%2").arg(height).arg(ratio)];
    if (name.isEmpty()) {
        const int pixels = static_cast<int>(std::lround(height * ratio));
        QImage image{pixels, pixels, QImage::Format_ARGB32_Premultiplied};
        image.fill(Qt::transparent);
        QPainter painter{&image};
        drawSign(painter, signOf(sign), image.rect());
        painter.end();
        QByteArray bytes;
        QBuffer buffer{&bytes};
        buffer.open(QIODevice::WriteOnly);
        image.save(&buffer, "PNG");
        name = QStringLiteral("data:image/png;base64,") + QString::fromLatin1(bytes.toBase64());
    }
    return name;
}

QHash<QString, QChar>& signsOfPictures() {
    static QHash<QString, QChar> signs;
    return signs;
}

/// A pattern of the words files as an expression whose slots are these.
QString expressionOf(const QString& pattern, const QHash<QString, QString>& slotsOfPattern) {
    QString result = QRegularExpression::escape(pattern);
    for (auto at = slotsOfPattern.begin(); at != slotsOfPattern.end(); ++at)
        result.replace(QRegularExpression::escape(QLatin1Char('{') + at.key() + QLatin1Char('}')),
                       at.value());
    return result;
}

} // namespace

TextSigns::TextSigns(const CardFace& face, const Words& words, Language language) {
    const auto pattern = [&](std::string_view key) {
        const LocalizedText* found = words.find("symbols", key);
        return found == nullptr ? QString{} : qt(found->in(language));
    };
    for (const FrameColour& colour : face.colours)
        if (const QString written = pattern(colour.word); !written.isEmpty())
            symbols_.push_back({QRegularExpression::escape(written),
                                {},
                                qt(colour.glyph),
                                QColor{colour.colour.red, colour.colour.green, colour.colour.blue}});
    for (const TextSymbol& symbol : face.symbols) {
        QString written = qt(symbol.written.in(language));
        if (written.isEmpty())
            written = pattern(symbol.symbol);
        if (!written.isEmpty())
            symbols_.push_back(
                {expressionOf(written, {{QStringLiteral("number"), QStringLiteral("([0-9]+|X)")}}),
                 qt(symbol.letters), qt(symbol.glyph), numberGround,
                 symbol.letters.empty() && symbol.glyph.empty()});
    }
    if (const QString several = pattern("several"); !several.isEmpty())
        several_ = expressionOf(several, {{QStringLiteral("symbol"), QStringLiteral("([\uE000-\uF8FF])")},
                                          {QStringLiteral("number"), QStringLiteral("([0-9])")}});
}

QString TextSigns::in(QString text) const {
    for (const Symbol& symbol : symbols_) {
        const QRegularExpression written{symbol.written};
        qsizetype from = 0;
        for (auto match = written.match(text, from); match.hasMatch(); match = written.match(text, from)) {
            const QString letters = symbol.isNumber ? match.captured(1) : symbol.letters;
            const QChar sign = characterOf({match.captured(0), letters, symbol.glyph, symbol.colour});
            text.replace(match.capturedStart(), match.capturedLength(), sign);
            from = match.capturedStart() + 1;
        }
    }
    if (!hasSigns(text))
        return text;
    if (!several_.isEmpty()) {
        const QRegularExpression several{several_};
        for (auto match = several.match(text); match.hasMatch(); match = several.match(text)) {
            const QString signs =
                match.captured(1).repeated(std::min(match.captured(2).toInt(), mostRepeated));
            text.replace(match.capturedStart(), match.capturedLength(), signs);
        }
    }
    static const QRegularExpression bracketed{QStringLiteral("[\\[［]([\uE000-\uF8FF]+)[\\]］]")};
    return text.replace(bracketed, QStringLiteral("\\1"));
}

QString withoutSigns(const QString& text) {
    QString result;
    for (const QChar each : text)
        result += standsForSign(each) ? signOf(each).written : QString{each};
    return result;
}

bool hasSigns(const QString& text) {
    return std::ranges::any_of(text, standsForSign);
}

double widthWithSigns(const QString& text, const QFont& font) {
    const QFontMetricsF metrics{font};
    if (!hasSigns(text))
        return metrics.horizontalAdvance(text);
    double width = 0;
    QString run;
    for (const QChar each : text)
        if (standsForSign(each)) {
            width += metrics.horizontalAdvance(run) + discStep * QFontInfo{font}.pixelSize();
            run.clear();
        } else {
            run += each;
        }
    return width + metrics.horizontalAdvance(run);
}

void drawWithSigns(QPainter& painter, QPointF baseline, const QString& text) {
    if (!hasSigns(text)) {
        painter.drawText(baseline, text);
        return;
    }
    const QFontMetricsF metrics{painter.font()};
    const double em = QFontInfo{painter.font()}.pixelSize();
    QString run;
    const auto finishRun = [&] {
        painter.drawText(baseline, run);
        baseline.rx() += metrics.horizontalAdvance(run);
        run.clear();
    };
    for (const QChar each : text)
        if (standsForSign(each)) {
            finishRun();
            const double size = discHeight * em;
            drawSign(painter, signOf(each),
                     {baseline.x() + (discStep - discHeight) * em / 2,
                      baseline.y() - capitalsMiddle * em - size / 2, size, size});
            baseline.rx() += discStep * em;
        } else {
            run += each;
        }
    finishRun();
}

QString signsInHtml(QString html, int height) {
    for (qsizetype i = html.size() - 1; i >= 0; --i)
        if (const QChar sign = html[i]; standsForSign(sign)) {
            const QString name = picturesName(sign, height);
            signsOfPictures().insert(name, sign);
            html.replace(i, 1,
                         QStringLiteral("<img src='%1' width='%2' height='%2' style='vertical-align:middle'>")
                             .arg(name)
                             .arg(height));
        }
    return html;
}

QString lettersOfPicture(const QString& name) {
    const auto found = signsOfPictures().constFind(name);
    return found == signsOfPictures().cend() ? QString{} : signOf(*found).written;
}

} // namespace takujo
