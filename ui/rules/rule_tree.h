#pragma once

#include "engine/core/localized_text.h"
#include "engine/files/words/rule_index_file.h"
#include "ui/theme/palette.h"

#include <QTreeWidget>

#include <cstdint>
#include <functional>
#include <string>

namespace takujo {

/// The numbers of a rulebook, each under the one that it belongs to, with its summary and how many films show
/// it. It can be searched.
class RuleTree : public QTreeWidget {
    Q_OBJECT

public:
    enum class Shows : std::uint8_t { everything, whatFilmsShow, whatIsNotPlayedYet };

    explicit RuleTree(QWidget* parent = nullptr);

    void setColours(const Palette& palette);
    /// `filmsOf` says how many films show a rule.
    void display(const RuleIndex& rules, Language language,
                 const std::function<std::size_t(const std::string&)>& filmsOf);
    /// Leaves only the rules that the words or the beginning of a number fit, and what they belong to.
    void narrow(const QString& wanted, Shows shows);
    /// How many rules fit.
    int found() const { return found_; }
    /// Chooses a rule; the first below it where there is no such number. False if there is nothing of it.
    bool choose(const QString& number);
    QString chosen() const;
    /// Chooses the first rule that fits.
    void chooseFirst();

signals:
    void ruleChosen(const QString& number);

private:
    class Row;
    void layColumns();
    bool narrowBelow(QTreeWidgetItem& item);
    QTreeWidgetItem* firstWanted(QTreeWidgetItem& item) const;

    Palette palette_;
    QString wanted_;
    Shows shows_ = Shows::everything;
    int found_ = 0;
};

} // namespace takujo
