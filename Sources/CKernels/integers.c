#include "kernels.h"

#include <stdbool.h>
#include <string.h>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

/* The number of more digits does not always fit 64 bits. */
#define MOST_DIGITS 18

static inline uint64_t
load (const uint8_t *at)
{
  uint64_t bytes;

  memcpy (&bytes, at, sizeof bytes);
  return bytes;
}

/* The number of up to eight digits that end before END, eight at a time: pairs, fours, eights
   (Johnny Lee's and Wojciech Muła's "SWAR" conversion, little endian). */
static inline uint64_t
number_of_eight (const uint8_t *end, unsigned count)
{
  uint64_t digits = load (end - 8) ^ UINT64_C (0x3030303030303030);

  digits &= ~UINT64_C (0) << (64 - 8 * count);
  digits = (digits * 10) + (digits >> 8);
  return (((digits & UINT64_C (0x000000FF000000FF)) * UINT64_C (0x000F424000000064))
          + (((digits >> 16) & UINT64_C (0x000000FF000000FF)) * UINT64_C (0x0000271000000001)))
         >> 32;
}

/* The number of COUNT digits, 1 to 18, that end before END. */
static inline int64_t
number_of (const uint8_t *end, unsigned count)
{
  if (count <= 8)
    return (int64_t) number_of_eight (end, count);
  uint64_t low = number_of_eight (end, 8);
  if (count <= 16)
    return (int64_t) (low + number_of_eight (end - 8, count - 8) * 100000000u);
  return (int64_t) (low + number_of_eight (end - 8, 8) * 100000000u
                    + number_of_eight (end - 16, count - 16) * UINT64_C (10000000000000000));
}

/* Whether what starts at FIRST and has COUNT characters, all digits, is a number in JSON. */
static inline bool
is_number (const uint8_t *first, size_t count)
{
  return count - 1 < MOST_DIGITS && (*first != '0' || count == 1);
}

/* How many of the eight characters from AT on are digits before the first that is not. */
static inline unsigned
leading_digits (const uint8_t *at)
{
  uint64_t bytes = load (at);
  /* The highest bit of each byte that is no digit: below '0' or above '9'. */
  uint64_t high = UINT64_C (0x8080808080808080);
  uint64_t below = (bytes & ~high) + UINT64_C (0x5050505050505050);
  uint64_t above = (bytes & ~high) + UINT64_C (0x4646464646464646);
  uint64_t others = (~below | above | bytes) & high;

  return others ? (unsigned) __builtin_ctzll (others) / 8 : 8;
}

/* Reads one number with its minus and what follows it; false where it is not of the quick kind. */
static inline bool
read_one (const uint8_t **at, int64_t *number)
{
  const uint8_t *first = *at + (**at == '-');
  const uint8_t *end = first;
  unsigned run;

  do
    end += run = leading_digits (end);
  while (run == 8 && end - first < 24);
  size_t count = (size_t) (end - first);
  if (!is_number (first, count) || *end != ',')
    return false;
  int64_t size = number_of (end, (unsigned) count);
  bool is_negative = first != *at;
  /* -0 is not the integer 0. */
  if (is_negative && size == 0)
    return false;
  *number = is_negative ? -size : size;
  *at = end + 1 + (end[1] == ' ');
  return true;
}

size_t
chart_read_integers_portable (const uint8_t **at, const uint8_t *end, int64_t *numbers,
                              size_t capacity)
{
  size_t count = 0;

  while (count < capacity && end - *at >= CHART_KERNEL_MARGIN && read_one (at, &numbers[count]))
    count++;
  return count;
}

#if defined(__x86_64__)

/* A bit for each of the 64 bytes at AT that is CHARACTER. */
__attribute__ ((target ("avx2"))) static inline uint64_t
equal_to (__m256i low, __m256i high, char character)
{
  const __m256i wanted = _mm256_set1_epi8 (character);

  return (uint32_t) _mm256_movemask_epi8 (_mm256_cmpeq_epi8 (low, wanted))
         | (uint64_t) (uint32_t) _mm256_movemask_epi8 (_mm256_cmpeq_epi8 (high, wanted)) << 32;
}

/* A bit for each of 32 bytes that is a digit: minus '0' it is at most 9, unsigned. */
__attribute__ ((target ("avx2"))) static inline uint32_t
digits_of (__m256i bytes)
{
  __m256i digit = _mm256_sub_epi8 (bytes, _mm256_set1_epi8 ('0'));

  return (uint32_t) _mm256_movemask_epi8 (
    _mm256_cmpeq_epi8 (_mm256_min_epu8 (digit, _mm256_set1_epi8 (9)), digit));
}

/* A bit for each of the 64 bytes at AT that is a comma. OTHERS: that is neither a comma nor a digit
   nor a space behind a comma; CARRY: whether the byte before AT is a comma, then the last one. */
__attribute__ ((target ("avx2"))) static inline uint64_t
commas (const uint8_t *at, uint64_t *others, uint64_t *carry)
{
  __m256i low = _mm256_loadu_si256 ((const __m256i *) at);
  __m256i high = _mm256_loadu_si256 ((const __m256i *) (at + 32));
  uint64_t found = equal_to (low, high, ',');
  uint64_t spaces = equal_to (low, high, ' ') & (found << 1 | *carry);
  uint64_t digits = digits_of (low) | (uint64_t) digits_of (high) << 32;

  *others = ~(digits | found | spaces);
  *carry = found >> 63;
  return found;
}

/* How many bytes are looked through for commas before the numbers between them are read. */
#define STRETCH 1024
/* Positions are written a dozen at a time, whether there are as many or not. */
#define SPARE 12

/* Writes where the commas of a stretch are, up to the first character that is no part of plain
   numbers; sets IS_CUT where there is one. Returns how many commas there are. */
__attribute__ ((target ("avx2,bmi"))) static size_t
find_commas (const uint8_t *stretch, uint16_t *positions, bool *is_cut)
{
  size_t count = 0;
  uint64_t carry = 0;

  for (unsigned block = 0; block < STRETCH && !*is_cut; block += 64)
    {
      uint64_t others, found = commas (stretch + block, &others, &carry);

      if (others)
        {
          found &= (others & -others) - 1;
          *is_cut = true;
        }
      size_t next = count + (size_t) __builtin_popcountll (found);
      /* A dozen at a time, so that no branch depends on how many there are in a block. */
      for (uint16_t *to = positions + count; found; to += SPARE)
        for (unsigned i = 0; i < SPARE; i++)
          {
            to[i] = (uint16_t) (block + (unsigned) __builtin_ctzll (found));
            found &= found - 1;
          }
      count = next;
    }
  return count;
}

/* Reads the numbers before the commas at POSITIONS; returns how many were of the quick kind. */
static size_t
read_between (const uint8_t *stretch, const uint16_t *positions, size_t count, int64_t *numbers)
{
  const uint8_t *first = stretch;
  size_t i = 0;

  for (; i < count; i++)
    {
      const uint8_t *comma = stretch + positions[i];
      size_t length = (size_t) (comma - first);

      if (!is_number (first, length))
        break;
      numbers[i] = length <= 8 ? (int64_t) number_of_eight (comma, (unsigned) length)
                               : number_of (comma, (unsigned) length);
      first = comma + 1 + (comma[1] == ' ');
    }
  return i;
}

/* Takes a stretch at once: where the commas are is known before any number is read, so that the
   numbers do not wait for each other. */
__attribute__ ((target ("avx2,bmi"))) static size_t
read_stretches (const uint8_t **at, const uint8_t *end, int64_t *numbers, size_t capacity)
{
  uint16_t positions[STRETCH / 2 + 64 + SPARE];
  size_t count = 0;
  bool is_cut = false;

  while (!is_cut && end - *at >= STRETCH + CHART_KERNEL_MARGIN && capacity - count >= STRETCH / 2)
    {
      size_t found = find_commas (*at, positions, &is_cut);
      size_t read = read_between (*at, positions, found, numbers + count);

      count += read;
      if (read > 0)
        *at += positions[read - 1] + 1;
      if (read > 0 && **at == ' ')
        (*at)++;
      if (read < found || found == 0)
        break;
    }
  return count;
}

__attribute__ ((target ("avx2,bmi"))) size_t
chart_read_integers_avx2 (const uint8_t **at, const uint8_t *end, int64_t *numbers,
                          size_t capacity)
{
  size_t count = 0;

  if (!__builtin_cpu_supports ("avx2") || !__builtin_cpu_supports ("bmi"))
    return chart_read_integers_portable (at, end, numbers, capacity);
  while (count == 0 || capacity - count >= STRETCH / 2)
    {
      size_t start = count;

      count += read_stretches (at, end, numbers + count, capacity - count);
      /* A minus, a space, or the end of the room: a few the slow way, then on in stretches. */
      for (int tries = 0; tries < 8; tries++)
        {
          if (count == capacity || end - *at < CHART_KERNEL_MARGIN
              || !read_one (at, &numbers[count]))
            return count;
          count++;
        }
      if (count == start)
        break;
    }
  return count;
}

size_t
chart_read_integers (const uint8_t **at, const uint8_t *end, int64_t *numbers, size_t capacity)
{
  return chart_read_integers_avx2 (at, end, numbers, capacity);
}

#else

size_t
chart_read_integers_avx2 (const uint8_t **at, const uint8_t *end, int64_t *numbers,
                          size_t capacity)
{
  return chart_read_integers_portable (at, end, numbers, capacity);
}

size_t
chart_read_integers (const uint8_t **at, const uint8_t *end, int64_t *numbers, size_t capacity)
{
  return chart_read_integers_portable (at, end, numbers, capacity);
}

#endif
