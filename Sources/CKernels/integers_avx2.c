#include "kernels.h"

#include "digits.h"
#include "integers.h"

#if defined(__x86_64__)
#include <immintrin.h>

#define AVX2 __attribute__ ((target ("avx2,bmi")))

/* How many bytes are looked through for commas before the numbers between them are read. */
#define STRETCH 4096
/* Positions are written a dozen at a time, whether there are as many or not, so that no branch
   depends on how many there are in a block. */
#define DOZEN 12
/* How many numbers are tried the slow way where a stretch has none. */
#define SLOW_TRIES 8

/* Where the commas of a stretch are, and what is between them. */
struct commas
{
  /* Before the first one's is where a comma would be before the first number. */
  uint16_t slots[1 + STRETCH / 2 + 64 + DOZEN];
  size_t count;
  /* Whether something else than plain numbers ends the stretch early. */
  bool is_cut;
  /* Whether there are commas with a space behind them, and such without. */
  bool has_spaces, has_none;
};

/* What the next 64 bytes must know of those before. */
struct carry
{
  uint64_t comma, space, zero;
};

/* A bit for each of 64 bytes that is CHARACTER. */
AVX2 static inline uint64_t
equal_to (__m256i low, __m256i high, char character)
{
  const __m256i wanted = _mm256_set1_epi8 (character);

  return (uint32_t) _mm256_movemask_epi8 (_mm256_cmpeq_epi8 (low, wanted))
         | (uint64_t) (uint32_t) _mm256_movemask_epi8 (_mm256_cmpeq_epi8 (high, wanted)) << 32;
}

/* A bit for each of 32 bytes that is a digit: minus '0' it is at most 9, unsigned. */
AVX2 static inline uint32_t
digits_of (__m256i bytes)
{
  __m256i digit = _mm256_sub_epi8 (bytes, _mm256_set1_epi8 ('0'));

  return (uint32_t) _mm256_movemask_epi8 (
    _mm256_cmpeq_epi8 (_mm256_min_epu8 (digit, _mm256_set1_epi8 (9)), digit));
}

/* A bit for each comma of 64 bytes up to the first character that is neither a comma nor a digit
   nor a space behind a comma, and up to the digit behind a leading zero. */
AVX2 static inline uint64_t
commas_of (const uint8_t *at, struct carry *carry, struct commas *commas)
{
  __m256i low = _mm256_loadu_si256 ((const __m256i *) at);
  __m256i high = _mm256_loadu_si256 ((const __m256i *) (at + 32));
  uint64_t found = equal_to (low, high, ',');
  uint64_t after = found << 1 | carry->comma;
  uint64_t spaces = equal_to (low, high, ' ') & after;
  uint64_t first = (after & ~spaces) | spaces << 1 | carry->space;
  uint64_t zeros = equal_to (low, high, '0') & first;
  uint64_t digits = digits_of (low) | (uint64_t) digits_of (high) << 32;
  uint64_t cut = ~(digits | found | spaces) | ((zeros << 1 | carry->zero) & digits);
  uint64_t below = cut ? (cut & -cut) - 1 : ~UINT64_C (0);

  *carry = (struct carry) { found >> 63, spaces >> 63, zeros >> 63 };
  commas->is_cut = cut != 0;
  commas->has_spaces |= (spaces & below) != 0;
  commas->has_none |= (after & ~spaces & below) != 0;
  return found & below;
}

AVX2 static inline void
find_commas (const uint8_t *stretch, size_t length, struct commas *commas)
{
  /* The first byte starts a number. */
  struct carry carry = { 0, 1, 0 };

  commas->count = 0;
  commas->is_cut = commas->has_spaces = commas->has_none = false;
  for (unsigned block = 0; block < length && !commas->is_cut; block += 64)
    {
      uint64_t found = commas_of (stretch + block, &carry, commas);
      size_t next = commas->count + (size_t) __builtin_popcountll (found);

      for (uint16_t *to = commas->slots + 1 + commas->count; found; to += DOZEN)
        for (unsigned i = 0; i < DOZEN; i++)
          {
            to[i] = (uint16_t) (block + (unsigned) __builtin_ctzll (found));
            found &= found - 1;
          }
      commas->count = next;
    }
}

/* Eights of digits, each one's highest first in memory, to numbers: pairs, fours, eights. */
AVX2 static inline __m256i
numbers_of_eights (__m256i a, __m256i b)
{
  const __m256i tens = _mm256_set1_epi16 (0x010A);
  const __m256i hundreds = _mm256_set1_epi32 (0x00010064);
  const __m256i ten_thousands = _mm256_set1_epi32 (0x00012710);
  __m256i fours_a = _mm256_madd_epi16 (_mm256_maddubs_epi16 (a, tens), hundreds);
  __m256i fours_b = _mm256_madd_epi16 (_mm256_maddubs_epi16 (b, tens), hundreds);

  return _mm256_madd_epi16 (_mm256_packus_epi32 (fours_a, fours_b), ten_thousands);
}

/* The eight characters before each of four commas, as digits; SHIFTS: 64 minus 8 for each digit. */
AVX2 static inline __m256i
last_eights (const uint8_t *stretch, const uint16_t *commas, __m128i shifts)
{
  __m256i characters = _mm256_set_epi64x (
    (long long) load (stretch + commas[5] - 8), (long long) load (stretch + commas[4] - 8),
    (long long) load (stretch + commas[1] - 8), (long long) load (stretch + commas[0] - 8));
  __m256i mask = _mm256_sllv_epi64 (_mm256_set1_epi64x (-1), _mm256_cvtepu16_epi64 (shifts));

  return _mm256_and_si256 (_mm256_xor_si256 (characters, _mm256_set1_epi8 ('0')), mask);
}

/* The lengths of the eight numbers before COMMAS; each is 1 + SPACE behind the comma before it. */
AVX2 static inline __m128i
lengths_before (const uint16_t *commas, unsigned space)
{
  __m128i ends = _mm_loadu_si128 ((const __m128i *) commas);
  __m128i starts = _mm_loadu_si128 ((const __m128i *) (commas - 1));

  return _mm_sub_epi16 (_mm_sub_epi16 (ends, starts), _mm_set1_epi16 ((short) (1 + space)));
}

/* Whether all of eight lengths are 1 to MOST. */
AVX2 static inline bool
are_lengths (__m128i lengths, short most)
{
  __m128i above = _mm_subs_epu16 (_mm_sub_epi16 (lengths, _mm_set1_epi16 (1)),
                                  _mm_set1_epi16 ((short) (most - 1)));

  return _mm_testz_si128 (above, above);
}

/* Eight numbers of at most eight digits. */
AVX2 static inline void
read_eight_small (const uint8_t *stretch, const uint16_t *commas, __m128i lengths,
                  int32_t *numbers)
{
  __m128i shifts = _mm_sub_epi16 (_mm_set1_epi16 (64), _mm_slli_epi16 (lengths, 3));
  /* Each half of a register is packed for itself: 0, 1, 4, 5 and 2, 3, 6, 7 come out in order. */
  __m128i parted = _mm_shuffle_epi32 (shifts, _MM_SHUFFLE (3, 1, 2, 0));
  __m256i a = last_eights (stretch, commas, parted);
  __m256i b = last_eights (stretch, commas + 2, _mm_unpackhi_epi64 (parted, parted));

  _mm256_storeu_si256 ((__m256i *) numbers, numbers_of_eights (a, b));
}

/* The sixteen characters before each of two commas, as digits. */
AVX2 static inline __m256i
last_sixteens (const uint8_t *stretch, unsigned comma, unsigned length, unsigned other_comma,
               unsigned other_length)
{
  static const uint8_t edge[32] = { [16] = 255, 255, 255, 255, 255, 255, 255, 255,
                                    255,        255, 255, 255, 255, 255, 255, 255 };
  __m256i characters = _mm256_loadu2_m128i ((const __m128i *) (stretch + other_comma - 16),
                                            (const __m128i *) (stretch + comma - 16));
  __m256i mask = _mm256_loadu2_m128i ((const __m128i *) (edge + other_length),
                                      (const __m128i *) (edge + length));

  return _mm256_and_si256 (_mm256_xor_si256 (characters, _mm256_set1_epi8 ('0')), mask);
}

/* Four numbers of at most sixteen digits. */
AVX2 static inline void
read_four_wide (const uint8_t *stretch, const uint16_t *commas, const uint16_t *lengths,
                int64_t *numbers)
{
  __m256i a = last_sixteens (stretch, commas[0], lengths[0], commas[2], lengths[2]);
  __m256i b = last_sixteens (stretch, commas[1], lengths[1], commas[3], lengths[3]);
  /* The higher eight digits come first. */
  __m256i eights = numbers_of_eights (a, b);
  __m256i high = _mm256_mul_epu32 (eights, _mm256_set1_epi64x (100000000));

  _mm256_storeu_si256 ((__m256i *) numbers,
                       _mm256_add_epi64 (high, _mm256_srli_epi64 (eights, 32)));
}

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
