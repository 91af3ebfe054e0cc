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
