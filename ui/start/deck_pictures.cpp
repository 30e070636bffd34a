#include "ui/start/deck_pictures.h"

#include "engine/match/sentences/speech.h"
#include "ui/start/game_start.h"
#include "ui/theme/card_looks.h"
#include "ui/theme/scales.h"
#include "ui/theme/text.h"
#include "ui/theme/text_signs.h"
#include "ui/theme/typography.h"

#include <QCoreApplication>
#include <QIcon>
#include <QListWidget>
#include <QPainter>

namespace takujo {

namespace {

constexpr int usualCardWidth = 88;
constexpr double proportion = 88.0 / 63.0;

/// The card with its count on its art, and what part of the deck it is in, if that is not the first.
QPixmap counted(const CardLook& look, int count, const QString& part, QSize size, qreal ratio,
                CardRenderer& renderer, const Palette& palette) {
    QPixmap result{size * ratio};
    result.setDevicePixelRatio(ratio);
    result.fill(Qt::transparent);
    QPainter painter{&result};
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    renderer.draw(painter, QRectF{{3, 3}, QSizeF{size} - QSizeF{6, 6}}, look);
    const QRectF chip{size.width() - 38.0, size.height() * 0.55, 32, 20}; // on the art
    painter.setPen(QPen{palette.outline, 1});
    painter.setBrush(palette.panel);
    painter.drawRoundedRect(chip, 10, 10);
    painter.setPen(palette.text);
    painter.setFont(drawnFont(12, QFont::Bold));
    painter.drawText(chip, Qt::AlignCenter, QStringLiteral("×%1").arg(count));
    if (!part.isEmpty()) {
        const QRectF strip{3, size.height() - 23.0, size.width() - 6.0, 18};
        painter.setPen(QPen{palette.outline, 1});
        painter.setBrush(palette.panel);
        painter.drawRoundedRect(strip, 4, 4);
        painter.setPen(palette.text);
        painter.setFont(drawnFont(11, QFont::Bold));
        painter.drawText(
            strip, Qt::AlignCenter,
            painter.fontMetrics().elidedText(part, Qt::ElideRight, static_cast<int>(strip.width()) - 6));
    }
    return result;
}

} // namespace

CardLook printedLook(const GameData& data, const CardDefinition& card, Language language) {
    CardLook look = CardLooks{data.game->schema, data.layout->face, data.words, language}.printed(card);
    // The keywords are on the card as signs already.
    const TextSigns signs{data.layout->face, data.words, language};
    for (const std::string& line : Speech{data.words, language}.cardText(card, data.game->schema, false))
        look.rules.push_back(signs.in(qt(line)));
    return look;
}

void fillWithCards(QListWidget& list, const GameData& data, const std::vector<DeckLine>& lines,
                   Language language, CardRenderer& renderer, const Palette& palette) {
    list.clear();
    const int width = scaledCard(usualCardWidth);
    const QSize size{width + 6, static_cast<int>(width * proportion) + 6};
    list.setIconSize(size);
    list.setGridSize(size + QSize{2, 2});
    for (const DeckLine& line : lines) {
        const CardLook look = printedLook(data, *line.card, language);
        const QString part = line.part == 0 ? QString{} : nameOfPart(data, line.part, language);
        const QPixmap picture =
            counted(look, line.count, part, size, list.devicePixelRatioF(), renderer, palette);
        QIcon icon{picture};
        icon.addPixmap(picture, QIcon::Selected); // its colours are its own
        auto* item = new QListWidgetItem{icon, {}};
        item->setToolTip(part.isEmpty() ? look.name : QStringLiteral("%1 · %2").arg(look.name, part));
        const QString said =
            QCoreApplication::translate("StartPage", "%1, %n of it", nullptr, line.count).arg(look.name);
        item->setData(Qt::AccessibleTextRole,
                      part.isEmpty() ? said : QStringLiteral("%1 · %2").arg(said, part));
        list.addItem(item);
    }
}

} // namespace takujo
