/* The innermost loops of painting series into pixels, and of writing pixels to files. */
#pragma once

#include <stddef.h>
#include <stdint.h>

/* The columns of a tile: 64 bytes of an image's row. */
#define CHART_TILE_WIDTH 16
/* What the cells of a pixel that is covered entirely add up to. */
#define CHART_COVERED 4096

/* Rows of a tile from FIRST up to END, which is not one of them. */
typedef struct {
  int32_t first, end;
} ChartRows;

/* A colour; 256 is all, also of ALPHA. */
typedef struct {
  uint16_t red, green, blue, alpha;
} ChartInk;

/* Lays INK under what is in the PIXELS of a tile, ARGB32 and premultiplied (Porter and Duff: over,
   read from below), each as far as the CELLS of its column add up to, from the first of ROWS down;
   clears these cells. COVERED are rows whose pixels are opaque already: they stay as they are, and
   what becomes opaque beside them is added. Of their cells only the first row's may be other than 0.

   The portable one does the same where there is no AVX2. */
void chart_tile_lay (int16_t *cells, uint32_t *pixels, ChartRows rows, ChartInk ink,
                     ChartRows *covered);
void chart_tile_lay_portable (int16_t *cells, uint32_t *pixels, ChartRows rows, ChartInk ink,
                              ChartRows *covered);

/* Lays colours, premultiplied, under what is in the PIXELS of a tile. COLORS says in each column by
   which bits a pixel's colour differs from the one above it; what is above the first of ROWS is
   clear, and so are the rows after the last. Clears these COLORS; COVERED is as above.

   The portable one does the same where there is no AVX2. */
void chart_tile_color (uint32_t *colors, uint32_t *pixels, ChartRows rows, ChartRows *covered);
void chart_tile_color_portable (uint32_t *colors, uint32_t *pixels, ChartRows rows,
                                ChartRows *covered);

/* Moves what is not clear of ROWS of a tile to a clear image, whose rows are ROW_LENGTH pixels apart. */
void chart_tile_move (uint32_t *pixels, ChartRows rows, uint32_t *image, size_t row_length);

/* How many numbers chart_widen takes at a time. */
#define CHART_LANES 8

/* Widens a path by a pen. LOWS and HIGHS say for each slice where the path lies, PENS - 1 more
   slices at both ends; PEN says how far the pen reaches from the path's slice, up and down, then
   from the next, and so on. TOPS and BOTTOMS are COUNT slices of what the pen covers, in 256ths and
   not beyond 0 and HEIGHT; the two are equal where it covers nothing.

   COUNT is a multiple of CHART_LANES. The portable one does the same where there is no AVX2. */
void chart_widen (const float *lows, const float *highs, size_t count, const float *pen,
                  size_t pens, float height, int32_t *tops, int32_t *bottoms);
void chart_widen_portable (const float *lows, const float *highs, size_t count, const float *pen,
                           size_t pens, float height, int32_t *tops, int32_t *bottoms);

/* Writes the red, green and blue of COUNT pixels, whatever their alpha: three bytes each, and nothing
   behind the last. The order of bytes in memory is that of x86 and ARM. The portable one does the
   same where there is no AVX2. */
void chart_write_rgb (const uint32_t *pixels, size_t count, uint8_t *rgb);
void chart_write_rgb_portable (const uint32_t *pixels, size_t count, uint8_t *rgb);
