/* For mremap. */
#define _GNU_SOURCE

#include "kernels.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

/* Growth from here on is weighed against the memory that is free. */
#define WEIGHED ((size_t) 1 << 20)

#if defined(__linux__)

/* A buffer from here on has a mapping of its own that starts at a huge page: its first touch costs
   a fifth of that of small pages, and it grows by moving pages instead of copying them. */
#define LARGE ((size_t) 8 << 20)
#define HUGE_PAGE ((size_t) 2 << 20)

/* So many bytes of address space at a huge page's start, which nothing uses; NULL where there is
   none, as in the functions that follow. */
static void *
reserve (size_t bytes)
{
  uint8_t *all = mmap (NULL, bytes + HUGE_PAGE, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

  if (all == MAP_FAILED)
    return NULL;
  size_t before = -(uintptr_t) all & (HUGE_PAGE - 1);
  if (before > 0)
    munmap (all, before);
  if (before < HUGE_PAGE)
    munmap (all + before + bytes, HUGE_PAGE - before);
  return all + before;
}

/* Pages have 64 KiB at most. */
static size_t
whole_pages (size_t bytes)
{
  return (bytes + 0xFFFF) & ~(size_t) 0xFFFF;
}

static void *
map (size_t bytes)
{
  void *place = reserve (whole_pages (bytes));

  if (place == NULL)
    return NULL;
  if (mprotect (place, whole_pages (bytes), PROT_READ | PROT_WRITE) != 0)
    {
      munmap (place, whole_pages (bytes));
      return NULL;
    }
  madvise (place, whole_pages (bytes), MADV_HUGEPAGE);
  return place;
}

/* A mapping with another size; a larger one is elsewhere, with the same pages. */
static void *
remap (void *buffer, size_t old_bytes, size_t bytes)
{
  size_t old_size = whole_pages (old_bytes), size = whole_pages (bytes);
  int flags = size > old_size ? MREMAP_MAYMOVE | MREMAP_FIXED : 0;
  void *place = size > old_size ? reserve (size) : NULL;

  if (size > old_size && place == NULL)
    return NULL;
  void *moved = mremap (buffer, old_size, size, flags, place);
  if (moved != MAP_FAILED)
    return moved;
  if (place != NULL)
    munmap (place, size);
  return NULL;
}

static void
unmap (void *buffer, size_t bytes)
{
  munmap (buffer, whole_pages (bytes));
}

#else

/* Where pages cannot be moved, no buffer is large. */
#define LARGE SIZE_MAX

static void *
map (size_t bytes)
{
  return malloc (bytes);
}

static void *
remap (void *buffer, size_t old_bytes, size_t bytes)
{
  (void) old_bytes;
  return realloc (buffer, bytes);
}

static void
unmap (void *buffer, size_t bytes)
{
  (void) bytes;
  free (buffer);
}

#endif

/* The same bytes in the other kind of memory. */
static void *
copied (void *buffer, size_t old_bytes, size_t bytes)
{
  void *copy = bytes >= LARGE ? map (bytes) : malloc (bytes);

  if (copy == NULL)
    return NULL;
  memcpy (copy, buffer, old_bytes < bytes ? old_bytes : bytes);
  chart_buffer_free (buffer, old_bytes);
  return copy;
}

static void *
resized (void *buffer, size_t old_bytes, size_t bytes)
{
  if (buffer == NULL && bytes >= LARGE)
    return map (bytes);
  if (buffer != NULL && (old_bytes >= LARGE) != (bytes >= LARGE))
    return copied (buffer, old_bytes, bytes > 0 ? bytes : 1);
  if (bytes >= LARGE)
    return remap (buffer, old_bytes, bytes);
  return realloc (buffer, bytes > 0 ? bytes : 1);
}

void *
chart_buffer_resize (void *buffer, size_t old_bytes, size_t bytes, size_t spare_bytes)
{
  size_t growth = bytes > old_bytes ? bytes - old_bytes : 0;

  if (growth >= WEIGHED)
    {
      size_t available = chart_free_memory ();

      if (available < spare_bytes || available - spare_bytes < growth)
        return NULL;
    }
  return resized (buffer, old_bytes, bytes);
}

void
chart_buffer_free (void *buffer, size_t bytes)
{
  if (bytes >= LARGE)
    unmap (buffer, bytes);
  else
    free (buffer);
}
