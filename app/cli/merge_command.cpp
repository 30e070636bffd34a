#include "app/cli/arguments.h"
#include "app/cli/command.h"
#include "app/cli/matchup_told.h"
#include "engine/numbers/part_file.h"

#include <ostream>

namespace takujo {

namespace {

class MergeCommand : public Command {
public:
    std::string_view name() const override { return "merge"; }
    std::string_view usage() const override { return "PART… [--format table|json|csv]"; }
    Message purpose() const override {
        return "Adds up what parts of a matchup have counted, and tells what one run of it would have told.";
    }
    std::vector<ArgumentHelp> takes() const override {
        return {
            {"PART", "A file of 'takujo-cli matchup --out'; each once."},
            {"--format table|json|csv", "How the numbers are printed: in tables without this."},
        };
    }

    int run(const std::vector<std::string>& given, Streams streams) override {
        const CommandArguments arguments{given, {"--format"}, {}};
        const std::string format = arguments.option("--format").value_or("table");
        Message mistake = arguments.mistake();
        if (mistake.empty() && arguments.rest().empty())
            mistake = "Name at least one part.";
        if (mistake.empty() && !isFormatOfNumbers(format))
            mistake = "The formats are 'table', 'json' and 'csv'.";
        if (!mistake.empty()) {
            tellUsage(mistake, *this, streams);
            return 2;
        }
        Findings findings;
        std::vector<PartFile> parts;
        for (const std::string& file : arguments.rest())
            if (auto part = readPart(file, findings))
                parts.push_back(std::move(*part));
        const bool areRead = parts.size() == arguments.rest().size();
        const auto sum = areRead ? mergeParts(parts, findings) : std::nullopt;
        findings.print(streams.err, streams.language);
        if (!sum)
            return 1;
        tellNumbers(*sum, format, streams);
        const bool isWhole = tellMissing(*sum, streams);
        return tellFaultsOf(*sum, streams) == 0 && isWhole ? 0 : 1;
    }

private:
    /// Pairs that lack the same games are told together.
    static bool tellMissing(const MatchupNumbers& sum, Streams streams) {
        if (sum.isWhole())
            return true;
        std::vector<std::string> told;
        for (const PairTally& pair : sum.pairs) {
            if (isKnownWellEnough(sum.terms, pair))
                continue;
            for (const GameRange& games : pair.played.missingOf(sum.terms.games)) {
                std::string range = std::to_string(games.first + 1) + "–" + std::to_string(games.last + 1);
                if (std::ranges::find(told, range) == told.end())
                    told.push_back(std::move(range));
            }
        }
        streams.err
            << Message{"Of {all} games of each pair these are missing: {list}. Play the parts that have "
                       "them, or go on with those that were interrupted, and merge again.",
                       sum.terms.games, commaList(told)}
                   .in(streams.language)
            << '\n';
        return false;
    }
};

} // namespace

std::unique_ptr<Command> mergeCommand() {
    return std::make_unique<MergeCommand>();
}

} // namespace takujo
