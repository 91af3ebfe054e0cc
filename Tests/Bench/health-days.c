/* Adds up the records of an export of Apple's Health app day by day with expat: health-days FILE. It is the yardstick
   of chartdeck-render --info, which also reads the archive and counts what overlaps once. */
#include <expat.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { day_size = 10, most_days = 20000, most_kinds = 64, piece_size = 1 << 20 };

struct kind {
  char type[128];
  double sums[most_days];
};

static struct kind *kinds[most_kinds];
static int kind_count;
static long record_count;

static struct kind *kind_of(const char *type) {
  for (int i = 0; i < kind_count; i++)
    if (strcmp(kinds[i]->type, type) == 0) return kinds[i];
  if (kind_count == most_kinds) exit(1);
  struct kind *kind = calloc(1, sizeof *kind);
  snprintf(kind->type, sizeof kind->type, "%s", type);
  return kinds[kind_count++] = kind;
}

/* A number for each day from 2000 on, of which some stand for none. */
static int day_of(const char *date) {
  if (strlen(date) < day_size) return 0;
  int day = (atoi(date) - 2000) * 372 + (atoi(date + 5) - 1) * 31 + atoi(date + 8) - 1;
  return day < 0 || day >= most_days ? 0 : day;
}

static void XMLCALL begin(void *unused, const char *name, const char **attributes) {
  (void)unused;
  if (strcmp(name, "Record") != 0) return;
  const char *type = "", *date = "", *value = "";
  for (; *attributes; attributes += 2) {
    if (strcmp(attributes[0], "type") == 0) type = attributes[1];
    if (strcmp(attributes[0], "startDate") == 0) date = attributes[1];
    if (strcmp(attributes[0], "value") == 0) value = attributes[1];
  }
  kind_of(type)->sums[day_of(date)] += strtod(value, NULL);
  record_count++;
}

static int read_all(XML_Parser parser, FILE *file) {
  for (;;) {
    void *buffer = XML_GetBuffer(parser, piece_size);
    if (buffer == NULL) return 0;
    size_t size = fread(buffer, 1, piece_size, file);
    if (XML_ParseBuffer(parser, (int)size, size == 0) != XML_STATUS_OK) return 0;
    if (size == 0) return 1;
  }
}

int main(int count, char **arguments) {
  FILE *file = count == 2 ? fopen(arguments[1], "rb") : NULL;
  XML_Parser parser = XML_ParserCreate(NULL);
  if (file == NULL || parser == NULL) return 1;
  XML_SetStartElementHandler(parser, begin);
  if (!read_all(parser, file)) return 1;
  double sum = 0;
  for (int i = 0; i < kind_count; i++)
    for (int day = 0; day < most_days; day++) sum += kinds[i]->sums[day];
  printf("records %ld\nkinds %d\nsum %.6f\n", record_count, kind_count, sum);
  return 0;
}
