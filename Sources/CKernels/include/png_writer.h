/* Pictures as files. */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Takes the next COUNT bytes of a file for TARGET; false where it does not want more. */
typedef bool (*ChartBytes) (void *target, const uint8_t *bytes, size_t count);

/* Hands the PNG of PIXELS to WRITE: HEIGHT rows of WIDTH pixels, at most 65535 of each, ROW_LENGTH pixels apart, each 32 bits
   of alpha, red, green and blue, premultiplied. It has alpha where any pixel is not opaque. Time in
   proportion to the pixels, and less for rows that repeat what is above or beside them; a quarter of
   what libpng takes at its quickest, in about as many bytes. False where there is no memory, or where
   WRITE returned false. */
bool chart_png_write (const uint32_t *pixels, size_t width, size_t height, size_t row_length,
                      ChartBytes write, void *target);
