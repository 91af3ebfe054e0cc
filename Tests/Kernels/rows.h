/* Gives the loops that read tables arbitrary ones. */
#pragma once

#include <stdbool.h>
#include <stdint.h>

/* Reads one table with both loops, whose memory has exact sizes; returns what differs, or NULL. */
const char *read_rows_alike (uint64_t (*next_random) (void));

/* Whether a number that is read wrongly is seen. */
bool sees_wrong_rows (void);
