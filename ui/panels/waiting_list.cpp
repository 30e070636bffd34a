#include "ui/panels/waiting_list.h"

#include "engine/match/sentences/stack_sentences.h"
#include "ui/theme/text.h"

#include <algorithm>

namespace takujo {

void WaitingList::read(const Session* session) {
    beginResetModel();
    rows_.clear();
    title_.clear();
    if (session != nullptr) {
        const SpokenMatch spoken = session->spoken();
        const auto isNext = [this] {
            return std::ranges::all_of(
                rows_, [](const WaitingRow& row) { return row.stage == WaitingRow::Stage::underWay; });
        };
        const auto stage = [&] { return isNext() ? WaitingRow::Stage::next : WaitingRow::Stage::later; };
        for (const WaitingView& waiting : session->view().waiting)
            if (waiting.effect.faceUp)
                add(*session, waiting.effect, waiting.isUnderWay ? WaitingRow::Stage::underWay : stage(),
                    waiting.option);
        const auto& specs = session->match().game().tables.zones;
        for (const ZoneView& zone : session->view().zones) {
            const LayoutZone* layout = session->layout().zone(specs[zone.zone.kind].word);
            if (layout == nullptr || layout->role != ZoneRole::stack)
                continue;
            title_ = qt(spoken.zone(zone.zone.kind));
            for (const CardView& card : zone.cards)
                if (card.faceUp && !isFollowed(*session, card.object))
                    add(*session, card, stage(), std::nullopt);
        }
        if (title_.isEmpty())
            title_ = tr("Waiting");
    }
    endResetModel();
}

/// A card whose own text is being followed stands there once.
bool WaitingList::isFollowed(const Session& session, ObjectId card) const {
    return std::ranges::any_of(rows_, [&](const WaitingRow& row) {
        return row.stage == WaitingRow::Stage::underWay && row.card.object == card &&
               session.match().cards()[row.card.text].abilities[row.card.ability].kind == AbilityKind::text;
    });
}

void WaitingList::add(const Session& session, const CardView& card, WaitingRow::Stage stage,
                      std::optional<std::size_t> option) {
    const SpokenMatch spoken = session.spoken();
    WaitingRow row;
    row.card = card;
    row.stage = stage;
    row.option = option;
    row.name = qt(StackSentences{spoken}.name(card));
    row.kind =
        qt(spoken.player(card.controller)) + QStringLiteral(" · ") + qt(StackSentences{spoken}.kind(card));
    if (card.x)
        row.kind += QStringLiteral(" · X = %1").arg(*card.x);
    row.effect = qt(StackSentences{spoken}.effect(card));
    QStringList chosen;
    for (const std::string& name : StackSentences{spoken}.chosen(card))
        chosen << qt(name);
    if (!chosen.isEmpty())
        row.targets = QStringLiteral("→ ") + chosen.join(QStringLiteral(" · "));
    row.isAbout = card.object.exists() && session.match().decision().about == card.object;
    row.marks.target = option.has_value();
    rows_.push_back(std::move(row));
}

void WaitingList::showMarks(const Marks& marks) {
    for (WaitingRow& row : rows_) {
        // What only comes from a card is not that card.
        const bool isOnStack = !row.card.source.exists() || row.card.source != row.card.object;
        const auto found = isOnStack ? marks.cards.find(row.card.object) : marks.cards.end();
        row.marks = found == marks.cards.end() ? CardMarks{} : found->second;
        row.marks.target = row.marks.target || row.option.has_value();
    }
    if (!rows_.empty())
        emit dataChanged(index(0), index(rowCount() - 1));
}

QModelIndex WaitingList::find(ObjectId object) const {
    const auto found =
        std::ranges::find_if(rows_, [&](const WaitingRow& row) { return row.card.object == object; });
    return found == rows_.end() ? QModelIndex{} : index(static_cast<int>(found - rows_.begin()));
}

int WaitingList::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QString WaitingList::spoken(int number) const {
    const WaitingRow& row = rows_[static_cast<std::size_t>(number)];
    QStringList words{row.stage == WaitingRow::Stage::underWay ? tr("being carried out")
                      : row.stage == WaitingRow::Stage::next
                          ? tr("next")
                          : tr("%1 of %2", "place among cards").arg(number + 1).arg(rows_.size())};
    words << row.kind << row.effect << row.targets;
    if (row.marks.target)
        words << tr("can be chosen");
    if (row.marks.order > 0)
        words << tr("chosen as number %1").arg(row.marks.order);
    words.removeAll(QString{});
    return words.join(QStringLiteral("; "));
}

QVariant WaitingList::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == Qt::DisplayRole)
        return rows_[static_cast<std::size_t>(index.row())].name;
    return role == Qt::AccessibleDescriptionRole ? spoken(index.row()) : QVariant{};
}

} // namespace takujo
