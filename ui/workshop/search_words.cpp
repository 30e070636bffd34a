#include "ui/workshop/search_words.h"

#include "ui/theme/text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace takujo {

namespace {

constexpr std::size_t mostNamed = 8;

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

QString listed(const std::vector<LocalizedText>& words, Language language) {
    QStringList some;
    for (std::size_t i = 0; i < std::min(words.size(), mostNamed); ++i)
        some << qt(words[i].in(language));
    const QString all = some.join(SearchWords::tr(", ", "between words"));
    return words.size() > mostNamed ? SearchWords::tr("%1 and more", "a list of words").arg(all) : all;
}

QString whatIsWrong(const SearchTrouble& trouble, Language language) {
    const QString word = qt(trouble.word);
    const QString field = qt(trouble.field.in(language));
    switch (trouble.kind) {
    case SearchTrouble::Kind::noSuchField:
        return SearchWords::tr("Cards can't be searched by “%1”. They can by: %2.")
            .arg(word, listed(trouble.known, language));
    case SearchTrouble::Kind::noSuchValue:
        return SearchWords::tr("%1 is never “%2”. There are: %3.")
            .arg(field, word, listed(trouble.known, language));
    case SearchTrouble::Kind::noNumber:
        return SearchWords::tr("%1 is a number, and “%2” is none.").arg(field, word);
    case SearchTrouble::Kind::noOrder:
        return SearchWords::tr("%1 is no number, so it is not compared: write “:”.").arg(field);
    case SearchTrouble::Kind::noValue:
        break;
    }
    return SearchWords::tr("What comes after “%1”? There are: %2.")
        .arg(word, listed(trouble.known, language));
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

QString sentenceOf(const SearchTrouble& trouble, Language language) {
    const QString wrong = whatIsWrong(trouble, language);
    return trouble.meant ? SearchWords::tr("%1 Did you mean “%2”?").arg(wrong, qt(*trouble.meant)) : wrong;
}

} // namespace takujo
