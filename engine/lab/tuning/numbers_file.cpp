#include "engine/lab/tuning/numbers_file.h"

#include "engine/files/yaml/map_reader.h"
#include "engine/files/yaml/yaml_parser.h"
#include "engine/files/yaml/yaml_writer.h"
#include "engine/lab/tuning/bot_numbers.h"

namespace takujo {

namespace {

constexpr const char* gameKey = "bots";
constexpr const char* pointsKey = "points";

std::optional<BotTables> readRoot(const YamlNode& root, const Game& game, Findings& findings) {
    MapReader map(root, "file of numbers", findings);
    const auto whose = map.requiredText(gameKey);
    if (whose && *whose != game.id)
        map.required(gameKey)->error("other-game",
                                     {"These are numbers of {game}, not of {other}.", *whose, game.id},
                                     {"Take a file of {game}.", game.id});
    const std::vector<BotNumber> numbers = numbersOf(game, game.bots);
    std::vector<std::int32_t> values;
    values.reserve(numbers.size());
    for (const BotNumber& number : numbers)
        values.push_back(number.value);
    const auto read = [&](MapReader& from, bool points) {
        for (std::size_t i = 0; i < numbers.size(); ++i)
            if (numbers[i].isPoints == points)
                if (const auto value =
                        from.optionalNumber(numbers[i].word, numbers[i].least, numbers[i].most))
                    values[i] = *value;
    };
    read(map, false);
    if (const auto points = map.optional(pointsKey)) {
        MapReader terms(*points, "list of points");
        read(terms, true);
        terms.done();
    }
    map.done();
    return map.ok() ? std::optional{withValues(game, game.bots, values)} : std::nullopt;
}

} // namespace

std::optional<BotTables> readBotNumbers(const std::filesystem::path& file, const Game& game,
                                        Findings& findings) {
    Findings found;
    const auto root = readYamlFile(file, found);
    auto bots = root ? readRoot(*root, game, found) : std::nullopt;
    findings.append(found);
    return found.errors() == 0 ? std::move(bots) : std::nullopt;
}

std::string toText(const Game& game, const BotTables& bots) {
    const auto line = [](std::string_view key, const std::string& value) {
        return yamlText(key) + ": " + value + "\n";
    };
    std::string text = line(gameKey, yamlText(game.id));
    std::string points;
    for (const BotNumber& number : numbersOf(game, bots))
        (number.isPoints ? points.append("  ") : text) += line(number.word, std::to_string(number.value));
    return points.empty() ? text : text + pointsKey + ":\n" + points;
}

} // namespace takujo
