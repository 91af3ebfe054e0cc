/* What functions need that are only called where the processor has AVX2. */
#pragma once

#include <immintrin.h>

#define AVX2 __attribute__ ((target ("avx2,bmi")))
