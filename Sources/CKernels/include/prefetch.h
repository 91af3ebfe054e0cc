/* What Swift has no word for. */
#pragma once

/* Asks for memory that is read soon; any address is allowed. */
static inline void
chart_prefetch (const void *address)
{
  __builtin_prefetch (address);
}
