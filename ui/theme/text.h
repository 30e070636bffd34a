#pragma once

#include <QString>

#include <string>
#include <string_view>

namespace takujo {

/// The engine speaks UTF-8 in standard strings, the window QString.
inline QString qt(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}
inline std::string fromQt(const QString& text) {
    return text.toStdString();
}

} // namespace takujo
