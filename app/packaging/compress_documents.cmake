# Run by cpack between copying and packing: Debian wants manual pages compressed, and without the time of day, so that
# the same sources give the same package.
file(GLOB_RECURSE pages ${CPACK_TEMPORARY_DIRECTORY}/usr/share/man/*.6)
if(NOT pages)
    message(FATAL_ERROR "There are no manual pages in ${CPACK_TEMPORARY_DIRECTORY}")
endif()
execute_process(COMMAND gzip -9n ${pages} COMMAND_ERROR_IS_FATAL ANY)
