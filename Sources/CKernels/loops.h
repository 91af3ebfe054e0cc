/* How the loops of painting are compiled. Each of them is written once, in Clang's vectors, and compiled
   twice: as it is, and for AVX2. So all that they are made of must be inlined, and no vector is ever
   passed in a call. */
#pragma once

#include "include/pixels.h"

#include <string.h>

#pragma clang diagnostic ignored "-Wpsabi"
#define INLINE static inline __attribute__ ((always_inline))

#if defined(__x86_64__)
#define AVX2 __attribute__ ((target ("avx2"))) static
#define QUICKEST(avx2, portable) (__builtin_cpu_supports ("avx2") ? avx2 : portable)
#else
#define AVX2 __attribute__ ((unused)) static
#define QUICKEST(avx2, portable) portable
#endif
