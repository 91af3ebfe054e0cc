/* The loops of painting, tried with arbitrary numbers. */
#pragma once

#include <stddef.h>
#include <stdint.h>

/* Paints with memory of exact size, each loop and its portable twin; returns the name of the first
   whose results differ, or NULL. */
const char *paint_alike (uint64_t (*next_random) (void));
