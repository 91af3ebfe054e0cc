/* Finds characters, 64 bytes at a time. */
#pragma once

#include "avx2.h"

#include <stdint.h>

/* Positions are written a dozen at a time, whether there are as many or not, so that no branch
   depends on how many there are in a block. */
#define DOZEN 12

/* A bit for each of 64 bytes that is CHARACTER. */
AVX2 static inline uint64_t
equal_to (__m256i low, __m256i high, char character)
{
  const __m256i wanted = _mm256_set1_epi8 (character);

  return (uint32_t) _mm256_movemask_epi8 (_mm256_cmpeq_epi8 (low, wanted))
         | (uint64_t) (uint32_t) _mm256_movemask_epi8 (_mm256_cmpeq_epi8 (high, wanted)) << 32;
}

/* Writes where the bits of FOUND are, counted from BLOCK on. A dozen has room where a bit of it has. */
AVX2 static inline void
write_positions (uint64_t found, unsigned block, uint16_t *to)
{
  for (; found; to += DOZEN)
    for (unsigned i = 0; i < DOZEN; i++)
      {
        /* Of no bit, 64. */
        to[i] = (uint16_t) (block + (unsigned) _tzcnt_u64 (found));
        found = _blsr_u64 (found);
      }
}
