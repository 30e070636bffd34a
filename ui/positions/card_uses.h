#pragma once

#include "ui/positions/position_edit.h"

#include <QSpinBox>
#include <QString>
#include <QVBoxLayout>
#include <QWidget>

#include <string>
#include <vector>

namespace takujo {

/// What may be used only so often: of a card, the word for it in a set-up, and how often it may be.
struct LimitedUse {
    std::string word; ///< the number of an ability, from 1, or a verb
    int most = 0;
    QString name;
    QString text = {}; ///< all that the ability says
};

/// Returns what is limited of a card that lies there.
std::vector<LimitedUse> limitedUsesOf(const PositionEdit& position, ZonePlace zone, const ScenarioCard& card,
                                      Language language);

/// How often what is limited of a card has been used already, as numbers to change.
class CardUses : public QWidget {
    Q_OBJECT

public:
    explicit CardUses(QWidget* parent = nullptr);

    void display(const PositionEdit& position, ZonePlace zone, const ScenarioCard& card, Language language);

signals:
    void changed(const QString& word, int times);

private:
    /// The fields that stand there, by what they are for.
    struct Field {
        std::string word;
        QSpinBox* box = nullptr;
    };
    bool isFor(const std::vector<LimitedUse>& uses) const;
    void make(const LimitedUse& use);

    QVBoxLayout* column_;
    std::vector<Field> fields_;
    Language language_ = Language::en;
};

} // namespace takujo
