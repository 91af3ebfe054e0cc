#include "kernels.h"

#include <fcntl.h>
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#if defined(__linux__)

/* Address space that is no memory yet: stacks and heaps of threads that libraries start, and pages that
   move. Where a program may have little of it, so much stays free. */
#define SPARE_ADDRESSES ((size_t) 256 << 20)

/* The head of a file of the system's, as a text: what it was asked for is among its first lines. */
static bool
read_head (const char *path, char text[4096])
{
  int file = open (path, O_RDONLY | O_CLOEXEC);
  ssize_t count = file < 0 ? -1 : read (file, text, 4095);

  if (file >= 0)
    close (file);
  text[count < 0 ? 0 : count] = 0;
  return count > 0;
}

/* The number behind NAME in a file; SIZE_MAX where there is none, or a word such as "max". */
static size_t
number_in (const char *path, const char *name)
{
  char text[4096], *end;
  const char *at = read_head (path, text) ? strstr (text, name) : NULL;

  if (at == NULL)
    return SIZE_MAX;
  unsigned long long number = strtoull (at + strlen (name), &end, 10);
  return end == at + strlen (name) ? SIZE_MAX : (size_t) number;
}

static size_t
kibibytes_in (const char *path, const char *name)
{
  size_t number = number_in (path, name);

  return number < SIZE_MAX >> 10 ? number << 10 : SIZE_MAX;
}

static size_t
rest_of (size_t limit, size_t used)
{
  return limit == SIZE_MAX || used == SIZE_MAX ? SIZE_MAX : limit > used ? limit - used : 0;
}

static size_t
lower (size_t one, size_t other)
{
  return one < other ? one : other;
}

/* What a limit of this process leaves; NAME is what it counts in the process' status. */
static size_t
left_by_limit (int resource, const char *name)
{
  struct rlimit limit;

  if (getrlimit (resource, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY)
    return SIZE_MAX;
  return rest_of (limit.rlim_cur, kibibytes_in ("/proc/self/status", name));
}

/* What the limits of the control groups leave that this process is in (cgroup v2), from its own up. */
static size_t
left_by_groups (void)
{
  char text[4096], path[PATH_MAX];
  size_t left = SIZE_MAX;

  if (!read_head ("/proc/self/cgroup", text) || strncmp (text, "0::/", 4) != 0)
    return left;
  text[strcspn (text, "\n")] = 0;
  for (char *group = text + 3, *slash; *group; *slash = 0)
    {
      snprintf (path, sizeof path, "/sys/fs/cgroup%s/memory.max", group);
      size_t limit = number_in (path, "");
      snprintf (path, sizeof path, "/sys/fs/cgroup%s/memory.current", group);
      if (limit != SIZE_MAX)
        left = lower (left, rest_of (limit, number_in (path, "")));
      slash = strrchr (group, '/');
    }
  return left;
}

size_t
chart_free_memory (void)
{
  size_t left = kibibytes_in ("/proc/meminfo", "MemAvailable:");

  left = lower (left, rest_of (left_by_limit (RLIMIT_AS, "VmSize:"), SPARE_ADDRESSES));
  left = lower (left, left_by_limit (RLIMIT_DATA, "VmData:"));
  return lower (left, left_by_groups ());
}

#else

size_t
chart_free_memory (void)
{
  return SIZE_MAX;
}

#endif
