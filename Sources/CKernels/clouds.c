#include "include/clouds.h"
#include "loops.h"

#include <math.h>

/* Points that are looked at together. */
#define POINTS 4

typedef double Numbers __attribute__ ((ext_vector_type (POINTS)));
typedef int64_t Known __attribute__ ((ext_vector_type (POINTS)));
typedef int32_t Places __attribute__ ((ext_vector_type (POINTS)));

/* Sums of each lane. */
typedef struct
{
  Numbers count, x, y, xx, yy, xy;
} LaneSums;

INLINE Numbers
load (const double *numbers)
{
  Numbers lanes;

  memcpy (&lanes, numbers, sizeof lanes);
  return lanes;
}

/* From 0 to LAST, whatever is not a number too. */
INLINE Numbers
inside (Numbers numbers, double last)
{
  numbers = numbers > (Numbers) 0 ? numbers : (Numbers) 0;
  return numbers < (Numbers) last ? numbers : (Numbers) last;
}

INLINE double
total (Numbers lanes)
{
  return (lanes[0] + lanes[1]) + (lanes[2] + lanes[3]);
}

/* The cells that points are in; behind the last one of those that are not known. */
INLINE Places
places (Numbers x, Numbers y, Known known, const ChartPlane *plane)
{
  Numbers column = inside ((x - plane->left) * plane->columns_per_unit, plane->last_column);
  Numbers row = inside ((y - plane->foot) * plane->rows_per_unit, plane->last_row);
  Places place = __builtin_convertvector (row, Places) * plane->columns
                 + __builtin_convertvector (column, Places);
  int32_t none = ((int32_t) plane->last_row + 1) * plane->columns;

  return __builtin_convertvector (known, Places) ? place : (Places) none;
}

INLINE void
count_four (const double *x, const double *y, const ChartPlane *plane, uint32_t first,
            uint32_t step, ChartCell *cells, LaneSums *sums)
{
  Numbers a = load (x), b = load (y);
  Known known = (a == a) & (b == b);
  Places place = places (a, b, known, plane);

  for (int i = 0; i < POINTS; i++)
    {
      ChartCell *cell = cells + place[i];

      cell->count += step;
      if (step == 1)
        cell->point = first + (uint32_t) i;
    }
  a = known ? a - plane->middle_x : (Numbers) 0;
  b = known ? b - plane->middle_y : (Numbers) 0;
  sums->count += known ? (Numbers) 1 : (Numbers) 0;
  sums->x += a;
  sums->y += b;
  sums->xx += a * a;
  sums->yy += b * b;
  sums->xy += a * b;
}

INLINE void
count_points (const double *x, const double *y, size_t count, const ChartPlane *plane,
              uint32_t first, uint32_t step, ChartCell *cells, ChartPairSums *sums)
{
  LaneSums lanes = { 0 };
  double last_x[POINTS] = { NAN, NAN, NAN, NAN }, last_y[POINTS] = { NAN, NAN, NAN, NAN };
  size_t i = 0;

  for (; i + POINTS <= count; i += POINTS)
    count_four (x + i, y + i, plane, first + (uint32_t) i, step, cells, &lanes);
  memcpy (last_x, x + i, (count - i) * sizeof *x);
  memcpy (last_y, y + i, (count - i) * sizeof *y);
  count_four (last_x, last_y, plane, first + (uint32_t) i, step, cells, &lanes);
  sums->count += total (lanes.count);
  sums->x += total (lanes.x);
  sums->y += total (lanes.y);
  sums->xx += total (lanes.xx);
  sums->yy += total (lanes.yy);
  sums->xy += total (lanes.xy);
}

void
chart_count_points_portable (const double *x, const double *y, size_t count,
                             const ChartPlane *plane, uint32_t first, uint32_t step,
                             ChartCell *cells, ChartPairSums *sums)
{
  count_points (x, y, count, plane, first, step, cells, sums);
}

AVX2 void
count_points_avx2 (const double *x, const double *y, size_t count, const ChartPlane *plane,
                   uint32_t first, uint32_t step, ChartCell *cells, ChartPairSums *sums)
{
  count_points (x, y, count, plane, first, step, cells, sums);
}

void
chart_count_points (const double *x, const double *y, size_t count, const ChartPlane *plane,
                    uint32_t first, uint32_t step, ChartCell *cells, ChartPairSums *sums)
{
  QUICKEST (count_points_avx2, chart_count_points_portable) (x, y, count, plane, first, step, cells,
                                                             sums);
}

INLINE void
sum_four (const double *x, const double *y, const double *z, const ChartPlane *plane, double zero,
          double step, ChartCellSum *sums)
{
  Numbers a = load (x), b = load (y), c = load (z);
  Known known = (a == a) & (b == b) & (c == c);
  Places place = places (a, b, known, plane);

  c = known ? (c - zero) * step : (Numbers) 0;
  for (int i = 0; i < POINTS; i++)
    {
      ChartCellSum *sum = sums + place[i];

      sum->sum += c[i];
      sum->count += step;
    }
}

INLINE void
sum_points (const double *x, const double *y, const double *z, size_t count,
            const ChartPlane *plane, double zero, double step, ChartCellSum *sums)
{
  double last_x[POINTS] = { NAN, NAN, NAN, NAN }, last_y[POINTS] = { NAN, NAN, NAN, NAN };
  double last_z[POINTS] = { NAN, NAN, NAN, NAN };
  size_t i = 0;

  for (; i + POINTS <= count; i += POINTS)
    sum_four (x + i, y + i, z + i, plane, zero, step, sums);
  memcpy (last_x, x + i, (count - i) * sizeof *x);
  memcpy (last_y, y + i, (count - i) * sizeof *y);
  memcpy (last_z, z + i, (count - i) * sizeof *z);
  sum_four (last_x, last_y, last_z, plane, zero, step, sums);
}

void
chart_sum_points_portable (const double *x, const double *y, const double *z, size_t count,
                           const ChartPlane *plane, double zero, double step, ChartCellSum *sums)
{
  sum_points (x, y, z, count, plane, zero, step, sums);
}

AVX2 void
sum_points_avx2 (const double *x, const double *y, const double *z, size_t count,
                 const ChartPlane *plane, double zero, double step, ChartCellSum *sums)
{
  sum_points (x, y, z, count, plane, zero, step, sums);
}

void
chart_sum_points (const double *x, const double *y, const double *z, size_t count,
                  const ChartPlane *plane, double zero, double step, ChartCellSum *sums)
{
  QUICKEST (sum_points_avx2, chart_sum_points_portable) (x, y, z, count, plane, zero, step, sums);
}
