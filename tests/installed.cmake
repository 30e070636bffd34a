# The installed program, run as by somebody else: it finds its data beside itself wherever it lies, reads nothing of the
# tree it was built from, and its manual pages tell of every command and option that there is.
#   cmake -DBUILD=FOLDER -DSCRATCH=FOLDER -DVERSION=V -DWINDOW=ON|OFF -P installed.cmake
set(stage ${SCRATCH}/stage)
set(home ${SCRATCH}/home)
file(REMOVE_RECURSE ${SCRATCH})
file(MAKE_DIRECTORY ${home})

set(leaks "LSAN_OPTIONS=suppressions=\"${CMAKE_CURRENT_LIST_DIR}/leaks.supp\":print_suppressions=0") # blanks in paths

# check(STATUS WORDS COMMAND...): it must end with the status and say the words, in a bare environment; sets `said`.
function(check status words)
    execute_process(COMMAND env -i HOME=${home} PATH=/usr/bin:/bin LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen ${leaks}
        ${ARGN} WORKING_DIRECTORY ${home} OUTPUT_VARIABLE output ERROR_VARIABLE output RESULT_VARIABLE came)
    if(NOT came EQUAL status OR NOT output MATCHES "${words}")
        message(FATAL_ERROR "${ARGN}\nshould end with ${status} and say \"${words}\", but ended with ${came}:\n${output}")
    endif()
    set(said "${output}" PARENT_SCOPE)
endfunction()

# As packagers do it: for /opt/takujo, but put under another root.
execute_process(COMMAND ${CMAKE_COMMAND} -E env DESTDIR=${stage} ${CMAKE_COMMAND} --install ${BUILD} --prefix /opt/takujo
    OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
set(prefix "${SCRATCH}/elsewhere/卓上 2")
file(MAKE_DIRECTORY ${SCRATCH}/elsewhere)
file(RENAME ${stage}/opt/takujo ${prefix})
set(cli ${prefix}/bin/takujo-cli)
set(simulate ${cli} simulate --game fftcg --games 2 --seed 7)

check(0 "\"games\":2," ${simulate})
check(0 "^0 errors, 0 warnings\n$" ${cli} lint)
check(0 "灰の番人" ${cli} text FL-001 --language ja)
check(0 "enforced 320, covered 320, .*of 454 rules\n$" ${cli} coverage fftcg) # by the scenarios that people watch
foreach(file share/takujo/resources/screenshots share/takujo/tests)
    if(EXISTS ${prefix}/${file})
        message(FATAL_ERROR "${file} should not be installed")
    endif()
endforeach()

# What is changed in the installed data is what the installed program reads.
file(APPEND ${prefix}/share/takujo/cardsets/fftcg/first-light.yaml "nonsense: 1\n")
check(1 "elsewhere/卓上 2/share/takujo/cardsets/fftcg/first-light.yaml:[0-9]+:1: error.*1 error, 0 warnings" ${cli} lint)

# The manual pages in both languages know every command, and every option of the window.
check(0 "lint" ${cli} help)
string(REGEX MATCHALL "takujo-cli [a-z]+ " commands "${said}")
list(LENGTH commands count)
if(count LESS 7)
    message(FATAL_ERROR "takujo-cli help tells of no more than: ${commands}")
endif()
string(REGEX MATCHALL "--[a-z-]+" words "${said}")
list(TRANSFORM commands REPLACE "takujo-cli ([a-z]+) " "\\1")
list(APPEND words ${commands})
list(REMOVE_DUPLICATES words)
set(options)
if(WINDOW)
    check(0 "--screenshot" ${prefix}/bin/takujo --help)
    string(REGEX MATCHALL "--[a-z-]+" options "${said}")
endif()
foreach(folder man/man6 man/ja/man6)
    foreach(page takujo-cli takujo)
        if(page STREQUAL "takujo" AND NOT WINDOW)
            continue()
        endif()
        file(READ ${prefix}/share/${folder}/${page}.6 text)
        string(REPLACE "\\-" "-" text "${text}")
        set(told ${words})
        if(page STREQUAL "takujo")
            set(told ${options})
        endif()
        foreach(word ${told})
            # a command begins an entry; an option only has to be there
            if(word MATCHES "^--" AND NOT text MATCHES "${word}" OR NOT word MATCHES "^--" AND NOT text MATCHES "\n\\\\fB${word}[\\ ]")
                message(FATAL_ERROR "${folder}/${page}.6 does not tell of ${word}")
            endif()
        endforeach()
    endforeach()
endforeach()

if(WINDOW)
    check(0 "takujo ${VERSION}" ${prefix}/bin/takujo --version)
    file(READ ${prefix}/share/metainfo/org.takujo.Takujo.metainfo.xml metainfo)
    if(NOT metainfo MATCHES "<releases>[^<]*<release version=\"${VERSION}\"")
        message(FATAL_ERROR "The newest release in app/packaging/org.takujo.Takujo.metainfo.xml is not ${VERSION}")
    endif()
    foreach(language en ja)
        set(picture ${SCRATCH}/table-${language}.png)
        check(0 "" ${prefix}/bin/takujo --language ${language} --deck still-waters --deck long-winter --seed 3 --screenshot ${picture})
        file(SIZE ${picture} size)
        if(size LESS 20000)
            message(FATAL_ERROR "The picture of the window has only ${size} bytes")
        endif()
        file(SHA256 ${picture} picture_${language})
    endforeach()
    if(picture_en STREQUAL picture_ja)
        message(FATAL_ERROR "The window looks the same in English and in Japanese")
    endif()
endif()

# Without the data beside it, the program has none: neither of its build folder nor of its sources.
file(RENAME ${prefix}/share/takujo ${prefix}/share/away)
check(1 "Too few decks of fftcg were found" ${simulate})
check(1 "There is nothing to check" ${cli} lint)
if(WINDOW)
    check(1 "No game could be loaded|no two decks" ${prefix}/bin/takujo --screenshot ${SCRATCH}/none.png)
endif()
file(REMOVE_RECURSE ${SCRATCH})
