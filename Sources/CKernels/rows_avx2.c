#include "cells.h"

#if defined(__x86_64__)
#include "cells_avx2.h"
#include "moments.h"
#include "signs_avx2.h"

/* How many bytes of each column are looked through first, some rows of them, and how many times as many then, up to
   MOST_BYTES: where rows that are not plain are among others, little is looked through in vain. */
#define FIRST_BYTES 32
#define GROWTH 8
/* What may be loaded from the start of a cell on. */
#define LOADED 8

/* A column's cells in the rows of a stretch. */
struct strip
{
  const ChartTableColumn *column;
  const uint8_t *text;
  /* Where its cells begin, each before the one behind it; those of neighbouring rows are STRIDE apart. */
  const uint16_t *begins;
  size_t stride;
  /* How many bytes are between a cell and the one behind it. */
  unsigned gap;
  /* The row of the table that is the first here. */
  size_t first_row;
};

static inline struct cell
cell_at (const struct strip *strip, size_t row)
{
  const uint16_t *begins = strip->begins + row * strip->stride;

  return (struct cell) { strip->text + begins[0], strip->text + begins[1] - strip->gap };
}

/* Where a cell begins, and where the one behind it does in the higher bits. */
static inline int
pair_at (const uint16_t *begins)
{
  int pair;

  memcpy (&pair, begins, sizeof pair);
  return pair;
}

/* The cells of a row and the next three. */
INLINE struct cells
cells_at (const struct strip *strip, size_t row)
{
  const uint16_t *a = strip->begins + row * strip->stride, *b = a + strip->stride;
  const uint16_t *c = b + strip->stride, *d = c + strip->stride;
  __m128i pairs = _mm_setr_epi32 (pair_at (a), pair_at (b), pair_at (c), pair_at (d));
  __m128i begins = _mm_blend_epi16 (pairs, _mm_setzero_si128 (), 0xAA);
  __m128i bytes = _mm_sub_epi32 (_mm_srli_epi32 (pairs, 16), begins);
  __m128i gaps = _mm_set1_epi32 ((int) strip->gap);

  return (struct cells) {
    { strip->text + *a, strip->text + *b, strip->text + *c, strip->text + *d },
    _mm256_cvtepi32_epi64 (_mm_sub_epi32 (bytes, gaps))
  };
}

/* Reads the cells of some rows one by one; returns the first row whose cell is not plain, or END. */
static size_t
read_singly (struct table *table, const struct strip *strip, size_t row, size_t end)
{
  while (row < end
         && chart_read_cell (table, strip->column, cell_at (strip, row), strip->first_row + row))
    row++;
  return row;
}

/* Reads the numbers of a row and the next three; false where one is longer or not plain. */
INLINE bool
read_four (const struct strip *strip, size_t row, struct numbers numbers, bool is_long)
{
  struct cells cells = cells_at (strip, row);
  struct four four
    = is_long ? four_long (cells, numbers.decimal) : four_short (cells, numbers.decimal);
  size_t place = strip->first_row + row;

  return strip->column->kind == CHART_CELL_DECIMAL
           ? write_doubles (four, cells.lengths, numbers, (double *) strip->column->out + place)
           : write_integers (four, cells.lengths, numbers, (int64_t *) strip->column->out + place);
}

/* The first of the four rows that are read for NEXT and those behind it: the last ones, where fewer are left. */
static inline size_t
first_of_four (size_t next, size_t rows)
{
  return next + 4 <= rows ? next : rows - 4;
}

/* Reads numbers of at most 16 characters, and others one by one, from the row NEXT on; returns the first row whose
   number is not plain, or ROWS. */
AVX2 static __attribute__ ((noinline)) size_t
read_long (struct table *table, struct strip strip, struct numbers numbers, size_t next,
           size_t rows)
{
  for (; next < rows; next += 4)
    {
      size_t row = first_of_four (next, rows);

      if (read_four (&strip, row, numbers, true))
        continue;
      size_t end = read_singly (table, &strip, row, row + 4);
      if (end < row + 4)
        return end;
    }
  return rows;
}

/* Reads the numbers of some rows, of at most 8 characters as long as there are no others; returns the first row whose
   number is not plain, or ROWS. */
AVX2 static __attribute__ ((noinline)) size_t
read_numbers (struct table *table, const struct strip *strip, size_t rows)
{
  struct numbers numbers = {
    _mm256_set1_epi8 ((char) table->dialect.decimal),
    _mm256_set1_epi64x (strip->column->decimals),
    _mm256_set1_epi64x (table->count == 1 ? -1 : 0),
  };
  size_t next = 0;

  if (rows < 4)
    return read_singly (table, strip, 0, rows);
  while (next < rows && read_four (strip, first_of_four (next, rows), numbers, false))
    next += 4;
  return next < rows ? read_long (table, *strip, numbers, next, rows) : rows;
}

/* Reads the moments of some rows; returns the first row whose moment is not plain, or ROWS. */
static __attribute__ ((noinline)) size_t
read_moments (struct table *table, const struct strip *strip, size_t rows)
{
  int64_t *out = (int64_t *) strip->column->out + strip->first_row;
  size_t row = 0;

  for (; row < rows; row++)
    if (!read_moment (cell_at (strip, row), *strip->column, &table->month, &out[row])
        && read_singly (table, strip, row, row + 1) == row)
      break;
  return row;
}

/* Reads a column's cells in some rows; returns the first row whose cell is not plain, or ROWS. */
static inline size_t
read_strip (struct table *table, const struct strip *strip, size_t rows)
{
  switch (strip->column->kind)
    {
    case CHART_CELL_NUMBER:
    case CHART_CELL_DECIMAL:
      return read_numbers (table, strip, rows);
    case CHART_CELL_MOMENT:
      return read_moments (table, strip, rows);
    case CHART_CELL_TEXT:
      return read_singly (table, strip, 0, rows);
    default:
      /* That may be all of a row, or begin a comment. */
      return strip->column == table->columns ? read_singly (table, strip, 0, rows) : rows;
    }
}

/* Reads the cells of some rows, column by column; returns how many rows are plain. */
static inline size_t
read_columns (struct table *table, const uint8_t *text, const struct signs *signs,
              size_t first_row, size_t rows)
{
  for (size_t index = 0; index < table->count && rows > 0; index++)
    {
      bool is_last = index + 1 == table->count;
      struct strip strip = { .column = table->columns + index,
                             .text = text,
                             .begins = signs->begins + index,
                             .stride = table->count,
                             .gap = 1 + (is_last ? signs->has_returns : table->dialect.has_blank),
                             .first_row = first_row };

      rows = read_strip (table, &strip, rows);
    }
  return rows;
}

static inline size_t
no_more_than (size_t most, size_t number)
{
  return number < most ? number : most;
}

/* How many bytes are looked through: as many as wanted, at least some rows of so many columns, in whole blocks, and none
   behind which cells could not be loaded from where they begin. */
static inline size_t
stretch_length (size_t count, ptrdiff_t bytes, size_t wanted)
{
  size_t least = no_more_than (MOST_BYTES / FIRST_BYTES, count) * FIRST_BYTES;
  size_t most = bytes > LOADED ? (size_t) bytes - LOADED : 0;

  return no_more_than (no_more_than (MOST_BYTES, most), wanted > least ? wanted : least)
         & ~(size_t) 63;
}

/* Reads rows of a stretch of *LENGTH bytes from *AT on, up to CAPACITY; returns how many there are before the first that
   is not plain, not whole, or ends otherwise. *LENGTH is then what the next stretch may have: more where this one was
   used, or has no row's end. */
AVX2 static size_t
read_stretch (struct table *table, const uint8_t **at, size_t *length, size_t first_row,
              size_t capacity)
{
  struct signs signs;

  find_signs (*at, *length, table->dialect, &signs);
  size_t rows = no_more_than (capacity, regular_rows (*at, &signs, table->count));
  rows = read_columns (table, *at, &signs, first_row, rows);
  size_t used = signs.begins[rows * table->count];
  *at += used;
  *length = used > *length / 2 || signs.newlines == 0 ? *length * GROWTH : 0;
  return rows;
}

/* Reads in stretches, and behind one that was hardly used a row by itself: it is long, close to the end, or not plain.
   Where there is no room for as many as the last stretch had it is called again rather. */
AVX2 static size_t
read_rows (struct table *table, const uint8_t **at, const uint8_t *end, size_t capacity)
{
  size_t row = 0, rows = 0, wanted = 0;

  while (row < capacity && capacity - row >= rows)
    {
      size_t length = stretch_length (table->count, end - *at, wanted);

      wanted = length;
      rows = read_stretch (table, at, &wanted, row, capacity - row);
      row += rows;
      if (rows > 0 && wanted > length)
        continue;
      if (row == capacity || !chart_read_row (table, at, end, row))
        return row;
      row++;
    }
  return row;
}

size_t
chart_read_rows_avx2 (const uint8_t **at, const uint8_t *end, const ChartTableDialect *dialect,
                      const ChartTableColumn *columns, size_t count, size_t capacity)
{
  if (!__builtin_cpu_supports ("avx2") || !__builtin_cpu_supports ("bmi"))
    return chart_read_rows_portable (at, end, dialect, columns, count, capacity);
  struct table table = { .dialect = *dialect, .columns = columns, .count = count, .start = *at };
  return chart_is_table (&table) ? read_rows (&table, at, end, capacity) : 0;
}

#else

size_t
chart_read_rows_avx2 (const uint8_t **at, const uint8_t *end, const ChartTableDialect *dialect,
                      const ChartTableColumn *columns, size_t count, size_t capacity)
{
  return chart_read_rows_portable (at, end, dialect, columns, count, capacity);
}

#endif
