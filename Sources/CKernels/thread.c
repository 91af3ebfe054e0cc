#define _GNU_SOURCE
#include "kernels.h"

#include <sched.h>

/* The processors of ALLOWED without the one that runs this; none where that cannot be told. */
static cpu_set_t
others (const cpu_set_t *allowed)
{
  cpu_set_t others = *allowed;
  int current = sched_getcpu ();

  if (current < 0)
    CPU_ZERO (&others);
  else
    CPU_CLR (current, &others);
  return others;
}

static int
start_on (const cpu_set_t *processors, pthread_t *thread, void *(*body) (void *), void *argument)
{
  pthread_attr_t attributes;
  int fault = pthread_attr_init (&attributes);

  if (fault != 0)
    return fault;
  fault = pthread_attr_setaffinity_np (&attributes, sizeof *processors, processors);
  if (fault == 0)
    fault = pthread_create (thread, &attributes, body, argument);
  pthread_attr_destroy (&attributes);
  return fault;
}

int
chart_thread_start_elsewhere (pthread_t *thread, void *(*body) (void *), void *argument)
{
  cpu_set_t allowed;

  if (sched_getaffinity (0, sizeof allowed, &allowed) == 0)
    {
      cpu_set_t elsewhere = others (&allowed);

      if (CPU_COUNT (&elsewhere) > 0 && start_on (&elsewhere, thread, body, argument) == 0)
        {
          /* It is there already. */
          pthread_setaffinity_np (*thread, sizeof allowed, &allowed);
          return 0;
        }
    }
  return pthread_create (thread, NULL, body, argument);
}
