#include "cells.h"

#include "digits.h"

/* The highest bit of each of EIGHT bytes that is CHARACTER, and of none before the first of these. */
static inline uint64_t
marks_of (uint64_t eight, uint8_t character)
{
  uint64_t others = eight ^ character * UINT64_C (0x0101010101010101);

  return (others - UINT64_C (0x0101010101010101)) & ~others & UINT64_C (0x8080808080808080);
}

/* The next sign from AT on that ends a cell, or a quote or a return; END where there is none. */
static inline const uint8_t *
next_sign (const uint8_t *at, const uint8_t *end, const ChartTableDialect *dialect)
{
  for (; end - at >= 8; at += 8)
    {
      uint64_t eight = load (at);
      uint64_t marks = marks_of (eight, dialect->delimiter) | marks_of (eight, dialect->quote)
                       | marks_of (eight, '\n') | marks_of (eight, '\r');

      if (marks)
        return at + __builtin_ctzll (marks) / 8;
    }
  while (at < end && *at != dialect->delimiter && *at != dialect->quote && *at != '\n'
         && *at != '\r')
    at++;
  return at;
}

/* The same, but for delimiters without the blank that belongs to them. */
static inline const uint8_t *
end_of_cell (const uint8_t *at, const uint8_t *end, const ChartTableDialect *dialect)
{
  const uint8_t *sign = next_sign (at, end, dialect);

  if (dialect->has_blank)
    while (sign < end && *sign == dialect->delimiter && (end - sign < 2 || sign[1] != ' '))
      sign = next_sign (sign + 1, end, dialect);
  return sign;
}

/* Finds what is between the quotes of a cell, and the sign behind it or END; false where that has a quote, perhaps told
   by a backslash, or ends a line, or where something else than a sign follows. */
static inline bool
find_quoted (const uint8_t *first, const uint8_t *end, const ChartTableDialect *dialect,
             struct cell *cell, const uint8_t **sign)
{
  const uint8_t *close = memchr (first, dialect->quote, (size_t) (end - first));

  if (close == NULL || (close > first && close[-1] == '\\')
      || memchr (first, '\n', (size_t) (close - first)))
    return false;
  *cell = (struct cell) { first, close };
  *sign = close + 1;
  return *sign == end_of_cell (*sign, end, dialect);
}

/* Finds the cell at AT, and the sign behind it or END; false where it has quotes, but not just around it. */
static inline bool
find_cell (const uint8_t *at, const uint8_t *end, const ChartTableDialect *dialect,
           struct cell *cell, const uint8_t **sign)
{
  if (at < end && *at == dialect->quote && dialect->quote != 0)
    return find_quoted (at + 1, end, dialect, cell, sign);
  *sign = end_of_cell (at, end, dialect);
  *cell = (struct cell) { at, *sign };
  return true;
}

bool
chart_read_row (struct table *table, const uint8_t **at, const uint8_t *end, size_t row)
{
  const uint8_t *first = *at, *sign;
  struct cell cell;

  for (size_t index = 0; index < table->count; index++)
    {
      bool is_last = index + 1 == table->count;

      if (!find_cell (first, end, &table->dialect, &cell, &sign))
        return false;
      if (is_last && sign < end && *sign == '\r')
        sign++;
      if (sign == end || *sign != (is_last ? '\n' : table->dialect.delimiter))
        return false;
      if (!chart_read_cell (table, table->columns + index, cell, row))
        return false;
      first = sign + 1 + (!is_last && table->dialect.has_blank);
    }
  *at = first;
  return true;
}

bool
chart_is_table (const struct table *table)
{
  ChartTableDialect signs = table->dialect;
  bool is_decimal = signs.decimal == '.' || signs.decimal == ',';
  bool is_delimiter = (uint8_t) (signs.delimiter - '0') > 9 && signs.delimiter != '-'
                      && signs.delimiter != '\n' && signs.delimiter != '\r'
                      && !(signs.has_blank && signs.delimiter == ' ');
  bool is_quote = signs.quote != signs.delimiter && signs.quote != '\n' && signs.quote != '\r'
                  && !(signs.has_blank && signs.quote == ' ');

  return table->count > 0 && is_decimal && is_delimiter && is_quote;
}

size_t
chart_read_rows_portable (const uint8_t **at, const uint8_t *end, const ChartTableDialect *dialect,
                          const ChartTableColumn *columns, size_t count, size_t capacity)
{
  struct table table = { .dialect = *dialect, .columns = columns, .count = count, .start = *at };
  size_t rows = 0;

  if (!chart_is_table (&table))
    return 0;
  while (rows < capacity && chart_read_row (&table, at, end, rows))
    rows++;
  return rows;
}

size_t
chart_read_rows (const uint8_t **at, const uint8_t *end, const ChartTableDialect *dialect,
                 const ChartTableColumn *columns, size_t count, size_t capacity)
{
  return chart_read_rows_avx2 (at, end, dialect, columns, count, capacity);
}
