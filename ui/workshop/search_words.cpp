#include "ui/workshop/search_words.h"

#include "ui/theme/text.h"

#include <QCoreApplication>
#include <QStringList>

namespace takujo {

namespace {

/// Their words have a context of their own in the translations.
struct SearchWords {
    Q_DECLARE_TR_FUNCTIONS(SearchWords)
};

QString signOf(SearchOperator op) {
    switch (op) {
    case SearchOperator::is:
        return QStringLiteral("=");
    case SearchOperator::isNot:
        return QStringLiteral("≠");
    case SearchOperator::less:
        return QStringLiteral("<");
    case SearchOperator::atMost:
        return QStringLiteral("≤");
    case SearchOperator::more:
        return QStringLiteral(">");
    case SearchOperator::atLeast:
        break;
    }
    return QStringLiteral("≥");
}

} // namespace

QString labelOf(const LocalizedText& word, Language language) {
    QString label = qt(word.in(language));
    if (language == Language::en && !label.isEmpty())
        label[0] = label[0].toUpper();
    return label;
}

QString wordsOf(const SearchTerm& term, const std::vector<SearchField>& fields, Language language) {
    if (term.field == SearchTerm::anywhere)
        return qt(term.text);
    const SearchField& field = fields[term.field];
    QStringList values;
    if (field.kind == SearchField::Kind::words) {
        for (std::size_t i = 0; i < field.values.size(); ++i)
            if (((term.values >> i) & 1U) != 0)
                values << qt(field.values[i].word.in(language));
    } else {
        for (const std::int32_t number : term.numbers)
            values << QString::number(number);
        for (const std::u32string& text : term.texts)
            values << QString::fromStdU32String(text);
    }
    QString said = labelOf(field.word, language) + QLatin1Char{' '} + signOf(term.op) + QLatin1Char{' '} +
                   values.join(QStringLiteral(" / "));
    return term.negated ? SearchWords::tr("not: %1").arg(said) : said;
}

} // namespace takujo
