#include "kernels.h"

#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

/* From here on the first touch of huge pages is several times cheaper than that of small ones. */
#define HUGE_FROM (8u << 20)
#define HUGE_PAGE (2u << 20)

static void
ask_for_huge_pages (void *buffer, size_t bytes)
{
  uintptr_t start = ((uintptr_t) buffer + HUGE_PAGE - 1) & ~(uintptr_t) (HUGE_PAGE - 1);
  uintptr_t end = ((uintptr_t) buffer + bytes) & ~(uintptr_t) (HUGE_PAGE - 1);

  if (end > start)
    madvise ((void *) start, end - start, MADV_HUGEPAGE);
}

void *
chart_buffer_resize (void *buffer, size_t bytes)
{
  /* glibc moves the pages of large buffers instead of copying them (mremap). */
  void *resized = realloc (buffer, bytes > 0 ? bytes : 1);

  if (resized == NULL)
    {
      fputs ("Chartdeck needs more memory than there is.\n", stderr);
      abort ();
    }
  if (bytes >= HUGE_FROM)
    ask_for_huge_pages (resized, bytes);
  return resized;
}

void
chart_buffer_free (void *buffer)
{
  free (buffer);
}
