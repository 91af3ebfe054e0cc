/* The doubles nearest to decimals. */
#pragma once

#include "digits.h"

/* Up to here a double holds every integer. */
#define EXACT_INTEGERS (UINT64_C (1) << 53)

/* The highest power of ten that is an exact double. */
#define MOST_EXACT_POWER 22

static const double exact_powers_of_ten[MOST_EXACT_POWER + 1]
  = { 1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,  1e8,  1e9,  1e10, 1e11,
      1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22 };

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
