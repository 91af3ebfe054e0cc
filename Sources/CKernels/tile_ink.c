#include "tiles.h"

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

/* The pixels of a row after a paint was laid under them as far as SUM covers them. */
INLINE Pixels
row_of (Pixels above, Cells sum, const Paint *paint, Pixels solid)
{
  if (paint->alpha == 256 && are_all (sum, CHART_COVERED) && __builtin_reduce_or (above) == 0)
    return solid;
  return are_all (sum, 0) ? above : lay_under (above, parts_covered (sum, paint->alpha), paint);
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

      sum += take (cells + row * CHART_TILE_WIDTH);
      put (row_of (pixels_of (line), sum, paint, solid), line, row, &run, longest);
    }
  *longest = longer (*longest, run);
  return sum;
}

INLINE void
lay (int16_t *cells, uint32_t *pixels, ChartRows rows, ChartInk ink, ChartRows *covered)
{
  const Paint paint = {
    .blue_red = (Pairs) (Pixels) (ink.blue | (uint32_t) ink.red << 16),
    .green_alpha = (Pairs) (Pixels) (ink.green | (uint32_t) 256 << 16),
    .alpha = ink.alpha,
  };
  const RowParts parts = parts_of (rows, *covered);
  ChartRows above = { 0, 0 }, below = { 0, 0 };

  Cells sum = lay_rows (cells, pixels, parts.before, (Cells) 0, &paint, &above);
  if (count_of (parts.hidden) > 0)
    sum += take (cells + parts.hidden.first * CHART_TILE_WIDTH);
  lay_rows (cells, pixels, parts.behind, sum, &paint, &below);
  *covered = joined (joined (*covered, above), below);
}

void
chart_tile_lay_portable (int16_t *cells, uint32_t *pixels, ChartRows rows, ChartInk ink,
                         ChartRows *covered)
{
  lay (cells, pixels, rows, ink, covered);
}

AVX2 void
lay_avx2 (int16_t *cells, uint32_t *pixels, ChartRows rows, ChartInk ink, ChartRows *covered)
{
  lay (cells, pixels, rows, ink, covered);
}

void
chart_tile_lay (int16_t *cells, uint32_t *pixels, ChartRows rows, ChartInk ink, ChartRows *covered)
{
  QUICKEST (lay_avx2, chart_tile_lay_portable) (cells, pixels, rows, ink, covered);
}
