#include "ui/window/translator.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

namespace takujo {

Translator::~Translator() {
    QCoreApplication::removeTranslator(&words_);
    QCoreApplication::removeTranslator(&buttons_);
    QCoreApplication::removeTranslator(&qtWords_);
}

Language Translator::ofSystem() {
    return QLocale::system().language() == QLocale::Japanese ? Language::ja : Language::en;
}

std::optional<Language> Translator::ofWord(const QString& word) {
    if (word == QStringLiteral("en"))
        return Language::en;
    if (word == QStringLiteral("ja"))
        return Language::ja;
    return std::nullopt;
}

void Translator::speak(Language language) {
    language_ = language;
    const QString word = language == Language::ja ? QStringLiteral("ja") : QStringLiteral("en");
    QLocale::setDefault(QLocale{language == Language::ja ? QLocale::Japanese : QLocale::English});
    QCoreApplication::removeTranslator(&words_);
    QCoreApplication::removeTranslator(&buttons_);
    QCoreApplication::removeTranslator(&qtWords_);
    if (qtWords_.load(QStringLiteral("qtbase_") + word, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&qtWords_);
    if (buttons_.load(QStringLiteral(":/translations/qt_%1.qm").arg(word)))
        QCoreApplication::installTranslator(&buttons_);
    if (words_.load(QStringLiteral(":/translations/takujo_%1.qm").arg(word)))
        QCoreApplication::installTranslator(&words_);
}

} // namespace takujo
