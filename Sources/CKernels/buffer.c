/* For mremap. */
#define _GNU_SOURCE

#include "kernels.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

/* Growth from here on is weighed against the memory that is free. */
#define WEIGHED ((size_t) 1 << 20)

#if defined(__linux__)

/* A buffer from here on has a mapping of its own: it grows by moving pages instead of copying them. Huge pages are not
   asked for: their first touch is quicker on a machine of its own, by a third of the time of reading, but where a
   virtual one gives free memory back its host has to find them anew, which takes three times as long. */
#define LARGE ((size_t) 8 << 20)

/* Pages have 64 KiB at most. */
static size_t
whole_pages (size_t bytes)
{
  return (bytes + 0xFFFF) & ~(size_t) 0xFFFF;
}

static void *
map (size_t bytes)
{
  void *place = mmap (NULL, whole_pages (bytes), PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

  return place == MAP_FAILED ? NULL : place;
}

/* A mapping with another size; a larger one may be elsewhere, with the same pages. */
static void *
remap (void *buffer, size_t old_bytes, size_t bytes)
{
  void *moved
    = mremap (buffer, whole_pages (old_bytes), whole_pages (bytes), MREMAP_MAYMOVE);

  return moved == MAP_FAILED ? NULL : moved;
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
