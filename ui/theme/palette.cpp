#include "ui/theme/palette.h"

#include "ui/theme/colour_math.h"

#include <QGuiApplication>

namespace takujo {

namespace {

constexpr double legible = 4.5;

/// Made legible on every ground that text stands on.
QColor onGrounds(QColor colour, const Palette& palette) {
    for (const QColor& ground : {palette.table, palette.zone, palette.panel, palette.raised})
        colour = palette.brightness == Brightness::dark ? lighterUntil(colour, ground, legible)
                                                        : darkerUntil(colour, ground, legible);
    return colour;
}

} // namespace

Palette makePalette(Brightness brightness, const QColor& accent) {
    Palette palette;
    palette.brightness = brightness;
    if (brightness == Brightness::dark) {
        palette.table = "#1d232e";
        palette.zone = "#252d3a";
        palette.outline = "#3a4557";
        palette.panel = "#171c25";
        palette.raised = "#2b3443";
        palette.text = "#e8ecf2";
        palette.quiet = "#9aa6b8";
    } else {
        palette.table = "#eef0f3";
        palette.zone = "#ffffff";
        palette.outline = "#c9d0da";
        palette.panel = "#f7f8fa";
        palette.raised = "#e6eaef";
        palette.text = "#1c232e";
        palette.quiet = "#5d6878";
    }
    palette.danger = onGrounds("#e5655e", palette);
    palette.good = onGrounds("#67c58a", palette);
    palette.warning = onGrounds("#e8b64c", palette);
    palette.accent = onGrounds(accent, palette);
    palette.accentGround = accent;
    const QColor dark{"#10141a"};
    palette.accentInk = contrast(dark, accent) >= legible ? dark : QColor{Qt::white};
    palette.accentGround = palette.accentInk == dark ? accent : darkerUntil(accent, Qt::white, legible);
    return palette;
}

QPalette widgetPalette(const Palette& palette) {
    QPalette result;
    result.setColor(QPalette::Window, palette.panel);
    result.setColor(QPalette::WindowText, palette.text);
    result.setColor(QPalette::Base, palette.zone);
    result.setColor(QPalette::AlternateBase, palette.table);
    result.setColor(QPalette::Text, palette.text);
    result.setColor(QPalette::PlaceholderText, palette.quiet);
    result.setColor(QPalette::Button, palette.raised);
    result.setColor(QPalette::ButtonText, palette.text);
    result.setColor(QPalette::ToolTipBase, palette.raised);
    result.setColor(QPalette::ToolTipText, palette.text);
    result.setColor(QPalette::Highlight, palette.accentGround);
    result.setColor(QPalette::HighlightedText, palette.accentInk);
    result.setColor(QPalette::Link, palette.accent);
    result.setColor(QPalette::LinkVisited, palette.accent);
    result.setColor(QPalette::BrightText, palette.danger);
    result.setColor(QPalette::Mid, palette.outline);
    result.setColor(QPalette::Dark, palette.outline);
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        result.setColor(QPalette::Disabled, role, mixed(palette.quiet, palette.panel, 0.35));
    return result;
}

Brightness systemBrightness() {
    const QPalette system = QGuiApplication::palette();
    const double ground = system.color(QPalette::Window).lightnessF();
    return ground > system.color(QPalette::WindowText).lightnessF() ? Brightness::light : Brightness::dark;
}

} // namespace takujo
