/* Reads the same number cells of four rows at once. */
#pragma once

#include "avx2.h"
#include "cells.h"
#include "nearest.h"

#include <math.h>

/* What is made of vectors is not called: they stay in registers. */
#define INLINE AVX2 static inline __attribute__ ((always_inline))

/* What the cells of a number column have in common. */
struct numbers
{
  /* The decimal sign, in each byte, and the column's decimals, in each number. */
  __m256i decimal, decimals;
  /* All bits where an empty cell is not plain. */
  __m256i empty_faults;
};

/* Up to eight characters of each of four cells, the last ones in the highest bytes. */
struct eights
{
  /* What digits are; other characters, and none, are 0. */
  __m256i digits;
  /* All bits of the bytes that are a decimal sign, or a minus in front. */
  __m256i points, minuses;
  /* All bits from the decimal sign on; none where there is no such sign. */
  __m256i behind;
};

/* The first characters of CHARACTERS, as many as there are; SHIFTS: 64 minus 8 for each. */
INLINE struct eights
eights_of (__m256i characters, __m256i shifts, __m256i decimal)
{
  const __m256i ones = _mm256_set1_epi8 (1);
  __m256i kept = _mm256_sllv_epi64 (characters, shifts);
  __m256i zeros = _mm256_sllv_epi64 (_mm256_set1_epi8 ('0'), shifts);
  __m256i front = _mm256_sllv_epi64 (_mm256_set1_epi64x (0xFF), shifts);
  __m256i points = _mm256_cmpeq_epi8 (kept, decimal);
  __m256i minuses
    = _mm256_and_si256 (_mm256_cmpeq_epi8 (kept, _mm256_set1_epi8 ('-')), front);
  __m256i digits
    = _mm256_andnot_si256 (_mm256_or_si256 (points, minuses), _mm256_xor_si256 (kept, zeros));
  __m256i behind = _mm256_sub_epi64 (_mm256_setzero_si256 (), _mm256_and_si256 (points, ones));

  return (struct eights) { digits, points, minuses, behind };
}

/* Other than 0 where there are other characters, or two decimal signs. */
INLINE __m256i
faults_of (struct eights eights)
{
  __m256i others = _mm256_subs_epu8 (eights.digits, _mm256_set1_epi8 (9));
  /* Behind the second one there is a 0 at its place, as the first is taken away. */
  __m256i ones = _mm256_and_si256 (eights.points, _mm256_set1_epi8 (1));

  return _mm256_or_si256 (others, _mm256_andnot_si256 (eights.behind, ones));
}

/* Other than 0 where the last character is a sign. */
INLINE __m256i
ends_in_sign (struct eights eights)
{
  return _mm256_srli_epi64 (_mm256_or_si256 (eights.points, eights.minuses), 63);
}

/* How many digits are behind the decimal sign. */
INLINE __m256i
places_of (struct eights eights)
{
  __m256i ones = _mm256_and_si256 (_mm256_slli_epi64 (eights.behind, 8), _mm256_set1_epi8 (1));

  return _mm256_sad_epu8 (ones, _mm256_setzero_si256 ());
}

/* The number of all digits: without the sign between them, then pairs, fours, eights. */
INLINE __m256i
number_of_digits (struct eights eights)
{
  __m256i before = _mm256_andnot_si256 (eights.behind, eights.digits);
  __m256i behind = _mm256_and_si256 (eights.behind, eights.digits);
  __m256i moved = _mm256_or_si256 (behind, _mm256_slli_epi64 (before, 8));
  __m256i digits = _mm256_castpd_si256 (_mm256_blendv_pd (_mm256_castsi256_pd (eights.digits),
                                                          _mm256_castsi256_pd (moved),
                                                          _mm256_castsi256_pd (eights.behind)));
  __m256i pairs = _mm256_maddubs_epi16 (digits, _mm256_set1_epi16 (0x010A));
  __m256i fours = _mm256_madd_epi16 (pairs, _mm256_set1_epi32 (0x00010064));

  return _mm256_add_epi64 (_mm256_mul_epu32 (fours, _mm256_set1_epi64x (10000)),
                           _mm256_srli_epi64 (fours, 32));
}

/* 10 to a power below 8. */
INLINE __m256i
power_of_ten (__m256i exponents)
{
  const __m256i powers = _mm256_setr_epi32 (1, 10, 100, 1000, 10000, 100000, 1000000, 10000000);

  return _mm256_permutevar8x32_epi32 (powers, exponents);
}

/* Four numbers, before the zeros that they have less behind the decimal sign than their column's decimals. */
struct four
{
  __m256i sizes, places, minuses;
  /* Other than 0 where a cell is not of this kind. */
  __m256i faults;
};

/* Where four cells are, and how many bytes they have. */
struct cells
{
  const uint8_t *first[4];
  __m256i lengths;
};

INLINE __m256i
eight_from (const uint8_t *const first[4])
{
  return _mm256_set_epi64x ((long long) load (first[3]), (long long) load (first[2]),
                            (long long) load (first[1]), (long long) load (first[0]));
}

/* 64 minus 8 for each of some characters. */
INLINE __m256i
shifts_of (__m256i lengths)
{
  return _mm256_sub_epi64 (_mm256_set1_epi64x (64), _mm256_slli_epi64 (lengths, 3));
}

/* Four cells of at most eight characters. */
INLINE struct four
four_short (struct cells cells, __m256i decimal)
{
  struct eights eights = eights_of (eight_from (cells.first), shifts_of (cells.lengths), decimal);
  __m256i too_long = _mm256_cmpgt_epi64 (cells.lengths, _mm256_set1_epi64x (8));

  return (struct four) {
    number_of_digits (eights), places_of (eights), eights.minuses,
    _mm256_or_si256 (_mm256_or_si256 (faults_of (eights), ends_in_sign (eights)), too_long)
  };
}

/* Four cells of at most sixteen characters: eight of them, and those before. */
INLINE struct four
four_long (struct cells cells, __m256i decimal)
{
  const __m256i eight = _mm256_set1_epi64x (8), none = _mm256_setzero_si256 ();
  __m256i is_long = _mm256_cmpgt_epi64 (cells.lengths, eight);
  __m256i before = _mm256_and_si256 (is_long, _mm256_sub_epi64 (cells.lengths, eight));
  struct eights high = eights_of (eight_from (cells.first), shifts_of (before), decimal);
  uint64_t steps[4];
  _mm256_storeu_si256 ((__m256i *) steps, before);
  for (unsigned i = 0; i < 4; i++)
    cells.first[i] += steps[i];
  struct eights low = eights_of (eight_from (cells.first),
                                 shifts_of (_mm256_sub_epi64 (cells.lengths, before)), decimal);
  /* A decimal sign among the last eight takes a digit's place. */
  __m256i power = _mm256_castpd_si256 (_mm256_blendv_pd (
    _mm256_castsi256_pd (_mm256_set1_epi64x (100000000)),
    _mm256_castsi256_pd (_mm256_set1_epi64x (10000000)), _mm256_castsi256_pd (low.behind)));
  __m256i sizes = _mm256_add_epi64 (_mm256_mul_epu32 (number_of_digits (high), power),
                                    number_of_digits (low));
  __m256i places = _mm256_add_epi64 (
    _mm256_add_epi64 (places_of (high), places_of (low)),
    _mm256_and_si256 (_mm256_cmpgt_epi64 (none, high.behind), eight));
  __m256i signs = _mm256_or_si256 (
    _mm256_and_si256 (is_long, low.minuses),
    _mm256_srli_epi64 (_mm256_and_si256 (low.behind, high.behind), 63));
  __m256i too_long = _mm256_cmpgt_epi64 (cells.lengths, _mm256_set1_epi64x (16));
  __m256i faults = _mm256_or_si256 (_mm256_or_si256 (faults_of (low), ends_in_sign (low)),
                                    faults_of (high));

  return (struct four) { sizes, places, _mm256_or_si256 (low.minuses, high.minuses),
                         _mm256_or_si256 (_mm256_or_si256 (faults, signs), too_long) };
}

/* Whether FAULTS are all 0, and none of the cells is empty where that is one. */
INLINE bool
are_plain (__m256i faults, __m256i is_empty, struct numbers numbers)
{
  __m256i all = _mm256_or_si256 (faults, _mm256_and_si256 (is_empty, numbers.empty_faults));

  return _mm256_testz_si256 (all, all);
}

/* SIZES of 64 bits times FACTORS of 32. */
INLINE __m256i
product (__m256i sizes, __m256i factors)
{
  __m256i high = _mm256_mul_epu32 (_mm256_srli_epi64 (sizes, 32), factors);

  return _mm256_add_epi64 (_mm256_mul_epu32 (sizes, factors), _mm256_slli_epi64 (high, 32));
}

/* Writes four whole numbers; false where one of the cells is not of this kind. */
INLINE bool
write_integers (struct four four, __m256i lengths, struct numbers numbers, int64_t *out)
{
  const __m256i none = _mm256_setzero_si256 ();
  __m256i is_empty = _mm256_cmpeq_epi64 (lengths, none);
  __m256i zeros = _mm256_sub_epi64 (numbers.decimals, four.places);
  __m256i no_power = _mm256_andnot_si256 (_mm256_set1_epi64x (7), zeros);
  __m256i too_large = _mm256_cmpgt_epi64 (_mm256_add_epi64 (lengths, zeros),
                                          _mm256_set1_epi64x (CHART_MOST_FIGURES));
  __m256i faults = _mm256_or_si256 (four.faults, _mm256_or_si256 (no_power, too_large));

  if (!are_plain (faults, is_empty, numbers))
    return false;
  __m256i sizes = product (four.sizes, power_of_ten (zeros));
  __m256i is_positive = _mm256_cmpeq_epi64 (four.minuses, none);
  sizes = _mm256_blendv_epi8 (_mm256_sub_epi64 (none, sizes), sizes, is_positive);
  _mm256_storeu_si256 ((__m256i *) out,
                       _mm256_or_si256 (sizes, _mm256_slli_epi64 (is_empty, 63)));
  return true;
}

/* Writes the four nearest doubles; false where one of the cells is not of this kind. */
INLINE bool
write_doubles (struct four four, __m256i lengths, struct numbers numbers, double *out)
{
  const __m256i none = _mm256_setzero_si256 ();
  __m256i is_empty = _mm256_cmpeq_epi64 (lengths, none);
  /* Below 2^52 a number is all of a double's digits but the first, which is the power that is taken away. */
  const __m256d power = _mm256_set1_pd (0x1p52);
  __m256i too_large = _mm256_srli_epi64 (four.sizes, 52);

  if (!are_plain (_mm256_or_si256 (four.faults, too_large), is_empty, numbers))
    return false;
  __m256d sizes = _mm256_sub_pd (_mm256_or_pd (_mm256_castsi256_pd (four.sizes), power), power);
  /* Both are exact: one division gives the nearest double. */
  __m256d doubles
    = _mm256_div_pd (sizes, _mm256_i64gather_pd (exact_powers_of_ten, four.places, 8));
  __m256i is_positive = _mm256_cmpeq_epi64 (four.minuses, none);
  __m256i signs = _mm256_andnot_si256 (is_positive, _mm256_set1_epi64x (INT64_MIN));
  doubles = _mm256_or_pd (doubles, _mm256_castsi256_pd (signs));
  _mm256_storeu_pd (out, _mm256_blendv_pd (doubles, _mm256_set1_pd (NAN),
                                           _mm256_castsi256_pd (is_empty)));
  return true;
}
