#include "app/cli/arguments.h"
#include "app/cli/command.h"
#include "engine/numbers/comparison.h"
#include "engine/numbers/part_file.h"

#include <ostream>

namespace takujo {

namespace {

class CompareCommand : public Command {
public:
    std::string_view name() const override { return "compare"; }
    std::string_view usage() const override { return "ONE OTHER"; }
    Message purpose() const override {
        return "Tells which of two decks is better: the first decks of two matchups, by their games against "
               "the same opponents.";
    }
    std::vector<ArgumentHelp> takes() const override {
        return {
            {"ONE", "A file of 'takujo-cli matchup --first --out', or a test that the window has kept."},
            {"OTHER", "The same of another deck or another version of it, with the same opponents, bot and "
                      "seed."},
        };
    }

    int run(const std::vector<std::string>& given, Streams streams) override {
        const CommandArguments arguments{given, {}, {}};
        Message mistake = arguments.mistake();
        if (mistake.empty() && arguments.rest().size() != 2)
            mistake = "Name two files.";
        if (!mistake.empty()) {
            tellUsage(mistake, *this, streams);
            return 2;
        }
        Findings findings;
        const auto one = readPart(arguments.rest()[0], findings);
        const auto other = readPart(arguments.rest()[1], findings);
        findings.print(streams.err, streams.language);
        if (!one || !other)
            return 1;
        if (const Message why = whyNotCompared(one->numbers, other->numbers); !why.empty()) {
            streams.err << why.in(streams.language) << '\n';
            return 1;
        }
        const auto name = [](const PartFile& part) {
            return Message::inBoth(part.numbers.terms.decks.front().name);
        };
        streams.out << sentenceOf(compare(one->numbers, other->numbers), name(*one), name(*other))
                           .in(streams.language)
                    << '\n';
        return 0;
    }
};

} // namespace

std::unique_ptr<Command> compareCommand() {
    return std::make_unique<CompareCommand>();
}

} // namespace takujo
