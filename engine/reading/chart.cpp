#include "engine/reading/chart.h"

#include "engine/reading/plainness.h"

#include <algorithm>

namespace takujo {

namespace {

/// So many readings of one stretch are enough: whoever has more has read nothing.
constexpr std::size_t mostReadings = 48;
/// So many are looked at before the plainest of them are kept.
constexpr std::size_t mostCollected = 400;
constexpr std::size_t mostPlaces = 4000;
constexpr std::size_t mostItems = 12;

constexpr std::size_t nowhere = std::string_view::npos;

void keepPlainestReadings(Scripts& all, const ReadingGuide& guide) {
    if (all.size() <= mostReadings)
        return;
    std::vector<std::pair<Plainness, std::size_t>> order;
    order.reserve(all.size());
    for (std::size_t i = 0; i < all.size(); ++i)
        order.emplace_back(plainnessOf(all[i], guide), i);
    std::ranges::sort(order);
    Scripts kept;
    for (std::size_t i = 0; i < mostReadings; ++i)
        kept.push_back(all[order[i].second]);
    all = std::move(kept);
}

bool holdsWord(const Script& script, std::string_view word) {
    if (script == nullptr)
        return false;
    return (script->kind == ScriptTree::Kind::word && script->text == word) ||
           std::ranges::any_of(script->entries,
                               [&](const auto& entry) { return holdsWord(entry.second, word); });
}

/// Whether it has an effect by which somebody picks.
bool picksSomething(const Script& script, const Vocabulary& vocabulary) {
    if (script == nullptr)
        return false;
    return std::ranges::any_of(script->entries, [&](const auto& entry) {
        const std::size_t op = operatorOf(vocabulary.effects, entry.first);
        const bool picks = entry.first == "choose" ||
                           (op < vocabulary.effects.size() &&
                            std::ranges::any_of(
                                vocabulary.effects[op].shape.fields,
                                [](const FieldShape& field) { return field.kind == FieldKind::pick; }));
        return picks || picksSomething(entry.second, vocabulary);
    });
}

} // namespace

Chart::Chart(const CardSchema& schema, const PatternBook& book, const ReadingGuide& guide, Language language,
             std::string_view text, OwnNames names)
    : schema_{schema}, vocabulary_{*schema.vocabulary}, book_{book}, guide_{guide}, language_{language},
      text_{text}, lowered_{text}, names_{std::move(names)} {
    const auto isLetter = [](char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); };
    for (std::size_t i = 0; i < text.size(); ++i)
        if (text[i] >= 'A' && text[i] <= 'Z' && (i == 0 || !isLetter(text[i - 1])))
            lowered_[i] = static_cast<char>(text[i] - 'A' + 'a');
}

// Stretches.

bool Chart::stands(std::size_t at, std::string_view literal) const {
    if (at + literal.size() > text_.size())
        return false;
    for (std::size_t i = 0; i < literal.size(); ++i)
        if (text_[at + i] != literal[i] && lowered_[at + i] != literal[i])
            return false;
    return true;
}

/// The next place where something may begin or end: between characters.
std::size_t Chart::next(std::size_t at) const {
    ++at;
    while (at < text_.size() && (static_cast<unsigned char>(text_[at]) & 0xC0U) == 0x80U)
        ++at;
    return at;
}

std::size_t Chart::find(std::string_view literal, std::size_t from, std::size_t to) const {
    for (std::size_t at = from; at + literal.size() <= to; ++at)
        if (stands(at, literal))
            return at;
    return nowhere;
}

bool Chart::couldStand(const TextPattern& pattern) const {
    std::size_t shortest = 0;
    for (const PatternPiece& piece : pattern.pieces) {
        shortest += piece.literal.size();
        if (!piece.isSlot() && find(piece.literal, 0, text_.size()) == nowhere)
            return false;
        if (piece.isWords() && std::ranges::none_of(piece.words, [&](const std::string& word) {
                return word.empty() || find(word, 0, text_.size()) != nowhere;
            }))
            return false;
    }
    return shortest <= text_.size();
}

const std::vector<const TextPattern*>& Chart::active(std::string_view section) {
    const auto known = active_.find(section);
    if (known != active_.end())
        return known->second;
    std::vector<const TextPattern*> patterns;
    for (const TextPattern& pattern : book_.section(section))
        if (couldStand(pattern))
            patterns.push_back(&pattern);
    return active_.emplace(section, std::move(patterns)).first->second;
}

// Patterns.

/// Whether the words of the rest of a pattern stand there one behind the other, whatever its slots hold.
bool Chart::couldFollow(const TextPattern& pattern, std::size_t piece, std::size_t at, std::size_t to) const {
    const std::vector<PatternPiece>& pieces = pattern.pieces;
    for (bool isDirect = true; piece < pieces.size(); ++piece) {
        const PatternPiece& here = pieces[piece];
        if (here.isSlot()) {
            isDirect = false;
            continue;
        }
        const std::size_t found =
            isDirect ? (at + here.literal.size() <= to && stands(at, here.literal) ? at : nowhere)
                     : find(here.literal, at, to);
        if (found == nowhere)
            return false;
        at = found + here.literal.size();
        isDirect = true;
    }
    return true;
}

/// What a slot says that holds that stretch; none if nothing that belongs there.
Scripts Chart::heldBy(const PatternPiece& piece, Span span, const SlotReader& read) {
    constexpr std::string_view deedForm = "deed ";
    return piece.form.starts_with(deedForm)
               ? deeds(std::string_view{piece.form}.substr(deedForm.size()), span)
               : read(piece, span);
}

/// Places the rest of a pattern from there on in every way that its words allow. A slot is read as soon as it
/// has its place: most of these hold nothing, and then the rest need not be looked at.
void Chart::place(Placing& placing, std::size_t piece, std::size_t at, std::size_t to) {
    if (++work_ > mostWork)
        return;
    const std::vector<PatternPiece>& pieces = placing.pattern.pieces;
    if (piece == pieces.size()) {
        if (at == to && ++placing.places <= mostPlaces)
            choose(placing, 0);
        return;
    }
    const PatternPiece& here = pieces[piece];
    if (!here.isSlot()) {
        if (at + here.literal.size() <= to && stands(at, here.literal))
            place(placing, piece + 1, at + here.literal.size(), to);
        return;
    }
    if (here.isWords()) {
        for (std::size_t i = 0; i < here.words.size(); ++i) {
            const std::string& word = here.words[i];
            const bool isRepeated =
                std::find(here.words.begin(), here.words.begin() + static_cast<std::ptrdiff_t>(i), word) !=
                here.words.begin() + static_cast<std::ptrdiff_t>(i);
            if (!isRepeated && at + word.size() <= to && stands(at, word))
                place(placing, piece + 1, at + word.size(), to);
        }
        return;
    }
    if (here.name == "this" && here.form.empty()) {
        for (const std::string& name : names_.names)
            if (at + name.size() <= to && stands(at, name))
                place(placing, piece + 1, at + name.size(), to);
        return;
    }
    const auto goOn = [&](std::size_t end) {
        if (++work_ > mostWork)
            return;
        Scripts scripts = heldBy(here, {at, end}, placing.read);
        if (scripts.empty())
            return;
        placing.held.emplace_back(&here, std::move(scripts));
        place(placing, piece + 1, end, to);
        placing.held.pop_back();
    };
    if (piece + 1 == pieces.size())
        return goOn(to);
    const PatternPiece& following = pieces[piece + 1];
    if (!following.isSlot()) {
        for (std::size_t end = find(following.literal, at, to);
             end != nowhere && work_ <= mostWork && couldFollow(placing.pattern, piece + 1, end, to);
             end = find(following.literal, end + 1, to))
            goOn(end);
        return;
    }
    for (std::size_t end = at; end <= to; end = next(end)) {
        goOn(end);
        if (end == to)
            break;
    }
}

/// Finds every choice among what the slots of a placed pattern can say.
void Chart::choose(Placing& placing, std::size_t slot) {
    if (++work_ > mostWork)
        return;
    if (slot == placing.held.size())
        return placing.found(placing.bound);
    for (const Script& script : placing.held[slot].second) {
        placing.bound.emplace_back(placing.held[slot].first, script);
        choose(placing, slot + 1);
        placing.bound.pop_back();
    }
}

void Chart::match(const TextPattern& pattern, Span span, const SlotReader& read, const Found& found) {
    const std::vector<PatternPiece>& pieces = pattern.pieces;
    if (pieces.empty() || span.from > span.to)
        return;
    if (!pieces.front().isSlot() && !stands(span.from, pieces.front().literal))
        return;
    if (const std::string& last = pieces.back().literal;
        !last.empty() && (span.to < span.from + last.size() || !stands(span.to - last.size(), last)))
        return;
    constexpr std::size_t longStretch = 64; // whose letters cost as much as a place
    work_ += (span.to - span.from) / longStretch;
    if (work_ > mostWork || !couldFollow(pattern, 0, span.from, span.to))
        return;
    Placing placing{pattern, read, found, {}, {}, 0};
    place(placing, 0, span.from, span.to);
}

const Scripts& Chart::remembered(Part part, Span span, const std::function<Scripts()>& make) {
    const std::uint64_t key = static_cast<std::uint64_t>(part) << 48U |
                              static_cast<std::uint64_t>(span.from) << 24U |
                              static_cast<std::uint64_t>(span.to);
    const auto known = memory_.find(key);
    if (known != memory_.end())
        return known->second;
    memory_.emplace(key, Scripts{}); // whoever asks for it inside of itself finds nothing
    if (++work_ > mostWork)
        return memory_[key];
    Scripts made = span.empty() ? Scripts{} : make();
    // "Their own" is of whoever picks only where something is picked. Elsewhere that would crowd out what is
    // meant.
    if (part == Part::trigger || part == Part::condition || part == Part::effect)
        std::erase_if(made, [&](const Script& script) {
            return holdsWord(script, "who picks") && !picksSomething(script, vocabulary_);
        });
    keepPlainestReadings(made, guide_);
    if (!made.empty())
        reached_ = std::max(reached_, span.to);
    return memory_[key] = std::move(made);
}

void Chart::add(Scripts& all, Script script) {
    const auto isSame = [&](const Script& other) { return areEqual(script, other); };
    if (all.size() < mostCollected && std::ranges::none_of(all, isSame))
        all.push_back(std::move(script));
}

void Chart::addAll(Scripts& all, const Scripts& more) {
    for (const Script& script : more)
        add(all, script);
}

Script Chart::said(const Binding& bound) {
    for (const auto& [piece, script] : bound)
        if (script != nullptr)
            return script;
    return nullptr;
}

void Chart::addSaid(Scripts& all, const Binding& bound) {
    if (Script script = said(bound))
        add(all, std::move(script));
}

// Lists.

/// What stands between the items of a list, before the last one or before the others.
const std::vector<std::string>& Chart::betweenItems(std::string_view joint) {
    const auto known = joints_.find(joint);
    if (known != joints_.end())
        return known->second;
    std::vector<std::string> between;
    for (const TextPattern* pattern : active("lists"))
        if (pattern->word == joint && pattern->pieces.size() == 3 && pattern->pieces.front().name == "list" &&
            pattern->pieces.back().name == "next" &&
            std::ranges::find(between, pattern->pieces[1].literal) == between.end())
            between.push_back(pattern->pieces[1].literal);
    return joints_.emplace(joint, std::move(between)).first->second;
}

void Chart::sequencesFrom(std::size_t from, std::size_t to, const std::vector<std::string>& joints,
                          const std::function<Scripts(Span)>& item, Sequence& soFar,
                          std::vector<Sequence>& all) {
    if (all.size() >= mostCollected || soFar.size() >= mostItems || ++work_ > mostWork)
        return;
    for (const Script& one : item({from, to})) {
        soFar.push_back(one);
        all.push_back(soFar);
        soFar.pop_back();
    }
    for (const std::string& joint : joints)
        for (std::size_t at = find(joint, from + 1, to); at != nowhere; at = find(joint, at + 1, to))
            for (const Script& one : item({from, at})) {
                soFar.push_back(one);
                sequencesFrom(at + joint.size(), to, joints, item, soFar, all);
                soFar.pop_back();
            }
}

std::vector<Chart::Sequence> Chart::sequences(std::string_view joint, Span span,
                                              const std::function<Scripts(Span)>& item) {
    std::vector<Sequence> all;
    Sequence soFar;
    sequencesFrom(span.from, span.to, betweenItems(joint), item, soFar, all);
    return all;
}

} // namespace takujo
