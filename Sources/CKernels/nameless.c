/* For O_TMPFILE. */
#define _GNU_SOURCE

#include "files.h"

#include <errno.h>

int
chart_open_nameless (const char *folder, mode_t mode)
{
#if defined(O_TMPFILE)
  return open (folder, O_TMPFILE | O_WRONLY | O_CLOEXEC, mode);
#else
  (void) folder;
  (void) mode;
  errno = EOPNOTSUPP;
  return -1;
#endif
}
