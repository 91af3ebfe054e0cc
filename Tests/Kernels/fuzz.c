/* Gives the loops that read numbers arbitrary bytes in buffers of exact size, and compares what each
   of them reads with what its portable twin reads: fuzz COUNT [SEED]. Built with sanitizers, any byte
   that is read or written outside ends it; a number that differs does too. */
#include "kernels.h"

#include "painting.h"
#include "rows.h"

#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* One try in so many paints too. */
#define PAINTINGS 16
/* And one in so many reads a table. */
#define TABLES 8
/* Longer than two stretches, so that what one leaves over is met by the next. */
#define MOST_BYTES 9000
/* One buffer in so many is that long; the others are short, where the ends are. */
#define LONG_ONES 64
#define SHORT_BYTES 400

static uint64_t state;

/* Marsaglia's xorshift64*. */
static uint64_t
next_random (void)
{
  state ^= state >> 12;
  state ^= state << 25;
  state ^= state >> 27;
  return state * UINT64_C (0x2545F4914F6CDD1D);
}

static size_t
below (size_t end)
{
  return (size_t) (next_random () % end);
}

/* What the bytes of a buffer are taken from: few different ones, so that they repeat. */
static const char *const alphabets[] = {
  ",", ",1", ",,,1", ", 1", " ,1", "0,1", "00,", "-,1", "1", "1234567890,", "123456789012345678,",
  "0123456789,", "0123456789,,, ", "0123456789,. ", "0.,", "1.5,", "-0,", "\",", "\"1,", "[],1",
  "[1,2],", "{}:,", " \t\n,1", "e,1", "null,1", "\xff,1", "0123456789-+.eE, []{}\":nul",
};

/* Numbers with a separator each, whose digits are mostly few and sometimes too many. */
static size_t
write_numbers (uint8_t *bytes, size_t length)
{
  static const char *const separators[] = { ",", ", ", ",", ",", ",,", " ,", ",  " };
  size_t at = 0, most = 1 + below (22), kinds = below (2) ? 4 : 7;

  while (at < length)
    {
      if (below (16) == 0)
        bytes[at++] = '-';
      for (size_t digits = 1 + below (most); digits > 0 && at < length; digits--)
        bytes[at++] = (uint8_t) ('0' + below (10));
      if (below (12) == 0 && at < length)
        bytes[at++] = '.';
      for (const char *sign = separators[below (kinds)]; *sign && at < length; sign++)
        bytes[at++] = (uint8_t) *sign;
    }
  return at;
}

static void
fill (uint8_t *bytes, size_t length)
{
  size_t at = below (2) ? write_numbers (bytes, length) : 0;
  const char *letters = alphabets[below (sizeof alphabets / sizeof *alphabets)];
  size_t count = strlen (letters);

  for (; at < length; at++)
    bytes[at] = below (200) ? (uint8_t) letters[below (count)] : (uint8_t) next_random ();
  /* A few bytes of another kind, wherever they fall. */
  for (size_t spots = below (4); spots > 0 && length > 0; spots--)
    bytes[below (length)] = (uint8_t) ",,,0 \"-."[below (8)];
}

static _Noreturn void
differ (const char *what, const uint8_t *bytes, size_t length, uint64_t seed)
{
  fprintf (stderr, "%s differ for seed %" PRIu64 ", %zu bytes:\n", what, seed, length);
  fwrite (bytes, 1, length, stderr);
  exit (1);
}

/* Runs KERNEL again and again until it reads nothing more, as readers do, each time with at most
   ROOM numbers of exact memory; returns how many it read into ALL, and where it came to. */
#define DEFINE_READ(NAME, NUMBER)                                                                  \
  typedef size_t (*NAME##_kernel) (const uint8_t **, const uint8_t *, NUMBER *, size_t);           \
  static size_t NAME (NAME##_kernel kernel, const uint8_t *bytes, size_t length, size_t room,      \
                      NUMBER *all, size_t *rest)                                                   \
  {                                                                                                \
    const uint8_t *at = bytes, *end = bytes + length;                                              \
    size_t count = 0, read;                                                                        \
    NUMBER *numbers = malloc (room * sizeof *numbers);                                             \
                                                                                                   \
    while ((read = kernel (&at, end, numbers, room)) > 0)                                          \
      {                                                                                            \
        if (read > room || at > end || count + read > MOST_BYTES)                                  \
          abort ();                                                                                \
        memcpy (all + count, numbers, read * sizeof *numbers);                                     \
        count += read;                                                                             \
      }                                                                                            \
    free (numbers);                                                                                \
    *rest = (size_t) (end - at);                                                                   \
    return count;                                                                                  \
  }

DEFINE_READ (read_wide, int64_t)
DEFINE_READ (read_small, int32_t)
DEFINE_READ (read_decimals, double)

#define COMPARE(NAME, NUMBER, ONE, OTHER)                                                          \
  do                                                                                               \
    {                                                                                              \
      static NUMBER a[MOST_BYTES], b[MOST_BYTES];                                                  \
      size_t rest_a, rest_b, room = below (4) ? 1 + below (4096) : 4096;                           \
      size_t count_a = NAME (ONE, bytes, length, room, a, &rest_a);                                \
      size_t count_b = NAME (OTHER, bytes, length, room, b, &rest_b);                              \
      if (count_a != count_b || rest_a != rest_b                                                   \
          || memcmp (a, b, count_a * sizeof *a) != 0)                                              \
        differ (#NAME, bytes, length, seed);                                                       \
    }                                                                                              \
  while (0)

/* Where both read whole numbers, the loop for decimals must read the same. */
static void
compare_kinds (const uint8_t *bytes, size_t length, uint64_t seed)
{
  static int64_t whole[MOST_BYTES];
  static double decimals[MOST_BYTES];
  size_t rest_whole, rest;
  size_t count = read_wide (chart_read_integers_portable, bytes, length, 4096, whole, &rest_whole);
  size_t all = read_decimals (chart_read_decimals, bytes, length, 4096, decimals, &rest);

  for (size_t i = 0; i < count && i < all; i++)
    if (decimals[i] != (double) whole[i])
      differ ("whole numbers and decimals", bytes, length, seed);
}

static void
try_one (uint64_t seed)
{
  state = seed * UINT64_C (0x9E3779B97F4A7C15) + 1;
  size_t length = below (below (LONG_ONES) ? SHORT_BYTES : MOST_BYTES);
  /* As much as a kernel may look back at, and nothing behind the end. */
  uint8_t *memory = malloc (CHART_KERNEL_MARGIN + length);
  uint8_t *bytes = memory + CHART_KERNEL_MARGIN;

  fill (memory, CHART_KERNEL_MARGIN);
  fill (bytes, length);
  COMPARE (read_wide, int64_t, chart_read_integers_portable, chart_read_integers_avx2);
  COMPARE (read_small, int32_t, chart_read_small_integers_portable, chart_read_small_integers_avx2);
  compare_kinds (bytes, length, seed);
  const char *painting = seed % PAINTINGS ? NULL : paint_alike (next_random);
  if (painting)
    differ (painting, bytes, 0, seed);
  const char *rows = seed % TABLES ? NULL : read_rows_alike (next_random);
  if (rows)
    differ (rows, bytes, 0, seed);
  free (memory);
}

/* The harness itself: it must see a loop that reads another number than its twin. */
static size_t
read_wrongly (const uint8_t **at, const uint8_t *end, int64_t *numbers, size_t capacity)
{
  size_t count = chart_read_integers_portable (at, end, numbers, capacity);

  if (count > 0)
    numbers[count - 1] ^= 1;
  return count;
}

static bool
sees_faults (void)
{
  uint8_t memory[CHART_KERNEL_MARGIN + 3 + CHART_KERNEL_MARGIN] = { 0 }, *bytes = memory + CHART_KERNEL_MARGIN;
  int64_t right[MOST_BYTES], wrong[MOST_BYTES];
  size_t rest;

  memcpy (bytes, "12,", 3);
  return read_wide (chart_read_integers_portable, bytes, sizeof memory - CHART_KERNEL_MARGIN, 8,
                    right, &rest) == 1
         && read_wide (read_wrongly, bytes, sizeof memory - CHART_KERNEL_MARGIN, 8, wrong, &rest)
              == 1
         && right[0] == 12 && wrong[0] != 12;
}

int
main (int argc, char **argv)
{
  uint64_t count = argc > 1 ? strtoull (argv[1], NULL, 10) : 0;
  uint64_t first = argc > 2 ? strtoull (argv[2], NULL, 10) : 1;

  if (count == 0)
    {
      fputs ("usage: fuzz COUNT [FIRST_SEED]\n", stderr);
      return 2;
    }
  if (!sees_faults () || !sees_wrong_rows ())
    {
      fputs ("The comparison does not see a planted fault.\n", stderr);
      return 1;
    }
  for (uint64_t seed = first; seed - first < count; seed++)
    try_one (seed);
  printf ("%" PRIu64 " buffers from seed %" PRIu64 " on: all loops read alike.\n", count, first);
  return 0;
}
