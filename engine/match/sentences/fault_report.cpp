#include "engine/match/sentences/fault_report.h"

#include "engine/files/disk/data_places.h"
#include "engine/files/disk/text_file.h"
#include "engine/files/scenarios/save_file.h"
#include "engine/match/saves/saving.h"
#include "engine/match/scenarios/answer_words.h"

#include <algorithm>
#include <chrono>
#include <vector>

#include <unistd.h>

namespace takujo {

namespace {

namespace fs = std::filesystem;

/// Whatever it is, in one line.
std::string inOneLine(std::string text) {
    std::ranges::replace(text, '\n', ' ');
    return text;
}

/// An answer in the words of scenarios.
std::string wordsOf(const Position& position, const Decision& decision, const Attempt& answer) {
    const auto given = std::ranges::find(decision.options, answer.option);
    if (given == decision.options.end())
        return "something that is no answer";
    SavedStep step;
    step.player = answer.player;
    step.answer = wordsFor(position, decision, static_cast<std::size_t>(given - decision.options.begin()));
    return inOneLine(toText(step));
}

/// The answers that led here, each as a comment.
std::string answersOf(const Match& match) {
    std::vector<std::size_t> places;
    for (std::size_t at = match.place(); at != 0; at = match.at(at).before)
        places.push_back(at);
    std::ranges::reverse(places);
    std::string text = "# What was answered before:\n";
    for (const std::size_t place : places) {
        const MatchPlace reached = match.at(place);
        if (reached.step != MatchStep::answer)
            continue;
        const Engine there = match.engineAt(reached.before);
        text += "# - " + wordsOf(there.position(), there.decision(), reached.answer) + "\n";
    }
    return text;
}

fs::path newReport(const fs::path& folder) {
    std::error_code error;
    if (!folder.empty())
        fs::create_directories(folder, error);
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(now).count();
    for (int i = 0;; ++i) {
        fs::path file = folder / ("takujo-report-" + std::to_string(seconds) + "-" +
                                  std::to_string(::getpid()) + "-" + std::to_string(i) + ".yaml");
        if (!fs::exists(file, error))
            return file;
    }
}

std::string headingOf(const Match& match, const std::string& reason) {
    return "# A mistake of Takujo " + std::string{engineVersion()} + " in the game " +
           std::string{match.game().id} + ": " + inOneLine(reason) + "\n";
}

std::string gameOf(const Match& match) {
    return canBeSaved(match) ? toText(savedGameOf(match)) : answersOf(match);
}

FaultReport write(const std::string& text, const fs::path& folder) {
    FaultReport report;
    report.file = newReport(folder);
    report.failure = tryToWriteFile(report.file, text);
    return report;
}

/// The sentence, and where the report is or why there is none.
std::string withReport(const std::string& told, const FaultReport& report, const Words& words,
                       Language language) {
    if (report.failure)
        return told + " " + sentenceOf(*report.failure, words, language);
    return told + " " +
           fill(words.text("saves", "report", language), {{"file", shownPath(report.file), false}});
}

} // namespace

std::string reportOf(const Match& match, const MatchFault& fault) {
    return headingOf(match, fault.what()) +
           "# Not carried out: " + wordsOf(match.position(), match.decision(), fault.tried()) + "\n" +
           gameOf(match);
}

FaultReport writeReport(const Match& match, const MatchFault& fault, const fs::path& folder) {
    return write(reportOf(match, fault), folder);
}

FaultReport writeReport(const Match& match, const std::string& reason, const fs::path& folder) {
    return write(headingOf(match, reason) + gameOf(match), folder);
}

std::string sentenceOf(const MatchFault& fault, const FaultReport& report, const Words& words,
                       Language language) {
    return withReport(fill(words.text("saves", "fault", language), {{"reason", fault.what(), false}}), report,
                      words, language);
}

std::string sentenceOfMistake(const std::string& reason, const std::optional<FaultReport>& report,
                              const Words& words, Language language) {
    const std::string told = fill(words.text("saves", "mistake", language), {{"reason", reason, false}});
    return report ? withReport(told, *report, words, language) : told;
}

fs::path reportFolder() {
    return userPlace() / "reports";
}

} // namespace takujo
