#include "engine/files/disk/atomic_write.h"
#include "engine/files/disk/text_file.h"
#include "engine/files/yaml/prepared_tree.h"
#include "engine/files/yaml/yaml_parser.h"

#include <iostream>

// Run while the program is built: reads YAML files and writes their trees into a folder, which is emptied
// before. Files with findings are left out: whoever reads them then is told.

namespace {

namespace fs = std::filesystem;

int prepare(const fs::path& folder, const std::vector<fs::path>& files) {
    fs::remove_all(folder);
    fs::create_directories(folder);
    for (const fs::path& file : files) {
        takujo::Findings findings;
        const auto text = takujo::readTextFile(file, findings);
        const auto tree = text ? takujo::parseYamlTree(*text, file.string(), findings) : std::nullopt;
        if (!tree || !findings.all().empty())
            continue;
        const fs::path target = folder / takujo::preparedName(*text);
        if (const auto why = takujo::writeFileAtomically(target, takujo::packTree(*tree))) {
            std::cerr << *why << '\n';
            return 1;
        }
    }
    return 0;
}

} // namespace

int main(int count, char** arguments) {
    if (count < 2) {
        std::cerr << "Usage: takujo-prepare FOLDER FILE...\n";
        return 2;
    }
    try {
        return prepare(arguments[1], {arguments + 2, arguments + count});
    } catch (const fs::filesystem_error& error) {
        std::cerr << error.what() << '\n';
        return 1;
    }
}
