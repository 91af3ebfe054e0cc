/* Finds where the cells of a table end, 64 bytes at a time. */
#pragma once

#include "bits_avx2.h"
#include "tables.h"

/* How many bytes are looked through before the cells between them are read: several rows of a table of
   hundreds of columns, and no more than the nearest caches hold. */
#define MOST_BYTES (UINT16_MAX - 63)
/* As many cells, of four bytes each. */
#define MOST_SIGNS 16384

/* Where the cells of a stretch begin: behind its delimiters and line feeds. */
struct signs
{
  /* The first cell's is 0; those of another block may follow all but the last of the most. */
  uint16_t begins[1 + MOST_SIGNS + 64 + DOZEN];
  /* How many signs there are, and how many of them are line feeds. */
  size_t count, newlines;
  /* Whether there is a return before the first line feed, and so before those of all rows that are read. */
  bool has_returns;
};

/* A bit for each of 64 bytes that ends a delimiter. CARRY is whether the byte before them may begin one. */
AVX2 static inline uint64_t
delimiters_of (__m256i low, __m256i high, ChartTableDialect dialect, uint64_t *carry)
{
  uint64_t found = equal_to (low, high, (char) dialect.delimiter);

  if (!dialect.has_blank)
    return found;
  uint64_t after = found << 1 | *carry;
  *carry = found >> 63;
  return equal_to (low, high, ' ') & after;
}

/* Finds the signs of LENGTH bytes, at most MOST_BYTES and whole blocks with a byte behind them, up to the first quote
   or return that no line feed follows. */
AVX2 static __attribute__ ((noinline)) void
find_signs (const uint8_t *text, size_t length, ChartTableDialect dialect, struct signs *signs)
{
  uint64_t carry = 0, odd = 0;
  size_t count = 0, newlines = 0;

  signs->begins[0] = 0;
  for (unsigned block = 0; block < length && count < MOST_SIGNS && !odd; block += 64)
    {
      __m256i low = _mm256_loadu_si256 ((const __m256i *) (text + block));
      __m256i high = _mm256_loadu_si256 ((const __m256i *) (text + block + 32));
      uint64_t ends = equal_to (low, high, '\n');
      uint64_t found = delimiters_of (low, high, dialect, &carry) | ends;
      uint64_t before_ends = ends >> 1 | (uint64_t) (text[block + 64] == '\n') << 63;

      odd = equal_to (low, high, (char) dialect.quote)
            | (equal_to (low, high, '\r') & ~before_ends);
      /* All below the first of them; where there is none, all. */
      uint64_t below = (odd - 1) & ~odd;
      write_positions (found & below, block + 1, signs->begins + 1 + count);
      count += (size_t) __builtin_popcountll (found & below);
      newlines += (size_t) __builtin_popcountll (ends & below);
    }
  signs->count = count;
  signs->newlines = newlines;
}

/* Whether a row ends before a place, with a return or without one as the first row does. */
static inline bool
is_row_before (const uint8_t *text, unsigned place, bool has_return)
{
  return text[place - 1] == '\n' && (place > 1 && text[place - 2] == '\r') == has_return;
}

/* How many of the first rows have COUNT cells each and end alike. */
static inline size_t
regular_rows (const uint8_t *text, struct signs *signs, size_t count)
{
  const uint16_t *begins = signs->begins;
  size_t most = signs->count / count, row = 0;

  signs->has_returns = most > 0 && is_row_before (text, begins[count], true);
  while (row < most && is_row_before (text, begins[(row + 1) * count], signs->has_returns))
    row++;
  /* Then there are no other line feeds. */
  if (row == signs->newlines)
    return row;
  for (size_t i = 0; i < row; i++)
    for (size_t cell = 1; cell < count; cell++)
      if (text[begins[i * count + cell] - 1] == '\n')
        return i;
  return row;
}
