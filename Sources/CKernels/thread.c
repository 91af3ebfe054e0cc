#define _GNU_SOURCE
#include "kernels.h"

#include <sched.h>
#include <stdlib.h>

/* What a thread does once it is on another processor. */
typedef struct {
  void *(*body) (void *);
  void *argument;
  cpu_set_t allowed;
} Beginning;

static void *
begin (void *memory)
{
  Beginning beginning = *(Beginning *) memory;
  free (memory);
  sched_setaffinity (0, sizeof beginning.allowed, &beginning.allowed);
  return beginning.body (beginning.argument);
}

/* The allowed processors without this one; none where they cannot be told. */
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
start_on (const cpu_set_t *processors, pthread_t *thread, Beginning *beginning)
{
  pthread_attr_t attributes;
  int fault = pthread_attr_init (&attributes);
  if (fault != 0)
    return fault;
  fault = pthread_attr_setaffinity_np (&attributes, sizeof *processors, processors);
  if (fault == 0)
    fault = pthread_create (thread, &attributes, begin, beginning);
  pthread_attr_destroy (&attributes);
  return fault;
}

int
chart_thread_start (pthread_t *thread, void *(*body) (void *), void *argument)
{
  Beginning *beginning = malloc (sizeof *beginning);
  if (beginning && sched_getaffinity (0, sizeof beginning->allowed, &beginning->allowed) == 0) {
    cpu_set_t processors = others (&beginning->allowed);
    beginning->body = body;
    beginning->argument = argument;
    if (CPU_COUNT (&processors) > 0 && start_on (&processors, thread, beginning) == 0)
      return 0;
  }
  free (beginning);
  return pthread_create (thread, NULL, body, argument);
}
