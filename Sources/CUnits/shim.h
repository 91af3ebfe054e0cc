#include <udunits2.h>

/* ut_set_error_message_handler() takes a va_list, which Swift does not import. */
static inline void chart_units_be_quiet(void) { ut_set_error_message_handler(ut_ignore); }
