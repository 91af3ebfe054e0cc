/* Reads the digits before several commas at once. */
#pragma once

#include "avx2.h"

#include <stdbool.h>
#include <stdint.h>

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
