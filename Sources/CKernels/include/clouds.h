/* The loop that counts the points of a scatter. */
#pragma once

#include <stddef.h>
#include <stdint.h>

/* The cells of a plane: the numbers at its left and lower edge, how many columns and rows there are for 1, the
   last ones, and the point that sums are of distances from. COLUMNS times the rows are less than 2^31. */
typedef struct
{
  double left, foot, columns_per_unit, rows_per_unit, last_column, last_row, middle_x, middle_y;
  int32_t columns;
} ChartPlane;

/* A cell: how many points are in it, and one of them. */
typedef struct
{
  uint32_t count, point;
} ChartCell;

/* Sums of points with both numbers: how many there are, and of their distances from the middle, of the
   squares of these, and of their products. */
typedef struct
{
  double count, x, y, xx, yy, xy;
} ChartPairSums;

/* Adds STEP to the count of the cell that each of COUNT points is in, the lowest row first, and writes there
   which point it is, counted from FIRST; STEP of UINT32_MAX takes one away, and leaves what is written. Beyond an
   edge it is the cell there; a point without one of its numbers (NaN) is none. CELLS has one more than the plane,
   which means nothing. Adds to SUMS what all of them come to. Both give the same, to the last bit. */
void chart_count_points (const double *x, const double *y, size_t count, const ChartPlane *plane,
                         uint32_t first, uint32_t step, ChartCell *cells, ChartPairSums *sums);
void chart_count_points_portable (const double *x, const double *y, size_t count,
                                  const ChartPlane *plane, uint32_t first, uint32_t step,
                                  ChartCell *cells, ChartPairSums *sums);

/* What the points of a cell are coloured by: the sum of the numbers that are known, and how many these are. */
typedef struct
{
  double sum, count;
} ChartCellSum;

/* Adds to the cell that each of COUNT points is in its number Z less ZERO, once for STEP of 1; STEP of -1 takes it
   away. A point without one of its three numbers (NaN) is none. SUMS has one more than the plane, which means
   nothing. Both give the same, to the last bit. */
void chart_sum_points (const double *x, const double *y, const double *z, size_t count,
                       const ChartPlane *plane, double zero, double step, ChartCellSum *sums);
void chart_sum_points_portable (const double *x, const double *y, const double *z, size_t count,
                                const ChartPlane *plane, double zero, double step,
                                ChartCellSum *sums);
