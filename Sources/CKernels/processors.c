/* For CPU_COUNT. */
#define _GNU_SOURCE

#include "kernels.h"

#include <sched.h>

unsigned
chart_processor_count (void)
{
  cpu_set_t processors;

  return sched_getaffinity (0, sizeof processors, &processors) == 0
           ? (unsigned) CPU_COUNT (&processors)
           : 1;
}
