#include "engine/match/bot_choice.h"

#include <algorithm>
#include <charconv>

namespace takujo {

std::optional<BotChoice> readBot(std::string_view text) {
    const std::size_t colon = text.find(':');
    const auto found = std::ranges::find(botWords, text.substr(0, colon));
    if (found == botWords.end())
        return std::nullopt;
    BotChoice choice{static_cast<BotKind>(found - botWords.begin())};
    if (colon == std::string_view::npos)
        return choice;
    const std::string_view number = text.substr(colon + 1);
    const auto [end, error] =
        std::from_chars(number.data(), number.data() + number.size(), choice.iterations);
    const bool isNumber = error == std::errc{} && end == number.data() + number.size();
    if (choice.kind != BotKind::thinking || !isNumber || choice.iterations < 1 ||
        choice.iterations > BotChoice::mostIterations)
        return std::nullopt;
    return choice;
}

std::string toText(const BotChoice& choice) {
    std::string text{botWords[static_cast<std::size_t>(choice.kind)]};
    if (choice.kind == BotKind::thinking && choice.iterations != BotChoice::usualIterations)
        text += ":" + std::to_string(choice.iterations);
    return text;
}

Message noSuchBot(std::string_view bot) {
    return {"There is no bot {bot}. There are: random, quick, thinking, and thinking:N with the number of "
            "its tries, from 1 to {most}.",
            shown(bot), BotChoice::mostIterations};
}

} // namespace takujo
