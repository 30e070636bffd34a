#pragma once

#include "ui/session/session.h"
#include "ui/widgets/card_display.h"
#include "ui/widgets/text_panel.h"

#include <QWidget>

#include <optional>

namespace takujo {

/// One card in large, with what its numbers are made of and what its keywords mean. It stays until another
/// card is looked at, so that one can reach for it.
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
    /// After the match has moved: the same card as it is now.
    void refresh();

signals:
    void ruleFollowed(const QString& number);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QString numbers(const CardView& card) const;
    /// Of what a number is made: by what, and how much; in two lines where one is too short.
    QString lineOfPart(const QString& by, const QString& amount) const;
    /// With what the rules say of them, or only where they say it.
    QString keywords(const CardDefinition& definition, bool inShort) const;
    void showNothing();
    void write();
    /// What it is called, whose it is, how it is; `withText` with its text, where the picture is too small
    /// for it.
    QString heading(const CardDefinition& definition, bool withText) const;
    /// All that is to be said; `inShort` where there is little room.
    QString told(const CardDefinition& definition, bool inShort, bool withText) const;
    /// The picture is as large as there is room, unless its text can't be read there: then it gives way to
    /// the text beside it.
    void arrange();
    void place(int pictureWidth);
    bool fits(const CardDefinition& definition, bool withText);

    CardDisplay* picture_;
    TextPanel* text_;
    Palette palette_;
    bool showsAll_ = true;
    const Session* session_ = nullptr;
    Player viewer_ = Player::nobody;         ///< whose eyes have looked
    OpenHands hands_ = OpenHands::both;      ///< while a game is watched, which hands were open then
    std::optional<CardView> card_;           ///< an object of the table, or
    std::optional<DefinitionIndex> printed_; ///< just a printed card
};

} // namespace takujo
