/* Reads moments as ISO 8601 writes them, and as many write it; little endian. */
#pragma once

#include "cells.h"
#include "digits.h"

#define MILLISECONDS_PER_SECOND INT64_C (1000)
#define MILLISECONDS_PER_MINUTE INT64_C (60000)
#define MILLISECONDS_PER_DAY INT64_C (86400000)
/* Of a second's fraction, those of milliseconds. */
#define MILLISECOND_FIGURES 3
/* How many characters a day has, and a month with what is between it and a day. */
#define DAY_LENGTH 10
#define MONTH_LENGTH 8
/* What is behind a day up to the minutes, and up to the seconds:  16:05:30. */
#define MINUTES_LENGTH 6
#define SECONDS_LENGTH 9

static inline bool
take (struct cell *cell, uint8_t character)
{
  bool is_there = cell->first < cell->end && *cell->first == character;

  cell->first += is_there;
  return is_there;
}

/* Takes two digits whose number is below LIMIT. */
static inline bool
take_two (struct cell *cell, unsigned limit, unsigned *number)
{
  if (cell->end - cell->first < 2)
    return false;
  unsigned high = cell->first[0] - (unsigned) '0', low = cell->first[1] - (unsigned) '0';
  cell->first += 2;
  *number = high * 10 + low;
  return high <= 9 && low <= 9 && *number < limit;
}

/* Days from 1970 to the first of a month: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms". Years
   count from March there, which puts the leap day at their end; the first one here is -1. */
static inline int64_t
first_day_of (unsigned year, unsigned month)
{
  int64_t shifted = (int64_t) year - (month <= 2), era = (shifted + 400) / 400 - 1;
  int64_t year_of_era = shifted - era * 400, day_of_year = (153 * ((month + 9) % 12) + 2) / 5;

  return era * 146097 + year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year
         - 719468;
}

static inline unsigned
length_of (unsigned year, unsigned month)
{
  static const uint8_t lengths[] = { 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 };
  bool is_leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);

  return lengths[month - 1] + (month == 2 && is_leap);
}

/* Reads a month other than the last. */
static __attribute__ ((noinline)) bool
read_month (struct cell cell, struct month *month)
{
  uint64_t name = load (cell.first);
  unsigned century, year, number;

  if (!take_two (&cell, 100, &century) || !take_two (&cell, 100, &year) || !take (&cell, '-')
      || !take_two (&cell, 13, &number) || number == 0 || !take (&cell, '-'))
    return false;
  year += century * 100;
  *month = (struct month) { name, first_day_of (year, number), length_of (year, number) };
  return true;
}

/* Takes a day, and counts it from 1970. */
static inline bool
take_day (struct cell *cell, struct month *month, int64_t *days)
{
  unsigned day;

  if (cell->end - cell->first < DAY_LENGTH
      || (load (cell->first) != month->name && !read_month (*cell, month)))
    return false;
  cell->first += MONTH_LENGTH;
  /* Before day 1 there is the largest of numbers. */
  if (!take_two (cell, 100, &day) || day - 1 >= month->length)
    return false;
  *days = month->first_day + day - 1;
  return true;
}

/* The seconds of a time of eight characters, 16:05:30; false where there is none such. */
static inline bool
read_clock (uint64_t clock, unsigned *seconds)
{
  uint64_t digits = clock ^ UINT64_C (0x30303A30303A3030);
  /* What they are at most, as the distance to the highest bit: 29:59:59. */
  uint64_t room = UINT64_C (0x767A7F767A7F767D);

  if ((digits | (digits + room)) & UINT64_C (0x8080808080808080))
    return false;
  uint64_t pairs = digits * 10 + (digits >> 8);
  unsigned hours = (uint8_t) pairs;
  *seconds = (hours * 60 + (uint8_t) (pairs >> 24)) * 60 + (uint8_t) (pairs >> 48);
  return hours < 24;
}

/* Takes the time behind a day up to its seconds, if it has some. */
static inline bool
take_clock (struct cell *cell, bool *has_seconds, unsigned *seconds)
{
  const uint8_t *first = cell->first;
  ptrdiff_t length = cell->end - first;
  uint64_t clock;

  if (length < MINUTES_LENGTH || (*first != 'T' && *first != ' '))
    return false;
  *has_seconds = length >= SECONDS_LENGTH && first[MINUTES_LENGTH] == ':';
  cell->first += *has_seconds ? SECONDS_LENGTH : MINUTES_LENGTH;
  if (*has_seconds)
    clock = load (first + 1);
  else
    /* Of the eight that end with the minutes the last five, and :00. */
    clock = load (cell->first - 8) >> 24 | UINT64_C (0x30303A) << 40;
  return read_clock (clock, seconds);
}

static inline bool
is_wanted (ChartTableColumn column, bool has_zone, int offset)
{
  bool is_one = column.zones == CHART_ZONES_ONE;

  return column.zones == CHART_ZONES_ANY
         || (is_one == has_zone && (!is_one || offset == column.offset));
}

/* What is behind the minutes or seconds of a time. */
struct tail
{
  /* Of a second, with so many figures as are asked for. */
  int64_t fraction;
  /* The minutes that its zone is ahead of UTC. */
  int offset;
  bool has_zone, is_plain;
};

/* Takes a fraction of a second, of which FIGURES are kept; more are left, and so not plain. */
static inline bool
take_fraction (struct cell *cell, unsigned figures, int64_t *fraction)
{
  const uint8_t *first = cell->first;

  for (; figures > 0 && cell->first < cell->end && is_digit (*cell->first); figures--)
    *fraction = *fraction * 10 + (*cell->first++ - '0');
  for (; figures > 0; figures--)
    *fraction *= 10;
  return cell->first > first;
}

/* Takes +02, +0200 or +02:00. */
static inline bool
take_offset (struct cell *cell, int *offset)
{
  int sign = take (cell, '-') ? -1 : 1;
  unsigned hours, minutes = 0;

  if ((sign > 0 && !take (cell, '+')) || !take_two (cell, 24, &hours))
    return false;
  if ((take (cell, ':') || cell->first < cell->end) && !take_two (cell, 60, &minutes))
    return false;
  *offset = sign * (int) (hours * 60 + minutes);
  return true;
}

/* Takes a zone, perhaps behind a blank. */
static inline bool
take_zone (struct cell *cell, int *offset)
{
  take (cell, ' ');
  if (take (cell, 'U'))
    return take (cell, 'T') && take (cell, 'C');
  return take (cell, 'Z') || take_offset (cell, offset);
}

/* Reads the rest of a cell; without seconds there is no fraction. */
static __attribute__ ((noinline)) struct tail
tail_of (struct cell rest, bool has_seconds, unsigned figures)
{
  struct tail tail = { .is_plain = true };

  if (has_seconds && (take (&rest, '.') || take (&rest, ',')))
    tail.is_plain = take_fraction (&rest, figures, &tail.fraction);
  tail.has_zone = rest.first < rest.end;
  if (tail.has_zone)
    tail.is_plain = tail.is_plain && take_zone (&rest, &tail.offset) && rest.first == rest.end;
  return tail;
}

/* Takes what is behind a day; TIME is in milliseconds, or in PARTS of these. */
static inline bool
take_time (struct cell *cell, ChartTableColumn column, int64_t parts, int64_t *time)
{
  bool has_seconds;
  unsigned seconds;

  if (!take_clock (cell, &has_seconds, &seconds))
    return false;
  *time = seconds * MILLISECONDS_PER_SECOND * parts;
  /* Mostly there is nothing more, or a Z. */
  if (cell->first == cell->end || (cell->end - cell->first == 1 && *cell->first == 'Z'))
    return is_wanted (column, cell->first < cell->end, 0);
  struct tail tail = tail_of (*cell, has_seconds, MILLISECOND_FIGURES + column.decimals);
  *time += tail.fraction - tail.offset * MILLISECONDS_PER_MINUTE * parts;
  return tail.is_plain && is_wanted (column, tail.has_zone, tail.offset);
}

/* Reads a moment, in the unit of a column; false where it is none of the plain kind. */
static inline bool
read_moment (struct cell cell, ChartTableColumn column, struct month *month, int64_t *moment)
{
  static const int64_t parts[CHART_MOST_MOMENT_DECIMALS + 1] = { 1, 10, 100, 1000 };
  int64_t days, time = 0;

  if (column.decimals > CHART_MOST_MOMENT_DECIMALS || !take_day (&cell, month, &days))
    return false;
  *moment = days * MILLISECONDS_PER_DAY * parts[column.decimals];
  if (cell.first == cell.end)
    return is_wanted (column, false, 0);
  bool is_plain = take_time (&cell, column, parts[column.decimals], &time);
  *moment += time;
  return is_plain;
}
