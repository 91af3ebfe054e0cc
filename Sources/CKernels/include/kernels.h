/* The innermost loops of reading, memory that grows without being copied, and threads; the loop of
   reading tables is in tables.h, those of painting in pixels.h. */
#pragma once

#include <pthread.h>
#include <stddef.h>
#include <stdint.h>

/* Makes a buffer of OLD_BYTES larger or smaller, its content kept; NULL makes a new one. Returns NULL,
   and leaves the buffer as it was, where that would leave less than SPARE_BYTES of memory free: a
   program that goes on until there is none is ended by the system. Only growth by a megabyte or more
   asks the system. */
void *chart_buffer_resize (void *buffer, size_t old_bytes, size_t bytes, size_t spare_bytes);
void chart_buffer_free (void *buffer, size_t bytes);

/* How many bytes this program may still get: what the machine has for all, or less where a limit
   (RLIMIT_AS, RLIMIT_DATA, a control group's) was set. SIZE_MAX where the system does not tell. Some 20
   microseconds. */
size_t chart_free_memory (void);

/* How many processors this program may use. */
unsigned chart_processor_count (void);

/* Starts a thread on another processor than the one that starts it, for a caller that goes on working:
   the kernel often puts it behind its caller, or that behind it, for one to four milliseconds, while
   another processor rests. Where all others are busy it waits there; then it may go wherever its
   caller may go now. Returns what pthread_create does. */
int chart_thread_start_elsewhere (pthread_t *thread, void *(*body) (void *), void *argument);

/* Reads whole numbers of at most 18 digits, small ones of at most 9, each followed by a comma and at
   most one space, from *AT on, and writes up to CAPACITY of them. *AT is then at the first number
   that was not read: because there is hardly any room left, because it is not such a number, or because
   fewer than CHART_KERNEL_MARGIN bytes are left before END. CHART_KERNEL_MARGIN bytes before *AT
   must be readable. Returns how many were written.

   The portable ones and those for AVX2 read the same; those without a name are the fastest that
   this processor has. */
#define CHART_KERNEL_MARGIN 64
size_t chart_read_integers (const uint8_t **at, const uint8_t *end, int64_t *numbers,
                            size_t capacity);
size_t chart_read_integers_portable (const uint8_t **at, const uint8_t *end, int64_t *numbers,
                                     size_t capacity);
size_t chart_read_integers_avx2 (const uint8_t **at, const uint8_t *end, int64_t *numbers,
                                 size_t capacity);
size_t chart_read_small_integers (const uint8_t **at, const uint8_t *end, int32_t *numbers,
                                  size_t capacity);
size_t chart_read_small_integers_portable (const uint8_t **at, const uint8_t *end,
                                           int32_t *numbers, size_t capacity);
size_t chart_read_small_integers_avx2 (const uint8_t **at, const uint8_t *end, int32_t *numbers,
                                       size_t capacity);

/* The same for decimals of at most 19 digits, written as the nearest doubles, and for whole numbers among
   them that doubles hold exactly. */
size_t chart_read_decimals (const uint8_t **at, const uint8_t *end, double *numbers,
                            size_t capacity);
