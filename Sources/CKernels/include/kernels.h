/* The innermost loops of reading, and memory that grows without being copied; those of painting are
   in pixels.h. */
#pragma once

#include <stddef.h>
#include <stdint.h>

/* Makes a buffer larger or smaller, its content kept; NULL makes a new one. Never fails: a program
   that gets no memory ends with a sentence. Large buffers ask for huge pages. */
void *chart_buffer_resize (void *buffer, size_t bytes);
void chart_buffer_free (void *buffer);

/* Reads whole numbers of at most 18 digits, each followed by a comma and at most one space, from
   *AT on, and writes up to CAPACITY of them. *AT is then at the first number that was not read:
   because there is no more room, because it is not such a number, or because fewer than
   CHART_KERNEL_MARGIN bytes are left before END. CHART_KERNEL_MARGIN bytes before *AT must be
   readable. Returns how many were written.

   The portable one and the one for AVX2 read the same; chart_read_integers is the fastest that this
   processor has. */
#define CHART_KERNEL_MARGIN 64
size_t chart_read_integers (const uint8_t **at, const uint8_t *end, int64_t *numbers,
                            size_t capacity);
size_t chart_read_integers_portable (const uint8_t **at, const uint8_t *end, int64_t *numbers,
                                     size_t capacity);
/* Where there is no AVX2, the portable one. */
size_t chart_read_integers_avx2 (const uint8_t **at, const uint8_t *end, int64_t *numbers,
                                 size_t capacity);
