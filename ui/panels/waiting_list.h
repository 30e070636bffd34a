#pragma once

#include "ui/session/session.h"
#include "ui/theme/marks.h"

#include <QAbstractListModel>

#include <optional>
#include <vector>

namespace takujo {

/// One that waits, in words.
struct WaitingRow {
    enum class Stage : std::uint8_t { underWay, next, later };

    CardView card;
    Stage stage = Stage::later;
    QString name;
    QString kind;    ///< its player and its sort
    QString effect;  ///< what it will do
    QString targets; ///< what it has chosen, with an arrow before it
    CardMarks marks;
    bool isAbout = false;              ///< the question at hand is about it
    std::optional<std::size_t> option; ///< the answer that takes it
};

/// All that waits to be carried out, in that order: effects that have no place on the table
/// (`View::waiting`), then what lies on a stack, top first. Each is a row, also for screen readers.
class WaitingList : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    /// What waits now; nothing without a session.
    void read(const Session* session);
    /// Marks those on a stack that the question is about.
    void showMarks(const Marks& marks);

    const std::vector<WaitingRow>& rows() const { return rows_; }
    /// The name that the game has for the place where they wait.
    const QString& title() const { return title_; }
    /// Of that object; none if it does not wait.
    QModelIndex find(ObjectId object) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    bool isFollowed(const Session& session, ObjectId card) const;
    void add(const Session& session, const CardView& card, WaitingRow::Stage stage,
             std::optional<std::size_t> option);
    QString spoken(int number) const;

    std::vector<WaitingRow> rows_;
    QString title_;
};

} // namespace takujo
