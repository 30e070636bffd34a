#pragma once

#include "engine/games/registry.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string_view>
#include <utility>

/// The workbench with other policies, as scenarios say them, for a window with it alone on its start page.
/// It must outlive that window.
class ChangedWorkbench {
public:
    using Policy = std::pair<std::string_view, std::int32_t>;
    ChangedWorkbench(std::initializer_list<Policy> policies) {
        for (const auto& [word, value] : policies) {
            const auto found = std::ranges::find(game_.tables.policies, word, &takujo::PolicySpec::word);
            if (found == game_.tables.policies.end())
                qFatal("the workbench has no such policy");
            found->value = value;
        }
    }
    ChangedWorkbench(const ChangedWorkbench&) = delete;
    ChangedWorkbench& operator=(const ChangedWorkbench&) = delete;

    std::span<const takujo::Game* const> games() const { return list_; }

private:
    takujo::Game game_ = *takujo::findGame("workbench");
    std::array<const takujo::Game*, 1> list_{&game_};
};
