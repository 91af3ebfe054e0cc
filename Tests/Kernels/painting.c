#include "painting.h"

#include "pixels.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#define MOST_ROWS 40

static uint64_t (*random_bits) (void);

static size_t
below (size_t end)
{
  return (size_t) (random_bits () % end);
}

/* Two pieces of memory of exact size with the same arbitrary bytes. */
struct twins
{
  void *one, *other;
  size_t bytes;
};

static struct twins
twins_of (size_t bytes, uint64_t mask)
{
  struct twins twins = { malloc (bytes), malloc (bytes), bytes };

  for (size_t i = 0; i < bytes; i++)
    ((uint8_t *) twins.one)[i] = (uint8_t) (random_bits () & mask);
  memcpy (twins.other, twins.one, bytes);
  return twins;
}

/* Whether both are the same still; they are gone afterwards. */
static unsigned
are_alike (struct twins twins)
{
  unsigned alike = memcmp (twins.one, twins.other, twins.bytes) == 0;

  free (twins.one);
  free (twins.other);
  return alike;
}

static unsigned
is_same (ChartRows one, ChartRows other)
{
  return one.first == other.first && one.end == other.end;
}

static bool
writes_rgb_alike (void)
{
  size_t count = below (70);
  struct twins pixels = twins_of (count * 4, 255), rgb = twins_of (count * 3, 255);

  chart_write_rgb (pixels.one, count, rgb.one);
  chart_write_rgb_portable (pixels.other, count, rgb.other);
  return are_alike (pixels) & are_alike (rgb);
}

static bool
widens_alike (void)
{
  size_t count = below (9) * CHART_LANES, pens = 1 + below (12);
  size_t slices = count + 2 * (pens - 1);
  float *lows = malloc (slices * sizeof *lows + 1), *highs = malloc (slices * sizeof *highs + 1);
  float *pen = malloc (pens * sizeof *pen);
  struct twins tops = twins_of (count * 4, 255), bottoms = twins_of (count * 4, 255);

  for (size_t i = 0; i < slices; i++)
    {
      lows[i] = below (8) ? (float) below (4000) / 16 - 100 : __builtin_inff ();
      highs[i] = lows[i] < 4000 ? lows[i] + (float) below (100) : -__builtin_inff ();
    }
  for (size_t i = 0; i < pens; i++)
    pen[i] = (float) (pens - i);
  chart_widen (lows, highs, count, pen, pens, 90, tops.one, bottoms.one);
  chart_widen_portable (lows, highs, count, pen, pens, 90, tops.other, bottoms.other);
  free (lows);
  free (highs);
  free (pen);
  return are_alike (tops) & are_alike (bottoms);
}

/* Rows of a tile, perhaps none. */
static ChartRows
some_rows (size_t height)
{
  int32_t first = (int32_t) below (height), end = first + (int32_t) below (height + 1 - (size_t) first);

  return (ChartRows) { first, end };
}

/* A tile's pixels, premultiplied: of grey and clear ones, and of opaque ones in rows that are covered. */
static struct twins
tile_of (size_t height, ChartRows covered)
{
  struct twins pixels = twins_of (height * CHART_TILE_WIDTH * 4, 255);
  uint32_t *all[] = { pixels.one, pixels.other };

  for (size_t i = 0; i < height * CHART_TILE_WIDTH; i++)
    {
      int32_t row = (int32_t) (i / CHART_TILE_WIDTH);
      uint32_t grey = row >= covered.first && row < covered.end ? 255 : (uint32_t) below (3) * 100;

      all[0][i] = all[1][i] = grey * 0x01010101u;
    }
  return pixels;
}

static bool
lays_alike (void)
{
  size_t height = 1 + below (MOST_ROWS);
  ChartRows rows = some_rows (height), covered = some_rows (height), other = covered;
  ChartInk ink = { (uint16_t) below (257), (uint16_t) below (257), (uint16_t) below (257), (uint16_t) below (257) };
  struct twins pixels = tile_of (height, covered);
  struct twins cells = twins_of ((height + 2) * CHART_TILE_WIDTH * 2, 0);
  int16_t *both[] = { cells.one, cells.other };

  for (int32_t row = rows.first; row < rows.end; row++)
    if (row <= covered.first || row >= covered.end)
      for (size_t i = 0; i < CHART_TILE_WIDTH; i++)
        both[0][(size_t) row * CHART_TILE_WIDTH + i] = both[1][(size_t) row * CHART_TILE_WIDTH + i]
          = (int16_t) ((int) below (3) * 2048 - 2048);
  chart_tile_lay (cells.one, pixels.one, rows, ink, &covered);
  chart_tile_lay_portable (cells.other, pixels.other, rows, ink, &other);
  return are_alike (cells) & are_alike (pixels) & is_same (covered, other);
}

static bool
colors_alike (void)
{
  size_t height = 1 + below (MOST_ROWS);
  ChartRows rows = some_rows (height), covered = some_rows (height), other = covered;
  struct twins pixels = tile_of (height, covered);
  struct twins colors = twins_of ((height + 1) * CHART_TILE_WIDTH * 4, 0);
  uint32_t *both[] = { colors.one, colors.other };

  for (int32_t row = rows.first; row < rows.end; row++)
    for (size_t i = 0; i < CHART_TILE_WIDTH; i++)
      both[0][(size_t) row * CHART_TILE_WIDTH + i] = both[1][(size_t) row * CHART_TILE_WIDTH + i]
        = below (4) ? 0 : 0x40404040u;
  chart_tile_color (colors.one, pixels.one, rows, &covered);
  chart_tile_color_portable (colors.other, pixels.other, rows, &other);
  return are_alike (colors) & are_alike (pixels) & is_same (covered, other);
}

static bool
moves_all (void)
{
  size_t height = 1 + below (MOST_ROWS), length = CHART_TILE_WIDTH * (1 + below (3));
  ChartRows rows = { 0, (int32_t) height };
  struct twins pixels = tile_of (height, (ChartRows) { 0, 0 });
  uint32_t *image = calloc (height * length, sizeof *image), *tile = pixels.one;
  bool alike = true;

  chart_tile_move (pixels.one, rows, image, length);
  for (size_t i = 0; i < height * CHART_TILE_WIDTH; i++)
    alike &= tile[i] == 0
             && image[i / CHART_TILE_WIDTH * length + i % CHART_TILE_WIDTH]
                  == ((uint32_t *) pixels.other)[i];
  free (image);
  free (pixels.one);
  free (pixels.other);
  return alike;
}

const char *
paint_alike (uint64_t (*next_random) (void))
{
  random_bits = next_random;
  return !writes_rgb_alike () ? "chart_write_rgb"
         : !widens_alike ()   ? "chart_widen"
         : !lays_alike ()     ? "chart_tile_lay"
         : !colors_alike ()   ? "chart_tile_color"
         : !moves_all ()      ? "chart_tile_move"
                              : NULL;
}
