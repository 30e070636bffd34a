#include "ui/panels/film_panel.h"

#include "ui/theme/colour_math.h"
#include "ui/theme/text.h"
#include "ui/widgets/rule_text.h"

#include <utility>

namespace takujo {

namespace {

const QString momentPrefix = QStringLiteral("moment:");

QString anchorOf(std::size_t moment) {
    return QStringLiteral("moment-%1").arg(moment);
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
    ensureSeen(anchorOf(at_));
}

/// What the scenario is called, and the rules that it shows.
QString FilmPanel::head() const {
    const Palette& palette = colours();
    QString html = QStringLiteral("<p style='margin:2px 4px 6px 4px'><b>%1</b></p>")
                       .arg(qt(film_->scenario->title).toHtmlEscaped());
    for (const std::string& number : film_->scenario->rules) {
        const Rule* const rule = session_->data().rules.find(number);
        const QString summary =
            rule == nullptr ? QString{} : qt(rule->summary.in(session_->language())).toHtmlEscaped();
        html += QStringLiteral("<p style='margin:0 4px 6px 4px;color:%1'>%2&nbsp; %3</p>")
                    .arg(palette.quiet.name(), ruleLink(number, palette), summary);
    }
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
    for (const std::string& line : moments_[moment].lines)
        html += lineWithEnd(QStringLiteral("<span style='color:%1'>%2</span>")
                                .arg(palette.quiet.name(), withRulesLinked(qt(line), palette)),
                            {}, style, 24);
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
