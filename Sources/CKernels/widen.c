#include "loops.h"

typedef float Lanes __attribute__ ((ext_vector_type (CHART_LANES)));
typedef int32_t Fixed __attribute__ ((ext_vector_type (CHART_LANES)));

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
  for (size_t slice = 0; slice + CHART_LANES <= count; slice += CHART_LANES)
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
chart_widen_portable (const float *lows, const float *highs, size_t count, const float *pen,
                      size_t pens, float height, int32_t *tops, int32_t *bottoms)
{
  widen (lows, highs, count, pen, pens, height, tops, bottoms);
}

AVX2 void
widen_avx2 (const float *lows, const float *highs, size_t count, const float *pen, size_t pens,
            float height, int32_t *tops, int32_t *bottoms)
{
  widen (lows, highs, count, pen, pens, height, tops, bottoms);
}

void
chart_widen (const float *lows, const float *highs, size_t count, const float *pen, size_t pens,
             float height, int32_t *tops, int32_t *bottoms)
{
  QUICKEST (widen_avx2, chart_widen_portable) (lows, highs, count, pen, pens, height, tops,
                                               bottoms);
}
