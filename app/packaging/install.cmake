# What `cmake --install` copies. The folders are fixed, not those of GNUInstallDirs: the programs look for their data in
# ../share/takujo from where they lie (engine/files/disk/data_places.h), so that the whole may be moved.
set(data share/takujo)
set(documents share/doc/takujo)
set(packaging ${CMAKE_CURRENT_LIST_DIR})

install(TARGETS takujo-cli DESTINATION bin)
install(DIRECTORY ${CMAKE_SOURCE_DIR}/resources DESTINATION ${data} PATTERN screenshots EXCLUDE PATTERN README.md EXCLUDE)
install(DIRECTORY ${CMAKE_BINARY_DIR}/share/takujo/prepared DESTINATION ${data})
install(DIRECTORY ${CMAKE_SOURCE_DIR}/cardsets DESTINATION ${data} PATTERN *.md EXCLUDE)
install(DIRECTORY ${CMAKE_SOURCE_DIR}/tests/scenarios DESTINATION ${data} PATTERN README.md EXCLUDE)
install(FILES ${CMAKE_SOURCE_DIR}/cardsets/README.md DESTINATION ${documents} RENAME writing-cards.md)
install(FILES ${CMAKE_SOURCE_DIR}/cardsets/SAVES.md DESTINATION ${documents} RENAME saved-games.md)
install(FILES ${CMAKE_SOURCE_DIR}/cardsets/MEASURING.md DESTINATION ${documents} RENAME measuring-decks.md)
install(FILES ${CMAKE_SOURCE_DIR}/cardsets/READING.md DESTINATION ${documents} RENAME reading-lists.md)
install(FILES ${CMAKE_SOURCE_DIR}/tests/scenarios/README.md DESTINATION ${documents} RENAME writing-scenarios.md)
install(FILES ${CMAKE_SOURCE_DIR}/LICENSE DESTINATION ${documents} RENAME copyright)
install(FILES ${packaging}/man/takujo-cli.6 DESTINATION share/man/man6)
install(FILES ${packaging}/man/ja/takujo-cli.6 DESTINATION share/man/ja/man6)

if(TAKUJO_WINDOW)
    install(TARGETS takujo DESTINATION bin)
    install(FILES ${packaging}/man/takujo.6 DESTINATION share/man/man6)
    install(FILES ${packaging}/man/ja/takujo.6 DESTINATION share/man/ja/man6)
    install(FILES ${packaging}/org.takujo.Takujo.desktop DESTINATION share/applications)
    install(FILES ${packaging}/org.takujo.Takujo.metainfo.xml DESTINATION share/metainfo)
    install(FILES ${CMAKE_SOURCE_DIR}/resources/icon/takujo.svg DESTINATION share/icons/hicolor/scalable/apps
            RENAME org.takujo.Takujo.svg)
endif()
