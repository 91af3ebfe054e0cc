/* What Swift has no word for. */
#pragma once

#include <fcntl.h>
#include <sys/stat.h>

/* Opens a new file for writing that has no name yet, in a folder's file system; what has no name is gone
   when the program ends, however it does. Returns -1 where the file system has no such files. */
int chart_open_nameless (const char *folder, mode_t mode);
