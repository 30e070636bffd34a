#pragma once

#include "ui/session/session.h"
#include "ui/widgets/card_display.h"
#include "ui/widgets/text_panel.h"

#include <QWidget>

#include <optional>

namespace takujo {

/// Shows one card in large, with the parts of its numbers and the meaning of its keywords. It stays until
/// another card is looked at, so that the pointer can reach it.
class PreviewPanel : public QWidget {
    Q_OBJECT

public:
    explicit PreviewPanel(CardRenderer& renderer, QWidget* parent = nullptr);

    void setColours(const Palette& palette);
    void setSession(const Session* session);
    void look(const CardView& card);
    /// The card as printed, wherever it may be.
    void look(DefinitionIndex card);
    QWidget* text() const { return text_; }
    bool isEmpty() const { return !card_ && !printed_; }
    /// All of the card's text is in sight, in letters that can be read.
    bool showsAll() const { return showsAll_; }
    /// Whether that is the card it shows.
    bool shows(ObjectId object) const { return card_ && card_->object == object; }
    /// After the match has moved: the same card as it is now.
    void refresh();

signals:
    void ruleFollowed(const QString& number);
    /// Another card may be shown now.
    void changed();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QString numbers(const CardView& card) const;
    /// A number as a total in a colour, or one part of it: its name or where it comes from, and how much it
    /// is.
    QString lineOfNumber(const QString& name, const QString& amount, const QColor& colour,
                         bool isTotal) const;
    /// The first ones with their meaning by the rules, the others only with the number of the rule.
    QString keywords(const CardDefinition& definition, int explained) const;
    void showNothing();
    void write();
    /// Its name, its owner and its state; also its types and its text, where the picture is too small for
    /// that.
    QString heading(const CardDefinition& definition, bool withText) const;
    /// Everything that it tells; fewer keywords are explained where there is little room.
    QString told(const CardDefinition& definition, int explained, bool withText) const;
    /// The picture is as large as there is room, unless its text can't be read there: then it gives way to
    /// the text beside it.
    void arrange();
    void place(int pictureWidth);
    bool fits(const CardDefinition& definition, bool withText);

    CardDisplay* picture_;
    TextPanel* text_;
    Palette palette_;
    bool showsAll_ = true;
    bool scrolls_ = false; ///< what is being written has a scroll bar beside it
    const Session* session_ = nullptr;
    Player viewer_ = Player::nobody;         ///< whose eyes have looked
    OpenHands hands_ = OpenHands::both;      ///< while a game is watched, which hands were open then
    std::optional<CardView> card_;           ///< an object of the table, or
    std::optional<DefinitionIndex> printed_; ///< just a printed card
};

} // namespace takujo
