# The window's words are whole: nothing in the sources is missing from a translation, nothing in one is left over from
# sources that are gone. Lets lupdate look, on copies, and compares.
#   cmake -DLUPDATE=FILE -DSOURCE=FOLDER -DSCRATCH=FOLDER -P translations.cmake
file(REMOVE_RECURSE ${SCRATCH})
file(MAKE_DIRECTORY ${SCRATCH})
set(copies)
foreach(language en ja)
    file(COPY ${SOURCE}/translations/takujo_${language}.ts DESTINATION ${SCRATCH})
    list(APPEND copies ${SCRATCH}/takujo_${language}.ts)
endforeach()
execute_process(COMMAND ${LUPDATE} -I ${SOURCE} ${SOURCE}/ui ${SOURCE}/app/takujo -source-language en -no-obsolete
    -locations none -ts ${copies} OUTPUT_VARIABLE said ERROR_VARIABLE said RESULT_VARIABLE came)
if(NOT came EQUAL 0 OR NOT said MATCHES "Found [1-9][0-9]+ source text")
    message(FATAL_ERROR "lupdate could not look through the sources:\n${said}")
endif()
foreach(language en ja)
    file(READ ${SOURCE}/translations/takujo_${language}.ts kept)
    file(READ ${SCRATCH}/takujo_${language}.ts found)
    if(NOT kept STREQUAL found)
        message(FATAL_ERROR "translations/takujo_${language}.ts does not fit the sources; 'ninja takujo_lupdate' brings "
            "what is new and takes out what is gone.\n${said}")
    endif()
    if(found MATCHES "type=\"(unfinished|vanished|obsolete)\"")
        message(FATAL_ERROR "translations/takujo_${language}.ts has entries that are ${CMAKE_MATCH_1}.")
    endif()
endforeach()
