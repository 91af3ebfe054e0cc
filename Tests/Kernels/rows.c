#include "rows.h"

#include "tables.h"

#include <stdlib.h>
#include <string.h>

/* Most tables are short, where ends and faults are met; some are longer than one stretch. */
#define MOST_BYTES 200000
#define SHORT_BYTES 3000
#define LONG_ONES 50
/* Columns of most tables, and of one in so many. */
#define FEW_COLUMNS 12
#define MOST_COLUMNS 400
#define WIDE_ONES 50
/* What is read of a table: more than any has. */
#define MOST_NUMBERS (2 * MOST_BYTES)

typedef size_t (*Loop) (const uint8_t **, const uint8_t *, const ChartTableDialect *,
                        const ChartTableColumn *, size_t, size_t);

/* A table, and how it is read. */
struct trial
{
  uint8_t *bytes;
  size_t length, count, capacity;
  /* One thing in so many is odd; in calm tables none is, so that loops run on. */
  size_t rarity;
  bool is_calm;
  /* Whether most cells are empty. */
  bool is_sparse;
  /* Whether most cells have quotes. */
  bool is_quoted;
  ChartTableDialect dialect;
  ChartTableColumn columns[MOST_COLUMNS];
};

/* All that was read of a table, row by row, and where each run of rows ended. */
struct reading
{
  size_t count;
  int64_t numbers[MOST_NUMBERS];
};

static uint64_t (*random_source) (void);

static size_t
below (size_t end)
{
  return (size_t) (random_source () % end);
}

static bool
once_in (size_t tries)
{
  return below (tries) == 0;
}

static bool
is_odd (const struct trial *trial)
{
  return !trial->is_calm && once_in (trial->rarity);
}

static void
put (struct trial *trial, size_t most, const char *text)
{
  for (; *text && trial->length < most; text++)
    trial->bytes[trial->length++] = (uint8_t) *text;
}

static void
put_digits (struct trial *trial, size_t most, size_t digits)
{
  for (; digits > 0; digits--)
    put (trial, most, (char[]) { (char) ('0' + below (10)), 0 });
}

static void
put_number (struct trial *trial, size_t most, ChartTableColumn column)
{
  const char decimal[] = { (char) trial->dialect.decimal, 0 };

  put (trial, most, once_in (3) ? "-" : "");
  put_digits (trial, most, is_odd (trial) ? below (20) : 1 + below (8));
  put (trial, most, is_odd (trial) ? "-" : is_odd (trial) ? decimal : "");
  put_digits (trial, most, !trial->is_calm && once_in (4) ? below (8) : 0);
  if (column.decimals == 0 || once_in (3))
    return;
  put (trial, most, decimal);
  put_digits (trial, most, 1 + below (column.decimals + is_odd (trial)));
}

static const char *
one_of (const char *const *words, size_t count)
{
  return words[below (count)];
}

#define ONE_OF(words) one_of (words, sizeof words / sizeof *words)

/* A day, a time and a zone, which now and then do not exist. */
static void
put_moment (struct trial *trial, size_t most)
{
  static const char *const days[] = { "2026-01-1", "2024-02-2", "1970-01-0", "9999-12-2" };
  static const char *const odd_days[] = { "2026-13-0", "2026-00-1", "1969-12-3", "2026-11-3",
                                          "2023-02-2", "1900-02-2", "0000-02-2", "2026/01/1" };
  static const char *const times[] = { "", "T16:05", " 16:05:30", "T16:05:30.1", " 23:59:59.999" };
  static const char *const odd_times[]
    = { "T00:00:00,12", "T24:00:00",  "T12:60",           " 12:00:60", "T1:00",
        "T29:00:00",    "T12:00:00.", "T12:00:00.123456", " 12:00:0" };
  static const char *const zones[] = { "", "Z", "+02", "-0330", "+05:45", " UTC", " +0100" };
  static const char *const odd_zones[] = { "+24:00", "-1", "+01:60", " ", "z", "UT", "Z ", "+02:" };

  put (trial, most, is_odd (trial) ? ONE_OF (odd_days) : ONE_OF (days));
  put_digits (trial, most, 1);
  const char *time = is_odd (trial) ? ONE_OF (odd_times) : ONE_OF (times);
  put (trial, most, time);
  if (*time || is_odd (trial))
    put (trial, most, is_odd (trial) ? ONE_OF (odd_zones) : ONE_OF (zones));
}

static void
put_cell (struct trial *trial, size_t most, ChartTableColumn column)
{
  static const char *const words[] = { "", "word", "two words" };
  static const char *const odd[]
    = { "N/A", "#",   "\"quoted\"", "1e5", "-1.5E-7", "2.5e+22", "\r", "a\rb", ",", ", ", " ",
        "1,5", "1.5", "--1",        "1-",  "+1",      ".",       "-",  "-.5",  "5.", "\xC3\xA4",
        "1.2345678.5" };

  put (trial, most, is_odd (trial) ? " " : "");
  if (is_odd (trial))
    put (trial, most, ONE_OF (odd));
  else if (column.kind == CHART_CELL_SKIPPED || column.kind == CHART_CELL_TEXT)
    put (trial, most, ONE_OF (words));
  else if (trial->is_sparse ? !once_in (50) : once_in (20))
    put (trial, most, "");
  else if (column.kind == CHART_CELL_MOMENT)
    put_moment (trial, most);
  else
    put_number (trial, most, column);
  put (trial, most, is_odd (trial) ? " " : "");
}

static void
put_row (struct trial *trial, size_t most, const char *newline)
{
  char delimiter[] = { (char) trial->dialect.delimiter, trial->dialect.has_blank ? ' ' : 0, 0 };
  char quote[] = { trial->is_quoted ? (char) trial->dialect.quote : 0, 0 };

  for (size_t index = 0; index < trial->count; index++)
    {
      put (trial, most, index > 0 ? delimiter : "");
      bool is_quoted = !is_odd (trial);
      put (trial, most, is_quoted ? quote : "");
      put_cell (trial, most, trial->columns[index]);
      put (trial, most, is_odd (trial) ? "\\" : "");
      put (trial, most, is_quoted ? quote : "");
    }
  put (trial, most, is_odd (trial) ? delimiter : "");
  put (trial, most, is_odd (trial) ? "\r\n" : newline);
}

static void
choose_columns (struct trial *trial)
{
  static const ChartCellKind kinds[]
    = { CHART_CELL_NUMBER, CHART_CELL_NUMBER, CHART_CELL_NUMBER, CHART_CELL_DECIMAL,
        CHART_CELL_DECIMAL, CHART_CELL_MOMENT, CHART_CELL_SKIPPED,
        CHART_CELL_TEXT };
  size_t few = CHART_MOST_MOMENT_DECIMALS, many = trial->is_calm ? few : CHART_MOST_FIGURES + 1;

  trial->count = 1 + below (once_in (WIDE_ONES) ? MOST_COLUMNS : FEW_COLUMNS);
  for (size_t index = 0; index < trial->count; index++)
    trial->columns[index] = (ChartTableColumn) {
      .kind = kinds[below (sizeof kinds / sizeof *kinds)],
      .zones = is_odd (trial) ? (ChartZones) below (3) : CHART_ZONES_ANY,
      .decimals = (uint8_t) below (1 + (once_in (10) ? many : few)),
    };
}

static void
choose_dialect (struct trial *trial)
{
  static const char delimiters[] = ",,,,;\t| .-:7\n\r\"";
  static const char quotes[] = "\"\"\"\"'\0 ,5\r\n";

  trial->dialect = (ChartTableDialect) {
    .delimiter = (uint8_t) delimiters[once_in (4) ? below (sizeof delimiters - 1) : below (6)],
    .decimal = (uint8_t) (once_in (4) ? ',' : once_in (100) ? '-' : '.'),
    .quote = (uint8_t) quotes[once_in (10) ? below (sizeof quotes - 1) : below (4)],
    .has_blank = once_in (6),
  };
}

/* A table with a fault here and there. */
static void
fill (struct trial *trial, size_t most)
{
  const char *newline = once_in (3) ? "\r\n" : "\n";

  trial->bytes = malloc (most);
  trial->length = 0;
  while (trial->length < most)
    put_row (trial, most, newline);
  for (size_t faults = trial->is_calm ? 0 : below (5); faults > 0 && most > 0; faults--)
    trial->bytes[below (most)] = (uint8_t) "\"\"\n\n\r, .-;\0\xFF" "5"[below (14)];
}

/* The columns with memory for so many rows, one that is not used apart from the others. */
static void
allocate (struct trial *trial)
{
  for (size_t index = 0; index < trial->count; index++)
    trial->columns[index].out = trial->columns[index].kind == CHART_CELL_SKIPPED
                                  ? NULL
                                  : malloc (trial->capacity * sizeof (int64_t));
}

static void
release (struct trial *trial)
{
  for (size_t index = 0; index < trial->count; index++)
    free (trial->columns[index].out);
}

static void
note (struct reading *reading, int64_t number)
{
  if (reading->count == MOST_NUMBERS)
    abort ();
  reading->numbers[reading->count++] = number;
}

static void
note_rows (const struct trial *trial, struct reading *reading, size_t rows, ptrdiff_t first)
{
  for (size_t row = 0; row < rows; row++)
    for (size_t index = 0; index < trial->count; index++)
      if (trial->columns[index].out)
        {
          int64_t number = ((const int64_t *) trial->columns[index].out)[row];
          bool is_place = trial->columns[index].kind == CHART_CELL_TEXT && number != 0;

          note (reading, number + (is_place ? (int64_t) ((uint64_t) first << 32) : 0));
        }
}

/* Reads all of a table as readers do: behind a row that is not plain it goes on with the next. */
static void
read_all (Loop loop, const struct trial *trial, struct reading *reading)
{
  const uint8_t *at = trial->bytes, *end = trial->bytes + trial->length, *next;

  reading->count = 0;
  do
    {
      size_t rows;

      do
        {
          ptrdiff_t first = at - trial->bytes;

          rows = loop (&at, end, &trial->dialect, trial->columns, trial->count, trial->capacity);
          if (rows > trial->capacity || at > end)
            abort ();
          note_rows (trial, reading, rows, first);
        }
      while (rows > 0);
      note (reading, at - trial->bytes);
      next = at < end ? memchr (at, '\n', (size_t) (end - at)) : NULL;
      at = next ? next + 1 : end;
    }
  while (next);
}

/* Whether two loops read the same. */
static bool
are_alike (Loop one, Loop other, struct trial *trial)
{
  static struct reading a, b;

  allocate (trial);
  read_all (one, trial, &a);
  read_all (other, trial, &b);
  release (trial);
  return a.count == b.count && memcmp (a.numbers, b.numbers, a.count * sizeof *a.numbers) == 0;
}

const char *
read_rows_alike (uint64_t (*next_random) (void))
{
  static struct trial trial;

  random_source = next_random;
  bool is_long = once_in (LONG_ONES);
  trial.rarity = 10 + below (500);
  trial.is_calm = is_long || once_in (4);
  trial.is_sparse = once_in (10);
  trial.is_quoted = once_in (5);
  choose_columns (&trial);
  choose_dialect (&trial);
  trial.capacity = once_in (3) ? 1 + below (10) : 1 + below (20000);
  fill (&trial, below (is_long ? MOST_BYTES : SHORT_BYTES));
  bool alike = are_alike (chart_read_rows_portable, chart_read_rows_avx2, &trial);
  free (trial.bytes);
  return alike ? NULL : "Rows";
}

static size_t
read_wrongly (const uint8_t **at, const uint8_t *end, const ChartTableDialect *dialect,
              const ChartTableColumn *columns, size_t count, size_t capacity)
{
  size_t rows = chart_read_rows_portable (at, end, dialect, columns, count, capacity);

  if (rows > 0)
    ((int64_t *) columns[0].out)[rows - 1] ^= 1;
  return rows;
}

bool
sees_wrong_rows (void)
{
  static uint8_t row[] = "1,2\n";
  static struct trial trial = { .bytes = row,
                                .length = sizeof row - 1,
                                .count = 2,
                                .capacity = 1,
                                .dialect = { .delimiter = ',', .decimal = '.', .quote = '"' } };

  return are_alike (chart_read_rows_portable, chart_read_rows_portable, &trial)
         && !are_alike (chart_read_rows_portable, read_wrongly, &trial);
}
