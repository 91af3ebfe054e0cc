/* What loops over a tile's rows share. */
#pragma once

#include "loops.h"

#include <stdbool.h>

/* Of a row: its cells, a number for each pixel, two numbers for each, the pixels themselves. */
typedef int16_t Cells __attribute__ ((ext_vector_type (16)));
typedef uint16_t Parts __attribute__ ((ext_vector_type (16)));
typedef uint16_t Pairs __attribute__ ((ext_vector_type (32)));
typedef uint32_t Pixels __attribute__ ((ext_vector_type (16)));

/* Each number of PARTS twice. */
INLINE Pairs
twice (Parts parts)
{
  return __builtin_shufflevector (parts, parts, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8,
                                  8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13, 14, 14, 15, 15);
}

INLINE bool
is_opaque (Pixels pixels)
{
  return __builtin_reduce_and (pixels >= 0xFF000000) != 0;
}

INLINE int32_t
count_of (ChartRows rows)
{
  return rows.end - rows.first;
}

INLINE ChartRows
longer (ChartRows one, ChartRows other)
{
  return count_of (other) > count_of (one) ? other : one;
}

INLINE int32_t
clamp (int32_t row, ChartRows rows)
{
  return row < rows.first ? rows.first : row > rows.end ? rows.end : row;
}

/* The pixels of a row of a tile. */
INLINE Pixels
pixels_of (const uint32_t *row)
{
  Pixels pixels;

  memcpy (&pixels, row, sizeof pixels);
  return pixels;
}

/* Puts PIXELS into a row of a tile, with the number NUMBER. RUN, of opaque rows, goes on with it or ends
   before it; LONGEST becomes what ends, if that is longer. */
INLINE void
put (Pixels pixels, uint32_t *row, int32_t number, ChartRows *run, ChartRows *longest)
{
  memcpy (row, &pixels, sizeof pixels);
  run->end = number + 1;
  if (is_opaque (pixels))
    return;
  *longest = longer (*longest, (ChartRows) { run->first, number });
  run->first = number + 1;
}

/* Rows that are to be painted, above and below those that are hidden. */
typedef struct {
  ChartRows before, hidden, behind;
} RowParts;

INLINE RowParts
parts_of (ChartRows rows, ChartRows covered)
{
  ChartRows hidden = { clamp (covered.first, rows), clamp (covered.end, rows) };

  return (RowParts) { { rows.first, hidden.first }, hidden, { hidden.end, rows.end } };
}

/* Both, where they meet, else the longer. */
INLINE ChartRows
joined (ChartRows one, ChartRows other)
{
  if (count_of (one) == 0 || count_of (other) == 0 || one.end < other.first
      || other.end < one.first)
    return longer (one, other);
  return (ChartRows) { .first = one.first < other.first ? one.first : other.first,
                       .end = one.end > other.end ? one.end : other.end };
}
