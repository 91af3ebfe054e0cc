#include "tiles.h"

INLINE void
move (uint32_t *pixels, ChartRows rows, uint32_t *image, size_t row_length)
{
  for (int32_t row = rows.first; row < rows.end; row++)
    {
      uint32_t *line = pixels + row * CHART_TILE_WIDTH;
      Pixels colors = pixels_of (line);

      if (__builtin_reduce_or (colors) == 0)
        continue;
      memcpy (image + row * row_length, &colors, sizeof colors);
      memset (line, 0, sizeof colors);
    }
}

static void
move_portable (uint32_t *pixels, ChartRows rows, uint32_t *image, size_t row_length)
{
  move (pixels, rows, image, row_length);
}

AVX2 void
move_avx2 (uint32_t *pixels, ChartRows rows, uint32_t *image, size_t row_length)
{
  move (pixels, rows, image, row_length);
}

void
chart_tile_move (uint32_t *pixels, ChartRows rows, uint32_t *image, size_t row_length)
{
  QUICKEST (move_avx2, move_portable) (pixels, rows, image, row_length);
}
