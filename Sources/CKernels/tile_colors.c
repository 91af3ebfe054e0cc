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
