#include "ui/panels/film_panel.h"

#include "ui/theme/colour_math.h"
#include "ui/theme/text.h"
#include "ui/widgets/rule_text.h"

#include <utility>

namespace takujo {

namespace {

const QString momentPrefix = QStringLiteral("moment:");
constexpr std::size_t mostLinesAtOnce = 6; ///< beside the table of a small window

QString anchorOf(std::size_t moment) {
    return QStringLiteral("moment-%1").arg(moment);
}

/// What comes of it, to its last line.
QString endOf(std::size_t moment) {
    return anchorOf(moment) + QStringLiteral("-end");
}

} // namespace

FilmPanel::FilmPanel(QWidget* parent) : TextPanel{parent} {
    setObjectName(QStringLiteral("film"));
    connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
        if (const QString text = link.toString(); text.startsWith(momentPrefix))
            emit momentWanted(text.mid(momentPrefix.size()).toInt());
    });
}

void FilmPanel::setColours(const Palette& palette) {
    TextPanel::setColours(palette);
    refresh();
}

void FilmPanel::setFilm(std::shared_ptr<const Film> film, const Session& session) {
    film_ = std::move(film);
    session_ = &session;
    at_ = 0;
}

void FilmPanel::forget() {
    film_ = nullptr;
    session_ = nullptr;
    moments_.clear();
    TextPanel::write({});
}

void FilmPanel::write() {
    if (film_ == nullptr)
        return;
    const FilmSentences sentences{*film_, session_->match(), session_->data().words, session_->language()};
    moments_.clear();
    for (const FilmMoment& moment : film_->moments)
        moments_.push_back(sentences.moment(moment));
    setAccessibleName(tr("Film"));
    refresh();
}

void FilmPanel::stand(int moment) {
    at_ = static_cast<std::size_t>(moment);
    refresh();
    // Down to its last line, unless there are so many that the first would leave.
    const std::size_t lines = at_ < moments_.size() ? moments_[at_].lines.size() : 0;
    ensureSeen(lines > 0 && lines <= mostLinesAtOnce ? endOf(at_) : anchorOf(at_));
}

/// What the scenario is called, which is English, and the rules that it shows. In other languages the rules
/// say what the film is about.
QString FilmPanel::head() const {
    const Palette& palette = colours();
    const QString title = qt(film_->scenario->title).toHtmlEscaped();
    const bool isEnglish = session_->language() == Language::en;
    QString html =
        isEnglish ? QStringLiteral("<p style='margin:2px 4px 6px 4px'><b>%1</b></p>").arg(title) : QString{};
    const QColor& ink = isEnglish ? palette.quiet : palette.text;
    for (const std::string& number : film_->scenario->rules) {
        const Rule* const rule = session_->data().rules.find(number);
        const QString summary =
            rule == nullptr ? QString{} : qt(rule->summary.in(session_->language())).toHtmlEscaped();
        html += QStringLiteral("<p style='margin:0 4px 6px 4px;color:%1'>%2&nbsp; %3</p>")
                    .arg(ink.name(), ruleLink(number, palette), summary);
    }
    if (!isEnglish)
        html += QStringLiteral("<p style='margin:0 4px 6px 4px;color:%1'>%2</p>")
                    .arg(palette.quiet.name(), tr("In English: %1", "a title").arg(title));
    return html;
}

QString FilmPanel::told(std::size_t moment) const {
    const Palette& palette = colours();
    const FilmMoment& shown = film_->moments[moment];
    const bool isHere = moment == at_;
    const QColor ground = mixed(palette.panel, palette.accentGround, 0.28);
    const QString style = isHere ? QStringLiteral("background-color:%1").arg(ground.name()) : QString{};
    using Kind = FilmMoment::Kind;
    const bool isTold = shown.kind == Kind::expectation || shown.kind == Kind::allowed;
    const QString mark = shown.kind == Kind::refusal
                             ? QStringLiteral("<b style='color:%1'>✕</b>").arg(palette.warning.name())
                         : isTold ? QStringLiteral("<b style='color:%1'>✓</b>").arg(palette.good.name())
                         : isHere ? QStringLiteral("<b>▸</b>")
                                  : QStringLiteral("·");
    const QString what = qt(moments_[moment].what).toHtmlEscaped();
    QString html = lineWithEnd(
        QStringLiteral("<a name='%1'></a><a style='color:%2;text-decoration:none' href='%3%4'>%5</a>")
            .arg(anchorOf(moment), palette.text.name(), momentPrefix)
            .arg(moment)
            .arg(isHere ? QStringLiteral("<b>%1</b>").arg(what) : what),
        {}, style, shown.isTried && !isTold ? 10 : 0, mark);
    for (const std::string& line : moments_[moment].lines) {
        const bool isLast = &line == &moments_[moment].lines.back();
        html += lineWithEnd((isLast ? QStringLiteral("<a name='%1'></a>").arg(endOf(moment)) : QString{}) +
                                QStringLiteral("<span style='color:%1'>%2</span>")
                                    .arg(palette.quiet.name(), withRulesLinked(qt(line), palette)),
                            {}, style, 24);
    }
    return html;
}

void FilmPanel::refresh() {
    if (film_ == nullptr)
        return;
    QString html = head();
    for (std::size_t i = 0; i < moments_.size(); ++i)
        html += told(i);
    TextPanel::write(html);
}

} // namespace takujo
