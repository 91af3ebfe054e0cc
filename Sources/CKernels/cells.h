/* The cells of plain rows, and these rows, one by one. */
#pragma once

#include "tables.h"

/* The bytes of a cell, from the first up to END, which is not one of them. */
struct cell
{
  const uint8_t *first, *end;
};

/* A month, named by the first eight characters of its days: neighbours mostly share it. While none has been met its
   length is 0. */
struct month
{
  uint64_t name;
  int64_t first_day;
  unsigned length;
};

/* A table that is being read. */
struct table
{
  ChartTableDialect dialect;
  const ChartTableColumn *columns;
  size_t count;
  /* The first byte of the rows. */
  const uint8_t *start;
  struct month month;
};

/* Whether a table has cells, and signs that can be told from each other and from numbers. */
bool chart_is_table (const struct table *table);

/* Reads the cell of a column in a row, counted from the first that is read; false where it is not plain. */
bool chart_read_cell (struct table *table, const ChartTableColumn *column, struct cell cell,
                      size_t row);

/* Reads a row from *AT on, which is then behind it; false where it is not plain or not whole. */
bool chart_read_row (struct table *table, const uint8_t **at, const uint8_t *end, size_t row);
