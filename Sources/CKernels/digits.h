/* What the loops that read numbers have in common; little endian. */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* The number of more digits does not always fit 63 bits. */
#define MOST_DIGITS 18
/* A mantissa of so many digits always fits 64 bits. */
#define MOST_MANTISSA_DIGITS 19
/* Every number of so many digits fits 32 bits, and none of them is the lowest. */
#define MOST_SMALL_DIGITS 9

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

static inline uint64_t
load (const uint8_t *at)
{
  uint64_t bytes;

  memcpy (&bytes, at, sizeof bytes);
  return bytes;
}

/* The number of up to eight digits that end before END, eight at a time: pairs, fours, eights
   (Johnny Lee's and Wojciech Muła's "SWAR" conversion). */
static inline uint64_t
number_of_eight (const uint8_t *end, unsigned count)
{
  uint64_t digits = load (end - 8) ^ UINT64_C (0x3030303030303030);

  digits &= ~UINT64_C (0) << (64 - 8 * count);
  digits = (digits * 10) + (digits >> 8);
  return (((digits & UINT64_C (0x000000FF000000FF)) * UINT64_C (0x000F424000000064))
          + (((digits >> 16) & UINT64_C (0x000000FF000000FF)) * UINT64_C (0x0000271000000001)))
         >> 32;
}

/* The number of COUNT digits, 1 to 19, that end before END. */
static inline uint64_t
number_of (const uint8_t *end, unsigned count)
{
  if (count <= 8)
    return number_of_eight (end, count);
  uint64_t low = number_of_eight (end, 8);
  if (count <= 16)
    return low + number_of_eight (end - 8, count - 8) * 100000000u;
  return low + number_of_eight (end - 8, 8) * 100000000u
         + number_of_eight (end - 16, count - 16) * UINT64_C (10000000000000000);
}

static inline bool
is_digit (uint8_t character)
{
  return (uint8_t) (character - '0') <= 9;
}

/* How many of the eight characters from AT on are digits before the first that is not. */
static inline unsigned
leading_digits (const uint8_t *at)
{
  uint64_t bytes = load (at);
  /* The highest bit of each byte that is no digit: below '0' or above '9'. */
  uint64_t high = UINT64_C (0x8080808080808080);
  uint64_t below = (bytes & ~high) + UINT64_C (0x5050505050505050);
  uint64_t above = (bytes & ~high) + UINT64_C (0x4646464646464646);
  uint64_t others = (~below | above | bytes) & high;

  return others ? (unsigned) __builtin_ctzll (others) / 8 : 8;
}

/* Where the digits from AT on end; at most 31 are looked at. */
static inline const uint8_t *
end_of_digits (const uint8_t *at)
{
  const uint8_t *end = at;
  unsigned run;

  do
    end += run = leading_digits (end);
  while (run == 8 && end - at < 24);
  return end;
}
