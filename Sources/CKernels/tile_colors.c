#include "tiles.h"

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

      sum = take_colors (colors + row * CHART_TILE_WIDTH, sum);
      put (with_colors (pixels_of (line), sum), line, row, &run, longest);
    }
  *longest = longer (*longest, run);
  return sum;
}

INLINE void
color (uint32_t *colors, uint32_t *pixels, ChartRows rows, ChartRows *covered)
{
  const RowParts parts = parts_of (rows, *covered);
  ChartRows above = { 0, 0 }, below = { 0, 0 };

  Pixels sum = color_rows (colors, pixels, parts.before, (Pixels) 0, &above);
  for (int32_t row = parts.hidden.first; row < parts.hidden.end; row++)
    sum = take_colors (colors + row * CHART_TILE_WIDTH, sum);
  color_rows (colors, pixels, parts.behind, sum, &below);
  *covered = joined (joined (*covered, above), below);
}

void
chart_tile_color_portable (uint32_t *colors, uint32_t *pixels, ChartRows rows, ChartRows *covered)
{
  color (colors, pixels, rows, covered);
}

AVX2 void
color_avx2 (uint32_t *colors, uint32_t *pixels, ChartRows rows, ChartRows *covered)
{
  color (colors, pixels, rows, covered);
}

void
chart_tile_color (uint32_t *colors, uint32_t *pixels, ChartRows rows, ChartRows *covered)
{
  QUICKEST (color_avx2, chart_tile_color_portable) (colors, pixels, rows, covered);
}
