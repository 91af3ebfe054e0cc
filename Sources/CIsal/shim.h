#include <isa-l/crc.h>
#include <isa-l/igzip_lib.h>

/* Swift cannot compute the library's macro. The smallest blocks but one: charts change from row to row. */
static const uint32_t chart_level_room = ISAL_DEF_LVL2_SMALL;
