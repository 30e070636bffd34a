#include "ui/page/spoken_log.h"

#include "engine/match/sentences/log_sentences.h"
#include "engine/match/sentences/outcome_sentences.h"
#include "engine/match/sentences/prompt_sentences.h"
#include "ui/page/game_page.h"
#include "ui/theme/text.h"

namespace takujo {

SpokenLog::SpokenLog(GamePage& page) : QObject{&page}, page_{&page}, announcer_{new Announcer{&page}} {
    connect(&page, &GamePage::begun, this, &SpokenLog::begin);
    connect(&page, &GamePage::happened, this, &SpokenLog::follow);
    connect(&page.bubble(), &RefusalBubble::told, announcer_, &Announcer::say);
    connect(&page.prompt(), &PromptBar::asksAgain, announcer_, &Announcer::say);
    connect(&page.prompt(), &PromptBar::typed, announcer_, &Announcer::say);
}

void SpokenLog::begin() {
    const Session* session = page_->current();
    connect(session, &Session::languageChanged, this, &SpokenLog::sayQuestion);
    sayQuestion();
}

void SpokenLog::follow(const News& news) {
    if (news.forward)
        sayLines(news);
    else
        announcer_->say(tr("Gone back."));
    sayQuestion();
}

void SpokenLog::sayLines(const News& news) {
    const Session& session = *page_->current();
    const std::vector<LogEntry>& log = session.match().log();
    const SpokenMatch spoken = session.spoken();
    for (const LogLine& line : LogSentences{spoken}.lines())
        // A line may tell several entries; it is new if its last one is.
        if (!line.entries.empty() && line.entries.back() >= log.data() + news.first)
            announcer_->say(qt(line.text));
}

void SpokenLog::sayQuestion() {
    const Session& session = *page_->current();
    const SpokenMatch spoken = session.spoken();
    if (session.match().over()) {
        announcer_->say(qt(OutcomeSentences{spoken}.outcome()));
        return;
    }
    QStringList parts{qt(PromptSentences{spoken}.prompt()), qt(PromptSentences{spoken}.progress())};
    parts << page_->prompt().choices();
    parts.removeAll(QString{});
    announcer_->say(parts.join(QLatin1Char('\n')));
}

} // namespace takujo
