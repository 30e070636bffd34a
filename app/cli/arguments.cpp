#include "app/cli/arguments.h"

#include <charconv>

namespace takujo {

CommandArguments::CommandArguments(const std::vector<std::string>& arguments,
                                   const std::set<std::string>& options, const std::set<std::string>& flags) {
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string& argument = arguments[i];
        if (!argument.starts_with("--")) {
            rest_.push_back(argument);
        } else if (flags.contains(argument)) {
            flags_.insert(argument);
        } else if (argument != "--language" && !options.contains(argument)) {
            mistake_ = {"There is no option {option} here.", argument};
        } else if (i + 1 == arguments.size() || arguments[i + 1].starts_with("--")) {
            mistake_ = {"The option {option} needs a value.", argument};
        } else {
            options_[argument] = arguments[++i];
        }
    }
    const std::string language = option("--language").value_or("en");
    if (mistake_.empty() && language != "en" && language != "ja")
        mistake_ = "The languages are en and ja.";
}

std::optional<std::string> CommandArguments::option(const std::string& name) const {
    const auto found = options_.find(name);
    return found == options_.end() ? std::nullopt : std::optional{found->second};
}

std::uint64_t CommandArguments::number(const std::string& name, std::uint64_t otherwise,
                                       std::uint64_t least) {
    const auto text = option(name);
    if (!text)
        return otherwise;
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text->data(), text->data() + text->size(), value);
    if (error == std::errc{} && end == text->data() + text->size() && value >= least)
        return value;
    mistake_ = {"{option} must be a whole number from {least} on, not {text}.", name, least, shown(*text)};
    return otherwise;
}

} // namespace takujo
