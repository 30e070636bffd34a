# The Debian package: the target "package", or cpack in the build folder. app/package.sh does all of it.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME takujo)
set(CPACK_PACKAGE_VENDOR "The Takujo authors")
set(CPACK_PACKAGE_CONTACT "The Takujo authors")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "tabletop for trading card games that knows their rules")
set(CPACK_PACKAGE_DESCRIPTION "Takujo is a table for two players of Japanese trading card games. Drag a card,
and the table shows where it may go; drop it somewhere else, and it says why
not, with the number of the rule that refuses it. It draws, pays, untaps, counts
damage and ends the game by itself.

The games are the Final Fantasy Trading Card Game, the Granblue Fantasy TCG,
Shadowverse: Evolve, Gate Ruler and Duel Masters, with cards of Takujo's own;
cards and decks are text files that players can write. takujo-cli plays in a
terminal, checks those files, and plays decks against each other.

The program speaks English and Japanese.")
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ
    WORLD_EXECUTE)
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_CURRENT_LIST_DIR}/compress_documents.cmake)

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
# The libraries are found in the programs. Qt's xcb platform and its reader of SVG icons come with libqt6gui6 and libqt6svg6,
# which are among them; what else is loaded at run time can be done without:
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(recommended
    fonts-noto-cjk         # Japanese letters
    libxcursor1            # the mouse pointer of the desktop's theme
    qt6-translations-l10n) # Qt's own dialogs in Japanese
list(JOIN recommended ", " CPACK_DEBIAN_PACKAGE_RECOMMENDS)
set(CPACK_DEBIAN_PACKAGE_SUGGESTS qt6-wayland) # a desktop that has no X at all

include(CPack)
