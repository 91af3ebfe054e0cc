#include "kernels.h"

#include "digits.h"
#include "integers.h"

#if defined(__x86_64__)
#include "commas_avx2.h"
#include "lanes_avx2.h"

/* How many numbers are tried the slow way where a stretch has none. */
#define SLOW_TRIES 8

/* Where numbers go: as narrow ones, or else as wide ones. */
struct output
{
  int32_t *small;
  int64_t *wide;
};

/* Reads the numbers before the commas FROM to TO one by one; returns where it came to. */
AVX2 static inline size_t
read_singly (const uint8_t *stretch, const uint16_t *commas, size_t from, size_t to,
             struct output output)
{
  for (size_t i = from; i < to; i++)
    {
      const uint8_t *comma = stretch + commas[i];
      const uint8_t *first = i > 0 ? stretch + commas[i - 1] + 1 : stretch;
      size_t length = (size_t) (comma - first) - (*first == ' ');

      if (length - 1 >= (output.small ? MOST_SMALL_DIGITS : MOST_DIGITS))
        return i;
      uint64_t number = number_of (comma, (unsigned) length);
      if (output.small)
        output.small[i] = (int32_t) number;
      else
        output.wide[i] = (int64_t) number;
    }
  return to;
}

/* Reads eight numbers before COMMAS at once; false where one of them is too long or none. */
AVX2 static inline bool
read_eight (const uint8_t *stretch, const uint16_t *commas, unsigned space, struct output output)
{
  __m128i lengths = lengths_before (commas, space);

  if (!are_lengths (lengths, output.small ? 8 : 16))
    return false;
  if (output.small)
    {
      read_eight_small (stretch, commas, lengths, output.small);
      return true;
    }
  uint16_t each[8];
  _mm_storeu_si128 ((__m128i *) each, lengths);
  read_four_wide (stretch, commas, each, output.wide);
  read_four_wide (stretch, commas + 4, each + 4, output.wide + 4);
  return true;
}

/* Reads the numbers before the commas; returns how many were of the quick kind. */
AVX2 static inline size_t
read_between (const uint8_t *stretch, struct commas *commas, struct output output)
{
  const uint16_t *positions = commas->slots + 1;
  bool is_mixed = commas->has_spaces && commas->has_none;
  unsigned space = commas->has_spaces;
  size_t i = 0;

  commas->slots[0] = (uint16_t) (-1 - (int) space);
  while (i < commas->count)
    {
      struct output here = { output.small ? output.small + i : NULL,
                             output.small ? NULL : output.wide + i };
      size_t next = i + 8;

      if (is_mixed || next > commas->count || !read_eight (stretch, positions + i, space, here))
        {
          size_t end = next < commas->count ? next : commas->count;
          next = read_singly (stretch, positions, i, end, output);
          if (next < end)
            return next;
        }
      i = next;
    }
  return i;
}

/* How many bytes can be looked through when so many are there, in whole blocks; none where there is
   no room for as many numbers as these can hold, of two bytes each. */
static inline size_t
stretch_length (ptrdiff_t bytes, size_t room)
{
  size_t length = bytes > CHART_KERNEL_MARGIN ? (size_t) bytes - CHART_KERNEL_MARGIN : 0;

  length = (length < STRETCH ? length : STRETCH) & ~(size_t) 63;
  return length / 2 <= room ? length : 0;
}

/* Takes stretches at once: where the commas are is known before any number is read, so that the
   numbers do not wait for each other. */
AVX2 static inline size_t
read_stretches (const uint8_t **at, const uint8_t *end, struct output output, size_t capacity)
{
  struct commas commas;
  size_t count = 0, length;

  while ((length = stretch_length (end - *at, capacity - count)) > 0)
    {
      struct output here = { output.small ? output.small + count : NULL,
                             output.small ? NULL : output.wide + count };
      find_commas (*at, length, &commas);
      commas.count = commas.count < capacity - count ? commas.count : capacity - count;
      size_t read = read_between (*at, &commas, here);

      count += read;
      if (read > 0)
        *at += commas.slots[read] + 1;
      if (read > 0 && **at == ' ')
        (*at)++;
      if (read < commas.count || read == 0 || commas.is_cut)
        break;
    }
  return count;
}

/* Reads in stretches, and where these stop a few numbers the slow way: for a minus, or the end. Where
   there is no room for another stretch it is called again rather. */
AVX2 static inline size_t
read_integers (const uint8_t **at, const uint8_t *end, struct output output, size_t capacity)
{
  unsigned most = output.small ? MOST_SMALL_DIGITS : MOST_DIGITS;
  size_t count = 0, start;

  do
    {
      start = count;
      struct output here = { output.small ? output.small + count : NULL,
                             output.small ? NULL : output.wide + count };
      count += read_stretches (at, end, here, capacity - count);
      if (count > start && capacity - count < STRETCH / 2)
        return count;
      for (int tries = 0; tries < SLOW_TRIES; tries++, count++)
        {
          int64_t number;

          if (count == capacity || end - *at < CHART_KERNEL_MARGIN
              || !chart_read_one_integer (at, most, &number))
            return count;
          if (output.small)
            output.small[count] = (int32_t) number;
          else
            output.wide[count] = number;
        }
    }
  while (count > start);
  return count;
}

AVX2 static size_t
read_wide (const uint8_t **at, const uint8_t *end, int64_t *numbers, size_t capacity)
{
  return read_integers (at, end, (struct output) { NULL, numbers }, capacity);
}

AVX2 static size_t
read_small (const uint8_t **at, const uint8_t *end, int32_t *numbers, size_t capacity)
{
  return read_integers (at, end, (struct output) { numbers, NULL }, capacity);
}

static inline bool
has_avx2 (void)
{
  return __builtin_cpu_supports ("avx2") && __builtin_cpu_supports ("bmi");
}

size_t
chart_read_integers_avx2 (const uint8_t **at, const uint8_t *end, int64_t *numbers,
                          size_t capacity)
{
  return has_avx2 () ? read_wide (at, end, numbers, capacity)
                     : chart_read_integers_portable (at, end, numbers, capacity);
}

size_t
chart_read_small_integers_avx2 (const uint8_t **at, const uint8_t *end, int32_t *numbers,
                                size_t capacity)
{
  return has_avx2 () ? read_small (at, end, numbers, capacity)
                     : chart_read_small_integers_portable (at, end, numbers, capacity);
}

#else

size_t
chart_read_integers_avx2 (const uint8_t **at, const uint8_t *end, int64_t *numbers,
                          size_t capacity)
{
  return chart_read_integers_portable (at, end, numbers, capacity);
}

size_t
chart_read_small_integers_avx2 (const uint8_t **at, const uint8_t *end, int32_t *numbers,
                                size_t capacity)
{
  return chart_read_small_integers_portable (at, end, numbers, capacity);
}

#endif
