#include "kernels.h"

#include "digits.h"
#include "integers.h"

bool
chart_read_one_integer (const uint8_t **at, unsigned most_digits, int64_t *number)
{
  const uint8_t *first = *at + (**at == '-');
  const uint8_t *end = end_of_digits (first);
  size_t count = (size_t) (end - first);
  bool is_number = count - 1 < most_digits && (*first != '0' || count == 1);

  if (!is_number || *end != ',')
    return false;
  int64_t size = (int64_t) number_of (end, (unsigned) count);
  bool is_negative = first != *at;
  /* -0 is not the integer 0. */
  if (is_negative && size == 0)
    return false;
  *number = is_negative ? -size : size;
  *at = end + 1 + (end[1] == ' ');
  return true;
}

size_t
chart_read_integers_portable (const uint8_t **at, const uint8_t *end, int64_t *numbers,
                              size_t capacity)
{
  size_t count = 0;

  while (count < capacity && end - *at >= CHART_KERNEL_MARGIN
         && chart_read_one_integer (at, MOST_DIGITS, &numbers[count]))
    count++;
  return count;
}

size_t
chart_read_small_integers_portable (const uint8_t **at, const uint8_t *end, int32_t *numbers,
                                    size_t capacity)
{
  size_t count = 0;
  int64_t number;

  while (count < capacity && end - *at >= CHART_KERNEL_MARGIN
         && chart_read_one_integer (at, MOST_SMALL_DIGITS, &number))
    numbers[count++] = (int32_t) number;
  return count;
}

size_t
chart_read_integers (const uint8_t **at, const uint8_t *end, int64_t *numbers, size_t capacity)
{
  return chart_read_integers_avx2 (at, end, numbers, capacity);
}

size_t
chart_read_small_integers (const uint8_t **at, const uint8_t *end, int32_t *numbers,
                           size_t capacity)
{
  return chart_read_small_integers_avx2 (at, end, numbers, capacity);
}
