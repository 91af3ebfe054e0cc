#include "loops.h"

/* Four pixels of 32 bits, or of three bytes with as many bytes behind them as are left. */
typedef uint8_t Bytes __attribute__ ((vector_size (16)));
enum { PIXELS = sizeof (Bytes) / 4, BYTES = 3 * PIXELS };

INLINE void
write_rgb (const uint32_t *pixels, size_t count, uint8_t *rgb)
{
  size_t next = 0;

  /* What is written behind four pixels belongs to the two that follow them. */
  for (; next + PIXELS + 2 <= count; next += PIXELS, rgb += BYTES)
    {
      Bytes four;

      memcpy (&four, pixels + next, sizeof four);
      four = __builtin_shufflevector (four, four, 2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, -1, -1, -1,
                                      -1);
      memcpy (rgb, &four, sizeof four);
    }
  for (; next < count; next++)
    for (int shift = 16; shift >= 0; shift -= 8)
      *rgb++ = (uint8_t) (pixels[next] >> shift);
}

void
chart_write_rgb_portable (const uint32_t *pixels, size_t count, uint8_t *rgb)
{
  write_rgb (pixels, count, rgb);
}

AVX2 void
write_rgb_avx2 (const uint32_t *pixels, size_t count, uint8_t *rgb)
{
  write_rgb (pixels, count, rgb);
}

void
chart_write_rgb (const uint32_t *pixels, size_t count, uint8_t *rgb)
{
  QUICKEST (write_rgb_avx2, chart_write_rgb_portable) (pixels, count, rgb);
}
