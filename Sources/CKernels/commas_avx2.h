/* Finds the commas between plain numbers, 64 bytes at a time. */
#pragma once

#include "bits_avx2.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* How many bytes are looked through for commas before the numbers between them are read. */
#define STRETCH 4096
/* The shortest number is a digit and its comma. */
#define MOST_COMMAS (STRETCH / 2)

/* Where the commas of a stretch are, and what is between them. */
struct commas
{
  /* Before the first one's is where a comma would be before the first number. */
  uint16_t slots[1 + MOST_COMMAS + DOZEN];
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

/* A bit for each of 32 bytes that is a digit: minus '0' it is at most 9, unsigned. */
AVX2 static inline uint32_t
digits_of (__m256i bytes)
{
  __m256i digit = _mm256_sub_epi8 (bytes, _mm256_set1_epi8 ('0'));

  return (uint32_t) _mm256_movemask_epi8 (
    _mm256_cmpeq_epi8 (_mm256_min_epu8 (digit, _mm256_set1_epi8 (9)), digit));
}

/* A bit for each comma of 64 bytes up to the first character that is neither a comma nor a digit
   nor a space behind a comma, up to the digit behind a leading zero, and up to a comma that has no
   number before it. */
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
  uint64_t cut
    = ~(digits | found | spaces) | ((zeros << 1 | carry->zero) & digits) | (first & found);
  uint64_t below = cut ? (cut & -cut) - 1 : ~UINT64_C (0);

  *carry = (struct carry) { found >> 63, spaces >> 63, zeros >> 63 };
  commas->is_cut = cut != 0;
  commas->has_spaces |= (spaces & below) != 0;
  commas->has_none |= (after & ~spaces & below) != 0;
  return found & below;
}

/* Finds the commas of LENGTH bytes, at most STRETCH. */
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

      if (next > MOST_COMMAS)
        {
          commas->is_cut = true;
          return;
        }
      write_positions (found, block, commas->slots + 1 + commas->count);
      commas->count = next;
    }
}
