#include "engine/lists/brought_list.h"

#include "engine/files/disk/text_file.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <thread>

namespace takujo {

namespace {

/// Reads the texts of cards, several at a time. False if it was stopped.
class ManyReaders {
public:
    ManyReaders(const CardBringer& bringer, const std::vector<CardOfList>& cards, const std::string& path)
        : bringer_{bringer}, cards_{cards}, path_{path}, brought_(cards.size()), findings_(cards.size()) {}

    bool run(const BringProgress& progress) {
        constexpr auto pause = std::chrono::milliseconds{20};
        const std::size_t readers = std::clamp<std::size_t>(std::thread::hardware_concurrency(), 1,
                                                            std::max<std::size_t>(cards_.size(), 1));
        {
            std::vector<std::jthread> threads;
            for (std::size_t i = 0; i < readers; ++i)
                threads.emplace_back([this] { work(); });
            while (done_ < cards_.size() && !isStopped_) {
                if (!progress(done_, cards_.size()))
                    isStopped_ = true;
                std::this_thread::sleep_for(pause);
            }
        }
        return !isStopped_ && progress(cards_.size(), cards_.size());
    }

    std::vector<BroughtCard> take(Findings& findings) {
        for (const Findings& each : findings_)
            findings.append(each);
        return std::move(brought_);
    }

private:
    void work() {
        for (std::size_t i = next_++; i < cards_.size() && !isStopped_; i = next_++) {
            brought_[i] = bringer_.bring(cards_[i], path_, findings_[i]);
            ++done_;
        }
    }

    const CardBringer& bringer_;
    const std::vector<CardOfList>& cards_;
    const std::string& path_;
    std::vector<BroughtCard> brought_;
    std::vector<Findings> findings_; ///< of each card, so that their order is that of the list
    std::atomic<std::size_t> next_ = 0;
    std::atomic<std::size_t> done_ = 0;
    std::atomic<bool> isStopped_ = false;
};

} // namespace

std::optional<BroughtList> bringList(const std::filesystem::path& list,
                                     const std::optional<std::filesystem::path>& mapping,
                                     const ListGame& game, const std::string& set,
                                     const BringProgress& progress, Findings& findings) {
    const ListMapping usual = usualMapping(game, findings);
    const auto own = mapping ? readListMapping(*mapping, &game, findings) : std::optional{ListMapping{}};
    const auto file = own ? readListFile(list, findings) : std::nullopt;
    if (!file)
        return std::nullopt;
    const ColumnPlan plan{*file, usual, *own, game, findings};
    if (!plan.isUsable() || !progress(0, file->records.size()))
        return std::nullopt;
    const std::vector<CardOfList> cards = cardsOf(*file, plan, usual, *own, game, set, findings);
    if (cards.empty()) {
        findings.error(file->path, {.line = 0}, "empty-list", "No card of this list could be read.",
                       "Correct what is told of it.");
        return std::nullopt;
    }
    const ReadingGuide guide = loadReadingGuide(game.id, findings);
    const CardBringer bringer{game, guide};
    ManyReaders readers{bringer, cards, file->path};
    if (!readers.run(progress))
        return std::nullopt;
    return BroughtList{readers.take(findings)};
}

} // namespace takujo
