#include "pixels.h"

#include <stdbool.h>
#include <string.h>

/* Every loop is written once, in Clang's vectors, and compiled twice: as it is, and for AVX2. So all
   that they are made of must be inlined, and no vector is ever passed in a call. */
#pragma clang diagnostic ignored "-Wpsabi"
#define INLINE static inline __attribute__ ((always_inline))

typedef int16_t Cells __attribute__ ((ext_vector_type (16)));
typedef uint16_t Parts __attribute__ ((ext_vector_type (16)));
typedef uint16_t Pairs __attribute__ ((ext_vector_type (32)));
typedef uint32_t Pixels __attribute__ ((ext_vector_type (16)));
typedef float Lanes __attribute__ ((ext_vector_type (CHART_LANES)));
typedef int32_t Fixed __attribute__ ((ext_vector_type (CHART_LANES)));

/* An ink in the form in which rows take it. */
typedef struct {
  Pairs blue_red, green_alpha;
  uint16_t alpha;
} Paint;

/* The part of 256 in each lane of PARTS of what is ALL, rounded. */
INLINE Parts
part_of (Parts all, Parts parts)
{
  return (all * parts + 128) >> 8;
}

/* Each number of PARTS twice. */
INLINE Pairs
twice (Parts parts)
{
  return __builtin_shufflevector (parts, parts, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8,
                                  8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13, 14, 14, 15, 15);
}

/* Lays a paint under pixels, each as far as it is covered, in parts of 256. No channel overflows: a
   pixel takes at most what it lacks of opaque. */
INLINE Pixels
lay_under (Pixels pixels, Parts covered, const Paint *paint)
{
  Parts taken = part_of (255 - __builtin_convertvector (pixels >> 24, Parts), covered);
  Pairs blue_red = (twice (taken) * paint->blue_red + 128) >> 8;
  Pairs green_alpha = (twice (taken) * paint->green_alpha + 128) & 0xFF00;

  return pixels + (Pixels) (blue_red | green_alpha);
}

INLINE bool
are_all (Cells cells, int16_t value)
{
  return __builtin_reduce_and (cells == value) != 0;
}

/* The cells of a row, which are cleared. */
INLINE Cells
take (int16_t *row)
{
  Cells cells;

  memcpy (&cells, row, sizeof cells);
  memset (row, 0, sizeof cells);
  return cells;
}

/* How far pixels are covered, in parts of 256. */
INLINE Parts
parts_covered (Cells sum, uint16_t alpha)
{
  Cells least = sum < 0 ? (Cells) 0 : sum;
  Cells within = least > CHART_COVERED ? (Cells) CHART_COVERED : least;
  Parts parts = __builtin_convertvector (within + 8, Parts) >> 4;

  return alpha == 256 ? parts : part_of (parts, (Parts) alpha);
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

/* The pixels of a row after a paint was laid under them as far as SUM covers them. */
INLINE Pixels
row_of (Pixels above, Cells sum, const Paint *paint, Pixels solid)
{
  if (paint->alpha == 256 && are_all (sum, CHART_COVERED) && __builtin_reduce_or (above) == 0)
    return solid;
  return are_all (sum, 0) ? above : lay_under (above, parts_covered (sum, paint->alpha), paint);
}

INLINE bool
is_opaque (Pixels pixels)
{
  return __builtin_reduce_and (pixels >= 0xFF000000) != 0;
}

/* Lays a paint under ROWS, into which SUM comes from above; returns the sum that leaves them. LONGEST
   becomes the longest run of rows that are opaque now, if it is longer. */
INLINE Cells
lay_rows (int16_t *cells, uint32_t *pixels, ChartRows rows, Cells sum, const Paint *paint,
          ChartRows *longest)
{
  ChartRows run = { rows.first, rows.first };
  const Pixels solid = lay_under ((Pixels) 0, (Parts) 256, paint);

  for (int32_t row = rows.first; row < rows.end; row++)
    {
      uint32_t *line = pixels + row * CHART_TILE_WIDTH;
      Pixels above;

      sum += take (cells + row * CHART_TILE_WIDTH);
      memcpy (&above, line, sizeof above);
      above = row_of (above, sum, paint, solid);
      memcpy (line, &above, sizeof above);
      run.end = row + 1;
      if (is_opaque (above))
        continue;
      *longest = longer (*longest, (ChartRows) { run.first, row });
      run.first = row + 1;
    }
  *longest = longer (*longest, run);
  return sum;
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

INLINE void
lay (int16_t *cells, uint32_t *pixels, ChartRows rows, ChartInk ink, ChartRows *covered)
{
  const Paint paint = {
    .blue_red = (Pairs) (Pixels) (ink.blue | (uint32_t) ink.red << 16),
    .green_alpha = (Pairs) (Pixels) (ink.green | (uint32_t) 256 << 16),
    .alpha = ink.alpha,
  };
  ChartRows hidden = { clamp (covered->first, rows), clamp (covered->end, rows) };
  ChartRows before = { rows.first, hidden.first }, behind = { hidden.end, rows.end };
  ChartRows above = { 0, 0 }, below = { 0, 0 };

  Cells sum = lay_rows (cells, pixels, before, (Cells) 0, &paint, &above);
  if (count_of (hidden) > 0)
    sum += take (cells + hidden.first * CHART_TILE_WIDTH);
  lay_rows (cells, pixels, behind, sum, &paint, &below);
  *covered = joined (joined (*covered, above), below);
}

/* So many 255ths of what is in each lane of ALL, rounded. */
INLINE Pairs
share_of (Pairs all, Pairs parts)
{
  Pairs product = all * parts + 128;

  return (product + (product >> 8)) >> 8;
}

/* The pixels of a row with premultiplied colours laid under them. */
INLINE Pixels
with_colors (Pixels above, Pixels colors)
{
  if (__builtin_reduce_or (above) == 0)
    return colors;
  Pairs rest = twice (255 - __builtin_convertvector (above >> 24, Parts));
  Pairs blue_red = share_of ((Pairs) (colors & 0x00FF00FF), rest);
  Pairs green_alpha = share_of ((Pairs) (colors >> 8 & 0x00FF00FF), rest);

  return above + (Pixels) (blue_red | green_alpha << 8);
}

/* The colours of a row, below one whose colours are SUM; its cells are cleared. */
INLINE Pixels
take_colors (uint32_t *row, Pixels sum)
{
  Pixels change;

  memcpy (&change, row, sizeof change);
  memset (row, 0, sizeof change);
  return sum ^ change;
}

/* Lays colours under ROWS, below a row whose colours are SUM; returns those of the last row. LONGEST
   is as for lay_rows. */
INLINE Pixels
color_rows (uint32_t *colors, uint32_t *pixels, ChartRows rows, Pixels sum, ChartRows *longest)
{
  ChartRows run = { rows.first, rows.first };

  for (int32_t row = rows.first; row < rows.end; row++)
    {
      uint32_t *line = pixels + row * CHART_TILE_WIDTH;
      Pixels above;

      sum = take_colors (colors + row * CHART_TILE_WIDTH, sum);
      memcpy (&above, line, sizeof above);
      above = with_colors (above, sum);
      memcpy (line, &above, sizeof above);
      run.end = row + 1;
      if (is_opaque (above))
        continue;
      *longest = longer (*longest, (ChartRows) { run.first, row });
      run.first = row + 1;
    }
  *longest = longer (*longest, run);
  return sum;
}

INLINE void
color (uint32_t *colors, uint32_t *pixels, ChartRows rows, ChartRows *covered)
{
  ChartRows hidden = { clamp (covered->first, rows), clamp (covered->end, rows) };
  ChartRows before = { rows.first, hidden.first }, behind = { hidden.end, rows.end };
  ChartRows above = { 0, 0 }, below = { 0, 0 };

  Pixels sum = color_rows (colors, pixels, before, (Pixels) 0, &above);
  for (int32_t row = hidden.first; row < hidden.end; row++)
    sum = take_colors (colors + row * CHART_TILE_WIDTH, sum);
  color_rows (colors, pixels, behind, sum, &below);
  *covered = joined (joined (*covered, above), below);
}

INLINE void
move (uint32_t *pixels, ChartRows rows, uint32_t *image, size_t row_length)
{
  for (int32_t row = rows.first; row < rows.end; row++)
    {
      uint32_t *line = pixels + row * CHART_TILE_WIDTH;
      Pixels colors;

      memcpy (&colors, line, sizeof colors);
      if (__builtin_reduce_or (colors) == 0)
        continue;
      memcpy (image + row * row_length, &colors, sizeof colors);
      memset (line, 0, sizeof colors);
    }
}

INLINE Lanes
load (const float *numbers)
{
  Lanes lanes;

  memcpy (&lanes, numbers, sizeof lanes);
  return lanes;
}

INLINE Lanes
lowest (Lanes a, Lanes b)
{
  return a < b ? a : b;
}

INLINE Lanes
highest (Lanes a, Lanes b)
{
  return a > b ? a : b;
}

INLINE void
store (Lanes pixels, int32_t *numbers)
{
  Fixed fixed = __builtin_convertvector (pixels * 256 + 0.5f, Fixed);

  memcpy (numbers, &fixed, sizeof fixed);
}

INLINE void
widen (const float *lows, const float *highs, size_t count, const float *pen, size_t pens,
       float height, int32_t *tops, int32_t *bottoms)
{
  for (size_t slice = 0; slice < count; slice += CHART_LANES)
    {
      const float *low = lows + slice + pens - 1, *high = highs + slice + pens - 1;
      Lanes top = load (low) - pen[0], bottom = load (high) + pen[0];

      for (size_t i = 1; i < pens; i++)
        {
          top = lowest (top, lowest (load (low - i), load (low + i)) - pen[i]);
          bottom = highest (bottom, highest (load (high - i), load (high + i)) + pen[i]);
        }
      top = lowest (highest (top, (Lanes) 0), (Lanes) height);
      store (top, tops + slice);
      store (highest (lowest (bottom, (Lanes) height), top), bottoms + slice);
    }
}

void
chart_tile_lay_portable (int16_t *cells, uint32_t *pixels, ChartRows rows, ChartInk ink,
                         ChartRows *covered)
{
  lay (cells, pixels, rows, ink, covered);
}

void
chart_tile_color_portable (uint32_t *colors, uint32_t *pixels, ChartRows rows, ChartRows *covered)
{
  color (colors, pixels, rows, covered);
}

static void
move_portable (uint32_t *pixels, ChartRows rows, uint32_t *image, size_t row_length)
{
  move (pixels, rows, image, row_length);
}

void
chart_widen_portable (const float *lows, const float *highs, size_t count, const float *pen,
                      size_t pens, float height, int32_t *tops, int32_t *bottoms)
{
  widen (lows, highs, count, pen, pens, height, tops, bottoms);
}

#if defined(__x86_64__)

__attribute__ ((target ("avx2"))) static void
lay_avx2 (int16_t *cells, uint32_t *pixels, ChartRows rows, ChartInk ink, ChartRows *covered)
{
  lay (cells, pixels, rows, ink, covered);
}

__attribute__ ((target ("avx2"))) static void
color_avx2 (uint32_t *colors, uint32_t *pixels, ChartRows rows, ChartRows *covered)
{
  color (colors, pixels, rows, covered);
}

__attribute__ ((target ("avx2"))) static void
move_avx2 (uint32_t *pixels, ChartRows rows, uint32_t *image, size_t row_length)
{
  move (pixels, rows, image, row_length);
}

__attribute__ ((target ("avx2"))) static void
widen_avx2 (const float *lows, const float *highs, size_t count, const float *pen, size_t pens,
            float height, int32_t *tops, int32_t *bottoms)
{
  widen (lows, highs, count, pen, pens, height, tops, bottoms);
}

#define QUICKEST(avx2, portable) (__builtin_cpu_supports ("avx2") ? avx2 : portable)

#else

#define QUICKEST(avx2, portable) portable

#endif

void
chart_tile_lay (int16_t *cells, uint32_t *pixels, ChartRows rows, ChartInk ink, ChartRows *covered)
{
  QUICKEST (lay_avx2, chart_tile_lay_portable) (cells, pixels, rows, ink, covered);
}

void
chart_tile_color (uint32_t *colors, uint32_t *pixels, ChartRows rows, ChartRows *covered)
{
  QUICKEST (color_avx2, chart_tile_color_portable) (colors, pixels, rows, covered);
}

void
chart_tile_move (uint32_t *pixels, ChartRows rows, uint32_t *image, size_t row_length)
{
  QUICKEST (move_avx2, move_portable) (pixels, rows, image, row_length);
}

void
chart_widen (const float *lows, const float *highs, size_t count, const float *pen, size_t pens,
             float height, int32_t *tops, int32_t *bottoms)
{
  QUICKEST (widen_avx2, chart_widen_portable) (lows, highs, count, pen, pens, height, tops,
                                               bottoms);
}
