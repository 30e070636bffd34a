#include "ui/theme/spoken.h"

#include <QEvent>
#include <QLocale>

#include <utility>

namespace takujo {

namespace {

class Speaker : public QObject {
public:
    Speaker(QWidget* widget, std::function<void()> say) : QObject{widget}, say_{std::move(say)} {
        widget->installEventFilter(this);
        say_();
    }

    bool eventFilter(QObject* /*watched*/, QEvent* event) override {
        if (event->type() == QEvent::LanguageChange)
            say_();
        return false;
    }

private:
    std::function<void()> say_;
};

} // namespace

Language spokenLanguage() {
    return QLocale{}.language() == QLocale::Japanese ? Language::ja : Language::en; // the window sets it
}

void speak(QWidget* widget, std::function<void()> say) {
    new Speaker{widget, std::move(say)};
}

} // namespace takujo
