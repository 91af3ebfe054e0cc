/* The innermost loop of reading text tables. */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* What the cells of a column are read as. */
typedef enum {
  /* Whole numbers, int64_t, that doubles hold: 12.5 with 2 decimals is 1250, and so is 12.50. Minus zero is 0. */
  CHART_CELL_NUMBER,
  /* The nearest doubles, however many decimals there are. */
  CHART_CELL_DECIMAL,
  /* Milliseconds since 1970 UTC, int64_t; with decimals their tenths, hundredths or thousandths. */
  CHART_CELL_MOMENT,
  /* Nothing. */
  CHART_CELL_SKIPPED,
  /* Any text, of which only the place is kept, int64_t: its first byte, counted from the first of the rows that are
     read, times 2^32, and its length, both without the blanks around it; 0 for an empty cell. */
  CHART_CELL_TEXT,
} ChartCellKind;

/* Which moments of a column are plain: any, those without a zone, or those that are all as far ahead of UTC. One without is
   read as UTC. */
typedef enum {
  CHART_ZONES_ANY,
  CHART_ZONES_NEVER,
  CHART_ZONES_ONE,
} ChartZones;

/* The most figures of a whole number, of a decimal, and of a moment behind its milliseconds. */
#define CHART_MOST_FIGURES 15
#define CHART_MOST_DECIMAL_FIGURES 19
#define CHART_MOST_MOMENT_DECIMALS 3

/* What a column's cells are, and where they go. */
typedef struct {
  ChartCellKind kind;
  ChartZones zones;
  /* How many figures are kept behind the decimal sign, or behind a moment's milliseconds; a cell with more is not
     plain. */
  uint8_t decimals;
  /* The minutes ahead of UTC where zones are one. */
  int16_t offset;
  /* An element for each row, INT64_MIN or NaN for an empty cell; NULL where cells are skipped. The memory of hundreds
     of columns should not lie in steps of 4096 bytes: it would not stay near the processor. */
  void *out;
} ChartTableColumn;

/* The signs of a table. */
typedef struct {
  /* Neither a digit, nor a minus, nor what ends a row. */
  uint8_t delimiter;
  /* A point or a comma; where it is the delimiter, it is that alone. */
  uint8_t decimal;
  /* Neither the delimiter nor what ends a row; 0 where there is none. Rows with quotes are read one by one, which takes
     longer. */
  uint8_t quote;
  /* Whether each delimiter has a blank behind it, without which it is a part of a cell. It is none itself then. */
  bool has_blank;
} ChartTableDialect;

/* Reads plain rows from *AT on, up to CAPACITY, and writes an element for each of their cells. *AT is then at the
   first row that was not read: because there is hardly any room left, because it is not plain, or because it does
   not end before END. Where none is read, and there is room, it is one of the last two; where the signs are not as
   above, none ever is. Neither a byte before *AT nor one from END on is looked at. What was written behind the rows
   that were read, up to CAPACITY, means nothing.

   A plain row has COUNT cells, no # at its start, which comments have, and a line feed at its end, perhaps with a return
   before it: the only one. Its cells have no quotes but those just around them. They are empty, which one that is alone
   must not be, or these, with blanks around them or without:

   - a number: perhaps a minus, digits, and perhaps a decimal sign and digits, where those before it may be missing,
     and perhaps a power of ten, e-7. Of a whole number, all digits and the zeros behind them up to the column's
     decimals are at most CHART_MOST_FIGURES; of a decimal, all digits are at most CHART_MOST_DECIMAL_FIGURES. Whole
     ones are no decimals where doubles do not hold them;
   - a moment: 2026-01-31, and perhaps T or a blank and a time: 16:05, 16:05:30, 16:05:30.123 (or with a comma);
     behind a time perhaps a zone, with a blank before it or without: Z, UTC, +02, +0200, +02:00. It is one of the
     calendar, in hours up to 23 and seconds up to 59;
   - anything, where cells are skipped, or texts that are not 2^31 bytes away.

   The portable one and the one for AVX2 read the same rows, though not always as many at a time; the one without a
   name is the fastest that this processor has. Linear time. */
size_t chart_read_rows (const uint8_t **at, const uint8_t *end, const ChartTableDialect *dialect,
                        const ChartTableColumn *columns, size_t count, size_t capacity);
size_t chart_read_rows_portable (const uint8_t **at, const uint8_t *end,
                                 const ChartTableDialect *dialect, const ChartTableColumn *columns,
                                 size_t count, size_t capacity);
size_t chart_read_rows_avx2 (const uint8_t **at, const uint8_t *end,
                             const ChartTableDialect *dialect, const ChartTableColumn *columns,
                             size_t count, size_t capacity);
