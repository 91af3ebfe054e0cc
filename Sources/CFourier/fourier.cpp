#include "fourier.h"

#include <kissfft/kissfft.hh>

#include <complex>
#include <new>
#include <stdexcept>
#include <vector>

namespace {

size_t add_power(const double *values, size_t count, const double *window, size_t length, size_t hop, size_t padded,
                 double *power) {
  // A transform of real numbers is one of half as many complex ones.
  const kissfft<double> transform(padded / 2, false);
  std::vector<double> piece(padded);
  std::vector<std::complex<double>> result(padded / 2);
  size_t pieces = 0;
  for (size_t start = 0; start <= count - length; start += hop) {
    double sum = 0;
    for (size_t i = 0; i < length; i++) sum += values[start + i];
    const double mean = sum / static_cast<double>(length);
    for (size_t i = 0; i < length; i++) piece[i] = (values[start + i] - mean) * window[i];
    transform.transform_real(piece.data(), result.data());
    for (size_t k = 1; k < padded / 2; k++) power[k - 1] += std::norm(result[k]);
    // Where that of nothing but real numbers has no imaginary part, the highest frequency is.
    power[padded / 2 - 1] += result[0].imag() * result[0].imag();
    pieces++;
  }
  return pieces;
}

}  // namespace

size_t chart_fourier_power(const double *values, size_t count, const double *window, size_t length, size_t hop,
                           size_t padded, double *power) {
  if (length == 0 || length > count || hop == 0 || padded < length || padded < 2 || padded % 2 != 0) return 0;
  try {
    return add_power(values, count, window, length, hop, padded, power);
  } catch (const std::bad_alloc &) {
    return 0;
  } catch (const std::length_error &) {
    return 0;
  }
}
