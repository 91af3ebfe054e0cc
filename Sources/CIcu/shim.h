// What translations are looked up by, and ICU's functions under names of their own: its headers rename each after the library's version.
#include <libintl.h>
#include <unicode/ucal.h>
#include <unicode/udat.h>
#include <unicode/udatpg.h>
#include <unicode/uloc.h>
#include <unicode/unum.h>

static inline int32_t icu_canonical_locale(
    const char *name, char *text, int32_t capacity, UErrorCode *error) {
  return uloc_canonicalize(name, text, capacity, error);
}

// A writer of numbers that begins to group them where the locale does.
static inline UNumberFormat *icu_numbers_open(
    UNumberFormatStyle style, const char *locale, UErrorCode *error) {
  UNumberFormat *numbers = unum_open(style, NULL, 0, locale, NULL, error);
  if (U_SUCCESS(*error)) {
    unum_setAttribute(
        numbers, UNUM_MINIMUM_GROUPING_DIGITS, UNUM_MINIMUM_GROUPING_DIGITS_AUTO);
  }
  return numbers;
}

static inline void icu_numbers_close(UNumberFormat *numbers) { unum_close(numbers); }

static inline int32_t icu_numbers_symbol(
    const UNumberFormat *numbers, UNumberFormatSymbol symbol, UChar *text, int32_t capacity,
    UErrorCode *error) {
  return unum_getSymbol(numbers, symbol, text, capacity, error);
}

static inline int32_t icu_numbers_attribute(
    const UNumberFormat *numbers, UNumberFormatAttribute attribute) {
  return unum_getAttribute(numbers, attribute);
}

static inline int32_t icu_numbers_format(
    const UNumberFormat *numbers, double value, UChar *text, int32_t capacity, UErrorCode *error) {
  return unum_formatDouble(numbers, value, text, capacity, NULL, error);
}

static inline UDateTimePatternGenerator *icu_patterns_open(const char *locale, UErrorCode *error) {
  return udatpg_open(locale, error);
}

static inline void icu_patterns_close(UDateTimePatternGenerator *patterns) {
  udatpg_close(patterns);
}

static inline int32_t icu_patterns_best(
    UDateTimePatternGenerator *patterns, const UChar *skeleton, int32_t length, UChar *text,
    int32_t capacity, UErrorCode *error) {
  return udatpg_getBestPattern(patterns, skeleton, length, text, capacity, error);
}

static inline const UChar *icu_patterns_of_date_and_time(
    const UDateTimePatternGenerator *patterns, int32_t *length) {
  return udatpg_getDateTimeFormat(patterns, length);
}

static inline UDateFormat *icu_dates_open(const char *locale, UErrorCode *error) {
  return udat_open(UDAT_DEFAULT, UDAT_DEFAULT, locale, NULL, 0, NULL, 0, error);
}

static inline void icu_dates_close(UDateFormat *dates) { udat_close(dates); }

static inline int32_t icu_dates_symbol(
    const UDateFormat *dates, UDateFormatSymbolType type, int32_t index, UChar *text,
    int32_t capacity, UErrorCode *error) {
  return udat_getSymbols(dates, type, index, text, capacity, error);
}

// A calendar of a locale, its clocks those of UTC.
static inline UCalendar *icu_calendar_open(const char *locale, UErrorCode *error) {
  static const UChar utc[] = {'G', 'M', 'T'};
  return ucal_open(utc, 3, locale, UCAL_DEFAULT, error);
}

static inline void icu_calendar_close(UCalendar *calendar) { ucal_close(calendar); }

static inline const char *icu_calendar_type(const UCalendar *calendar, UErrorCode *error) {
  return ucal_getType(calendar, error);
}

static inline int32_t icu_calendar_first_weekday(const UCalendar *calendar) {
  return ucal_getAttribute(calendar, UCAL_FIRST_DAY_OF_WEEK);
}

static inline int32_t icu_calendar_last(
    const UCalendar *calendar, UCalendarDateFields field, UErrorCode *error) {
  return ucal_getLimit(calendar, field, UCAL_MAXIMUM, error);
}

static inline void icu_calendar_set_moment(
    UCalendar *calendar, double milliseconds, UErrorCode *error) {
  ucal_setMillis(calendar, milliseconds, error);
}

static inline int32_t icu_calendar_field(
    const UCalendar *calendar, UCalendarDateFields field, UErrorCode *error) {
  return ucal_get(calendar, field, error);
}

// The first moment of a month of the era that a calendar is in, months counted from 0.
static inline double icu_calendar_start(
    UCalendar *calendar, int32_t year, int32_t month, UErrorCode *error) {
  ucal_clear(calendar);
  ucal_set(calendar, UCAL_YEAR, year);
  ucal_set(calendar, UCAL_MONTH, month);
  ucal_set(calendar, UCAL_DATE, 1);
  return ucal_getMillis(calendar, error);
}
