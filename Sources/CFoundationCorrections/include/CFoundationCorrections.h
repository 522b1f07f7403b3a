#pragma once

/// Sets the largest number of decimals for the Core Foundation number formatters that format on
/// this thread; -1 leaves it to them. Returns the previous value.
int number_formatter_set_maximum_fraction(int digits);
