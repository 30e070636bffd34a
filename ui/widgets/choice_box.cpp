#include "ui/widgets/choice_box.h"

#include <QAbstractItemView>
#include <QAccessibleWidget>

namespace takujo {

namespace {

/// Qt's own tells the value where the name belongs, and the name of none that has no label beside it.
class SpokenChoice : public QAccessibleWidget {
public:
    explicit SpokenChoice(ChoiceBox* box) : QAccessibleWidget{box, QAccessible::ComboBox} {}

    QString text(QAccessible::Text what) const override {
        const QString name = widget()->accessibleName();
        const QString value = box().currentText();
        if (what == QAccessible::Name)
            return name.isEmpty() ? value : name + QStringLiteral(": ") + value;
        return what == QAccessible::Value ? value : QAccessibleWidget::text(what);
    }
    QAccessible::State state() const override {
        QAccessible::State state = QAccessibleWidget::state();
        state.hasPopup = state.expandable = true;
        state.expanded = box().view()->isVisible();
        return state;
    }
    QStringList actionNames() const override { return {showMenuAction()}; }
    void doAction(const QString& action) override {
        if (action == showMenuAction())
            box().showPopup();
    }

private:
    ChoiceBox& box() const { return *static_cast<ChoiceBox*>(widget()); }
};

QAccessibleInterface* make(const QString&, QObject* object) {
    auto* box = qobject_cast<ChoiceBox*>(object);
    return box == nullptr ? nullptr : new SpokenChoice{box};
}

} // namespace

ChoiceBox::ChoiceBox(QWidget* parent) : QComboBox{parent} {
    setSizeAdjustPolicy(AdjustToContents); // also to words of another language that come later
    [[maybe_unused]] static const bool isSpoken = (QAccessible::installFactory(make), true);
    connect(this, &QComboBox::currentTextChanged, this, [this] {
        QAccessibleEvent event{this, QAccessible::NameChanged};
        QAccessible::updateAccessibility(&event);
    });
}

} // namespace takujo
