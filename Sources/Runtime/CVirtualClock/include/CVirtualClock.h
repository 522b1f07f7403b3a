#pragma once
#include <stdint.h>

/// The wall clock that Foundation reads in this process.
typedef enum {
  /// The system clock.
  VIRTUAL_CLOCK_REAL = 0,
  /// The system clock plus a number of nanoseconds.
  VIRTUAL_CLOCK_OFFSET = 1,
  /// A fixed instant, in nanoseconds since 1970.
  VIRTUAL_CLOCK_FROZEN = 2,
} virtual_clock_mode;

/// Sets the clock for all threads.
void virtual_clock_set(virtual_clock_mode mode, int64_t nanoseconds);

/// Sets how far the clock of the calling thread is ahead of that of the process.
void virtual_clock_shift_thread(int64_t nanoseconds);

/// Returns the virtual time for any caller, in nanoseconds since 1970.
int64_t virtual_clock_now(void);
