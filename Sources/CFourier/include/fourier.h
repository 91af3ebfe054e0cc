#ifndef CHART_FOURIER_H
#define CHART_FOURIER_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Adds to `power` (of padded / 2 numbers) the squared magnitudes of the frequencies 1 to padded / 2 of each piece of `values`:
   the first piece begins with the first value, the next one `hop` values behind, each has `length` values, less their mean,
   times `window`, and zeros up to `padded`, which is even and not below `length`. Returns how many pieces there are; 0 where
   there is not enough memory, or a size is not as said. */
size_t chart_fourier_power(const double *values, size_t count, const double *window, size_t length, size_t hop,
                           size_t padded, double *power);

#ifdef __cplusplus
}
#endif

#endif
