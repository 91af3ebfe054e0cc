/* What both ways to read integers share. */
#pragma once

#include <stdbool.h>
#include <stdint.h>

/* Reads one number with its minus and what follows it, of at most so many digits; false where it is
   none of the quick kind. */
bool chart_read_one_integer (const uint8_t **at, unsigned most_digits, int64_t *number);
