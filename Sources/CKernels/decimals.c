#include "kernels.h"

#include "nearest.h"

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
