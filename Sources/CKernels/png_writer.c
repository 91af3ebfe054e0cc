#include "png_writer.h"

#include "deflate.h"

#include <stdlib.h>
#include <string.h>

/* Places of pixels that are remembered by what they and the next one are. */
#define PLACE_BITS 12
/* Pixels of a repeat from anywhere but beside: to tell the distance takes bits too. */
#define SHORTEST_REPEAT 2
#define CHUNK_HEADER 8
#define ADLER_BASE 65521
/* Pixels whose sums, also those times their places, fit 32 bits. */
#define SUMMED_PIXELS 2048

typedef struct {
  Deflate deflate;
  const uint32_t *pixels;
  size_t width, height, row_length;
  unsigned depth; /* bytes of a pixel */
  ChartBytes write;
  void *target;
  bool is_refused;
  uint32_t adler_low, adler_high;
  uint32_t crc_table[256];
  uint32_t places[1 << PLACE_BITS]; /* of pixels: y counted from 1, then x */
  uint8_t block[CHUNK_HEADER + DEFLATE_BLOCK_BYTES + 16];
} Png;

static void
make_crc_table (uint32_t *table)
{
  for (uint32_t byte = 0; byte < 256; byte++)
    {
      table[byte] = byte;
      for (int bit = 0; bit < 8; bit++)
        table[byte] = table[byte] >> 1 ^ (table[byte] & 1 ? 0xEDB88320u : 0);
    }
}

static void
put_number (uint8_t *at, uint32_t number)
{
  for (int byte = 0; byte < 4; byte++)
    at[byte] = (uint8_t) (number >> (24 - 8 * byte));
}

/* Writes a chunk whose COUNT bytes of content lie CHUNK_HEADER bytes after START, with room for four
   more behind them. */
static void
write_chunk (Png *png, const char *name, uint8_t *start, size_t count)
{
  uint32_t crc = ~0u;

  put_number (start, (uint32_t) count);
  memcpy (start + 4, name, 4);
  for (size_t place = 4; place < CHUNK_HEADER + count; place++)
    crc = png->crc_table[(crc ^ start[place]) & 255] ^ crc >> 8;
  put_number (start + CHUNK_HEADER + count, ~crc);
  png->is_refused = png->is_refused
                    || !png->write (png->target, start, CHUNK_HEADER + count + 4);
}

static void
write_header (Png *png)
{
  static const uint8_t signature[8] = { 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n' };
  uint8_t chunk[CHUNK_HEADER + 13 + 4] = { 0 }, *header = chunk + CHUNK_HEADER;

  png->is_refused = !png->write (png->target, signature, sizeof signature);
  put_number (header, (uint32_t) png->width);
  put_number (header + 4, (uint32_t) png->height);
  header[8] = 8;
  header[9] = png->depth == 4 ? 6 : 2;
  write_chunk (png, "IHDR", chunk, 13);
}

/* Writes the tokens so far as a chunk; the last one ends with the stream's checksum. */
static void
write_block (Png *png, bool is_last)
{
  uint8_t *start = png->block + CHUNK_HEADER;

  deflate_block (&png->deflate, is_last);
  if (is_last)
    {
      put_number (png->deflate.end, png->adler_high << 16 | png->adler_low);
      png->deflate.end += 4;
    }
  write_chunk (png, "IDAT", png->block, (size_t) (png->deflate.end - start));
  png->deflate.end = start;
}

static inline void
make_room (Png *png, size_t tokens)
{
  if (png->deflate.token_count + tokens > DEFLATE_TOKENS)
    write_block (png, false);
}

/* A colour's part as it is without its alpha. */
static inline uint32_t
straight_part (uint32_t part, uint32_t alpha)
{
  uint32_t whole = ((part & 255) * 255 + alpha / 2) / alpha;
  return whole < 255 ? whole : 255;
}

/* A pixel whose colour is not multiplied by its alpha. */
static inline uint32_t
straight (uint32_t pixel)
{
  uint32_t alpha = pixel >> 24;

  if (alpha == 0 || alpha == 255)
    return pixel;
  return alpha << 24 | straight_part (pixel >> 16, alpha) << 16
         | straight_part (pixel >> 8, alpha) << 8 | straight_part (pixel, alpha);
}

/* How many of COUNT pixels are the same at both places. */
static inline size_t
common (const uint32_t *one, const uint32_t *other, size_t count)
{
  size_t place = 0;
  uint64_t pair, other_pair;

  for (; place + 2 <= count; place += 2)
    {
      memcpy (&pair, one + place, sizeof pair);
      memcpy (&other_pair, other + place, sizeof pair);
      if (pair != other_pair)
        return place + (one[place] == other[place]);
    }
  return place + (place < count && one[place] == other[place]);
}

static inline size_t
bucket (const uint32_t *pixels)
{
  uint64_t pair = pixels[0] | (uint64_t) pixels[1] << 32;
  return pair * 0x9E3779B97F4A7C15u >> (64 - PLACE_BITS);
}

typedef struct {
  size_t count, distance; /* in pixels, in bytes */
} Repeat;

/* The longest repeat, of what is to the left, above, or where such a pair of pixels was last. */
static inline Repeat
find_repeat (Png *png, size_t x, size_t y)
{
  const uint32_t *row = png->pixels + y * png->row_length;
  size_t rest = png->width - x, row_bytes = 1 + png->width * png->depth;
  Repeat best = { 0, png->depth };

  if (x > 0)
    best.count = common (row + x, row + x - 1, rest);
  if (y > 0 && row_bytes <= DEFLATE_FARTHEST)
    {
      size_t count = common (row + x, row + x - png->row_length, rest);
      if (count > best.count && count >= SHORTEST_REPEAT)
        best = (Repeat){ count, row_bytes };
    }
  if (best.count >= SHORTEST_REPEAT || rest < SHORTEST_REPEAT)
    return best;
  uint32_t *place = &png->places[bucket (row + x)], known = *place;
  *place = (uint32_t) ((y + 1) << 16 | x);
  if (known == 0)
    return best;
  size_t known_x = known & 0xFFFF, known_y = (known >> 16) - 1;
  size_t distance = (y - known_y) * row_bytes + x * png->depth - known_x * png->depth;
  if (distance > DEFLATE_FARTHEST)
    return best;
  size_t most = known_x > x ? png->width - known_x : rest;
  size_t count
      = common (row + x, png->pixels + known_y * png->row_length + known_x, most);
  return count > best.count && count >= SHORTEST_REPEAT ? (Repeat){ count, distance } : best;
}

static inline void
add_repeat (Png *png, Repeat repeat)
{
  size_t longest = DEFLATE_LONGEST / png->depth;

  while (repeat.count > 0)
    {
      size_t count = repeat.count < longest ? repeat.count : longest;
      make_room (png, 1);
      deflate_repeat (&png->deflate, (unsigned) (count * png->depth),
                      (unsigned) repeat.distance);
      repeat.count -= count;
    }
}

static inline void
add_pixel (Png *png, uint32_t pixel)
{
  uint32_t color = straight (pixel);

  make_room (png, png->depth);
  deflate_literal (&png->deflate, (uint8_t) (color >> 16));
  deflate_literal (&png->deflate, (uint8_t) (color >> 8));
  deflate_literal (&png->deflate, (uint8_t) color);
  if (png->depth == 4)
    deflate_literal (&png->deflate, (uint8_t) (color >> 24));
}

static void
add_row (Png *png, size_t y)
{
  const uint32_t *row = png->pixels + y * png->row_length;

  /* The row's filter: none. */
  make_room (png, 1);
  deflate_literal (&png->deflate, 0);
  for (size_t x = 0; x < png->width;)
    {
      Repeat repeat = find_repeat (png, x, y);
      if (repeat.count > 0)
        add_repeat (png, repeat);
      else
        add_pixel (png, row[x]);
      x += repeat.count > 0 ? repeat.count : 1;
    }
}

/* What a row adds to the checksum: the sum of its bytes, and of each times the bytes from it on. */
typedef struct {
  uint64_t sum, weighted;
} RowSums;

/* The sums of COUNT pixels at most SUMMED_PIXELS, FOLLOWED by others in the row. */
static RowSums
pixel_sums (const uint32_t *pixels, uint32_t count, size_t followed, uint32_t mask, unsigned depth)
{
  uint32_t sum = 0, placed = 0, late = 0;

  for (uint32_t x = 0; x < count; x++)
    {
      uint32_t pixel = pixels[x] & mask;
      uint32_t green = pixel >> 8 & 255, blue = pixel & 255, alpha = pixel >> 24;
      uint32_t bytes = (pixel >> 16 & 255) + green + blue + alpha;
      sum += bytes;
      placed += x * bytes;
      late += green + 2 * blue + 3 * alpha;
    }
  return (RowSums){ sum, (followed + count) * depth * (uint64_t) sum
                             - (uint64_t) depth * placed - late };
}

static RowSums
row_sums (const Png *png, const uint32_t *row)
{
  uint32_t part[SUMMED_PIXELS], mask = png->depth == 4 ? ~0u : 0xFFFFFF;
  RowSums sums = { 0, 0 };

  for (size_t x = 0; x < png->width; x += SUMMED_PIXELS)
    {
      size_t rest = png->width - x, count = rest < SUMMED_PIXELS ? rest : SUMMED_PIXELS;
      const uint32_t *pixels = row + x;
      if (png->depth == 4)
        {
          for (size_t place = 0; place < count; place++)
            part[place] = straight (row[x + place]);
          pixels = part;
        }
      RowSums more = pixel_sums (pixels, (uint32_t) count, rest - count, mask, png->depth);
      sums.sum += more.sum;
      sums.weighted += more.weighted;
    }
  return sums;
}

static void
check_rows (Png *png)
{
  size_t row_bytes = 1 + png->width * png->depth;
  RowSums sums = { 0, 0 };
  uint64_t low = 1, high = 0;

  for (size_t y = 0; y < png->height; y++)
    {
      const uint32_t *row = png->pixels + y * png->row_length;
      if (y == 0 || memcmp (row, row - png->row_length, png->width * sizeof *row) != 0)
        sums = row_sums (png, row);
      high = (high + row_bytes * low + sums.weighted) % ADLER_BASE;
      low = (low + sums.sum) % ADLER_BASE;
    }
  png->adler_low = (uint32_t) low;
  png->adler_high = (uint32_t) high;
}

static bool
is_opaque (const Png *png)
{
  uint32_t common = ~0u;

  for (size_t y = 0; y < png->height; y++)
    for (size_t x = 0; x < png->width; x++)
      common &= png->pixels[y * png->row_length + x];
  return common >> 24 == 255;
}

bool
chart_png_write (const uint32_t *pixels, size_t width, size_t height, size_t row_length,
                 ChartBytes write, void *target)
{
  uint8_t end[CHUNK_HEADER + 4];
  Png *png = calloc (1, sizeof *png);

  if (png == NULL)
    return false;
  png->pixels = pixels;
  png->width = width;
  png->height = height;
  png->row_length = row_length;
  png->write = write;
  png->target = target;
  png->depth = is_opaque (png) ? 3 : 4;
  make_crc_table (png->crc_table);
  write_header (png);
  check_rows (png);
  /* The stream's own header: deflated, from up to 32 KiB before. */
  png->deflate.end = png->block + CHUNK_HEADER;
  *png->deflate.end++ = 0x78;
  *png->deflate.end++ = 0x01;
  for (size_t y = 0; y < height && !png->is_refused; y++)
    add_row (png, y);
  write_block (png, true);
  write_chunk (png, "IEND", end, 0);
  bool is_whole = !png->is_refused;
  free (png);
  return is_whole;
}
