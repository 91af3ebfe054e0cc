/* Preloaded, it lets a program read large files slowly for as long as a gate file is there. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

enum {
  LARGE = 1000000,       /* bytes of a file that is slowed */
  MOST = 65536,          /* bytes of a slow read */
  PAUSE = 20000          /* microseconds before each */
};

static size_t
slowed (int file, size_t count)
{
  const char *gate = getenv ("SLOW_READ_GATE");
  struct stat status;

  if (gate == NULL || fstat (file, &status) != 0 || status.st_size < LARGE || access (gate, F_OK) != 0)
    return count;
  usleep (PAUSE);
  return count < MOST ? count : MOST;
}

ssize_t
pread64 (int file, void *buffer, size_t count, off64_t offset)
{
  ssize_t (*next) (int, void *, size_t, off64_t) = dlsym (RTLD_NEXT, "pread64");

  return next (file, buffer, slowed (file, count), offset);
}

ssize_t
pread (int file, void *buffer, size_t count, off_t offset)
{
  return pread64 (file, buffer, count, offset);
}
