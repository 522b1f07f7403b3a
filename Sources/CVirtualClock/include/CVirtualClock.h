#pragma once
#include <stdint.h>

/// What Foundation reads as the wall clock in this process.
typedef enum {
  /// The machine's clock.
  VIRTUAL_CLOCK_REAL = 0,
  /// The machine's clock and a number of nanoseconds.
  VIRTUAL_CLOCK_OFFSET = 1,
  /// An instant that does not move, in nanoseconds since 1970.
  VIRTUAL_CLOCK_FROZEN = 2,
} virtual_clock_mode;

/// Sets the clock from now on, for all threads.
void virtual_clock_set(virtual_clock_mode mode, int64_t nanoseconds);

/// What Foundation would read now, in nanoseconds since 1970, whoever asks.
int64_t virtual_clock_now(void);
