#include "kernels.h"

#include "digits.h"

/* A mantissa of so many digits always fits 64 bits. */
#define MOST_MANTISSA_DIGITS 19
/* Up to here a double holds every integer. */
#define EXACT_INTEGERS (UINT64_C (1) << 53)

/* As doubles, all of which are exact. */
static const double exact_powers_of_ten[MOST_MANTISSA_DIGITS + 1]
  = { 1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,  1e8,  1e9,
      1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19 };

static const uint64_t powers_of_ten[MOST_MANTISSA_DIGITS + 1]
  = { 1u,
      10u,
      100u,
      1000u,
      10000u,
      100000u,
      1000000u,
      10000000u,
      100000000u,
      1000000000u,
      10000000000u,
      100000000000u,
      1000000000000u,
      10000000000000u,
      100000000000000u,
      1000000000000000u,
      10000000000000000u,
      100000000000000000u,
      1000000000000000000u,
      10000000000000000000u };

/* The double nearest to MANTISSA / DIVISOR, both above 0, ties to even: the quotient with 63 bits or
   64, and a bit for what is left over, which the conversion then rounds once. */
static double
nearest_quotient (uint64_t mantissa, uint64_t divisor)
{
  int mantissa_zeros = __builtin_clzll (mantissa), divisor_zeros = __builtin_clzll (divisor);
  unsigned __int128 dividend = (unsigned __int128) (mantissa << mantissa_zeros) << 63;
  uint64_t scaled = divisor << divisor_zeros;
  uint64_t quotient = (uint64_t) (dividend / scaled);
  bool has_rest = dividend % scaled != 0;

  return __builtin_ldexp ((double) (quotient | has_rest), divisor_zeros - mantissa_zeros - 63);
}

/* MANTISSA / 10^PLACES, correctly rounded. Where both are exact doubles one division does it (W. D.
   Clinger, "How to read floating point numbers accurately", 1990). */
static inline double
decimal (uint64_t mantissa, unsigned places)
{
  /* A signed integer is converted by one instruction. */
  if (mantissa <= EXACT_INTEGERS)
    return (double) (int64_t) mantissa / exact_powers_of_ten[places];
  return nearest_quotient (mantissa, powers_of_ten[places]);
}

/* Reads one number and what follows it; false where it is none of the quick kind. */
static inline bool
read_one (const uint8_t **at, double *number)
{
  const uint8_t *first = *at + (**at == '-');
  const uint8_t *point = end_of_digits (first);
  size_t whole = (size_t) (point - first);

  if (whole - 1 >= MOST_MANTISSA_DIGITS || (*first == '0' && whole > 1))
    return false;
  const uint8_t *end = *point == '.' ? end_of_digits (point + 1) : point;
  size_t places = end > point ? (size_t) (end - point) - 1 : 0;
  /* The zero before a point is no digit of the mantissa. */
  size_t digits = whole + places - (*first == '0');
  if (digits > MOST_MANTISSA_DIGITS || (end > point && places == 0) || *end != ',')
    return false;
  uint64_t mantissa = number_of (point, (unsigned) whole);
  if (places > 0)
    mantissa = mantissa * powers_of_ten[places] + number_of (end, (unsigned) places);
  else if (mantissa > EXACT_INTEGERS && (uint64_t) (double) mantissa != mantissa)
    return false;
  double size = decimal (mantissa, (unsigned) places);
  *number = first != *at ? -size : size;
  *at = end + 1 + (end[1] == ' ');
  return true;
}

size_t
chart_read_decimals (const uint8_t **at, const uint8_t *end, double *numbers, size_t capacity)
{
  size_t count = 0;

  while (count < capacity && end - *at >= CHART_KERNEL_MARGIN && read_one (at, &numbers[count]))
    count++;
  return count;
}
