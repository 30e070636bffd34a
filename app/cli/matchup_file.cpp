#include "app/cli/matchup_file.h"

#include "engine/files/disk/atomic_write.h"
#include "engine/files/disk/text_file.h"
#include "engine/files/words/words_file.h"
#include "engine/match/saves/saving.h"

#include <ostream>
#include <utility>

namespace takujo {

MatchupFile::MatchupFile(std::filesystem::path file, const MatchupTerms& terms, Share share)
    : file_{std::move(file)}, terms_{&terms}, share_{share} {}

std::optional<MatchupNumbers> MatchupFile::open(Streams streams) const {
    const auto tell = [&](const Message& what) { streams.err << what.in(streams.language) << '\n'; };
    std::error_code error;
    if (!std::filesystem::exists(std::filesystem::symlink_status(file_, error))) {
        MatchupNumbers nothing{*terms_};
        return write(nothing, streams) ? std::optional{std::move(nothing)} : std::nullopt;
    }
    Findings findings;
    auto part = readPart(file_, findings);
    if (part && hasTerms(*part, *terms_, "--out", findings) && part->share != std::optional{share_}) {
        const auto found = part->at.find("share");
        findings.error(part->path, found == part->at.end() ? TextPosition{} : found->second, "other-share",
                       {"This file is another part than {part} of {all}.", share_.part, share_.of},
                       "Give each part a file of its own.");
    }
    findings.print(streams.err, streams.language);
    if (findings.errors() > 0) {
        tell({"{file} is there already and is not of this call, so it stays as it is. Give --out a file that "
              "does not exist, or repeat the call that made this one.",
              shownPath(file_)});
        return std::nullopt;
    }
    tell(
        {"{file} goes on: {number} games of it have been played.", shownPath(file_), part->numbers.played()});
    return std::move(part->numbers);
}

void MatchupFile::keep(const MatchupNumbers& numbers) {
    constexpr std::chrono::seconds oftenEnough{5};
    const auto now = std::chrono::steady_clock::now();
    if (now - written_ < oftenEnough)
        return;
    written_ = now;
    // Should this fail, the file is as it was; the last writing tells it.
    static_cast<void>(tryToWriteFile(file_, toText(numbers, share_), WriteReach::system));
}

bool MatchupFile::write(const MatchupNumbers& numbers, Streams streams) const {
    const auto failure = tryToWriteFile(file_, toText(numbers, share_));
    if (!failure)
        return true;
    Findings ignored;
    streams.err << sentenceOf(*failure, loadWords(numbers.terms.game, ignored), streams.language) << '\n';
    return false;
}

} // namespace takujo
