#include "cells.h"

#include "moments.h"
#include "nearest.h"

#include <math.h>

/* Of doubles, no exponent has more. */
#define MOST_EXPONENT_DIGITS 3

/* The figures of a number: those before the decimal sign and those behind it, together as one number. */
struct figures
{
  uint64_t mantissa;
  size_t whole, broken;
  bool is_negative;
};

/* Takes the digits at the cell's start and appends them to NUMBER, which wraps where they do not fit; returns how
   many there are. */
static inline size_t
take_digits (struct cell *cell, uint64_t *number)
{
  const uint8_t *first = cell->first;

  for (; cell->first < cell->end && is_digit (*cell->first); cell->first++)
    *number = *number * 10 + (uint64_t) (*cell->first - '0');
  return (size_t) (cell->first - first);
}

/* Takes a number without an exponent; false where there is none. */
static inline bool
take_figures (struct cell *cell, uint8_t decimal, struct figures *figures)
{
  *figures = (struct figures) { .is_negative = take (cell, '-') };
  figures->whole = take_digits (cell, &figures->mantissa);
  if (!take (cell, decimal))
    return figures->whole > 0;
  figures->broken = take_digits (cell, &figures->mantissa);
  return figures->broken > 0;
}

/* Takes e-7, or nothing; false where it is neither. */
static inline bool
take_exponent (struct cell *cell, int *exponent)
{
  uint64_t size = 0;

  *exponent = 0;
  if (!take (cell, 'e') && !take (cell, 'E'))
    return true;
  bool is_negative = take (cell, '-');
  if (!is_negative)
    take (cell, '+');
  size_t count = take_digits (cell, &size);
  if (count == 0 || count > MOST_EXPONENT_DIGITS)
    return false;
  *exponent = is_negative ? -(int) size : (int) size;
  return true;
}

static inline bool
read_number (struct cell cell, uint8_t decimal, unsigned decimals, int64_t *number)
{
  struct figures figures;
  int exponent;

  if (!take_figures (&cell, decimal, &figures) || !take_exponent (&cell, &exponent)
      || cell.first < cell.end)
    return false;
  int digits = (int) (figures.whole + figures.broken);
  int zeros = (int) decimals - (int) figures.broken + exponent;
  if (zeros < 0 || digits > CHART_MOST_FIGURES || zeros > CHART_MOST_FIGURES - digits)
    return false;
  int64_t size = (int64_t) (figures.mantissa * powers_of_ten[zeros]);
  *number = figures.is_negative ? -size : size;
  return true;
}

/* SIZE is the double nearest to a number; false where that is not found in one step, or where it is another whole
   number, which is to be told. */
static inline bool
find_nearest (struct figures figures, int exponent, double *size)
{
  int power = exponent - (int) figures.broken;
  bool is_exact = figures.mantissa <= EXACT_INTEGERS;

  if (!is_exact && figures.broken == 0
      && (exponent != 0 || (uint64_t) (double) figures.mantissa != figures.mantissa))
    return false;
  if (power <= 0 && power >= -MOST_MANTISSA_DIGITS)
    *size = decimal (figures.mantissa, (unsigned) -power);
  else if (is_exact && power >= -MOST_EXACT_POWER && power <= MOST_EXACT_POWER)
    *size = power > 0 ? (double) figures.mantissa * exact_powers_of_ten[power]
                      : (double) figures.mantissa / exact_powers_of_ten[-power];
  else
    return false;
  return true;
}

static inline bool
read_decimal (struct cell cell, uint8_t decimal, double *number)
{
  struct figures figures;
  int exponent;
  double size;

  if (!take_figures (&cell, decimal, &figures)
      || figures.whole + figures.broken > CHART_MOST_DECIMAL_FIGURES
      || !take_exponent (&cell, &exponent) || cell.first < cell.end
      || !find_nearest (figures, exponent, &size))
    return false;
  *number = figures.is_negative ? -size : size;
  return true;
}

static inline struct cell
trimmed (struct cell cell)
{
  while (cell.first < cell.end && *cell.first == ' ')
    cell.first++;
  while (cell.first < cell.end && cell.end[-1] == ' ')
    cell.end--;
  return cell;
}

/* Whether a cell begins a row that is a comment. */
static inline bool
is_comment (const struct table *table, const ChartTableColumn *column, struct cell cell)
{
  return column == table->columns && cell.first < cell.end && *cell.first == '#';
}

static inline bool
read_empty (const ChartTableColumn *column, size_t row)
{
  if (column->kind == CHART_CELL_DECIMAL)
    ((double *) column->out)[row] = NAN;
  else if (column->kind == CHART_CELL_NUMBER || column->kind == CHART_CELL_MOMENT)
    ((int64_t *) column->out)[row] = INT64_MIN;
  else if (column->kind == CHART_CELL_TEXT)
    ((int64_t *) column->out)[row] = 0;
  return true;
}

static inline bool
note_place (struct cell text, const uint8_t *start, int64_t *place)
{
  ptrdiff_t first = text.first - start, length = text.end - text.first;

  *place = (int64_t) ((uint64_t) first << 32 | (uint64_t) length);
  return first <= INT32_MAX && length <= INT32_MAX;
}

bool
chart_read_cell (struct table *table, const ChartTableColumn *column, struct cell cell, size_t row)
{
  struct cell text = trimmed (cell);
  uint8_t decimal = table->dialect.decimal;

  if (is_comment (table, column, cell) || (text.first == text.end && table->count == 1))
    return false;
  if (text.first == text.end)
    return read_empty (column, row);
  switch (column->kind)
    {
    case CHART_CELL_NUMBER:
      return read_number (text, decimal, column->decimals, (int64_t *) column->out + row);
    case CHART_CELL_DECIMAL:
      return read_decimal (text, decimal, (double *) column->out + row);
    case CHART_CELL_MOMENT:
      return read_moment (text, *column, &table->month, (int64_t *) column->out + row);
    case CHART_CELL_TEXT:
      return note_place (text, table->start, (int64_t *) column->out + row);
    default:
      return true;
    }
}
