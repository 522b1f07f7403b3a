#pragma once

/// Sets the largest number of decimals for the Core Foundation number formatters that format on
/// this thread; -1 leaves it to them. Returns the previous value.
int number_formatter_set_maximum_fraction(int digits);

/// The address of a method of Bundle (`isCorrected` is 0), or of the one that replaces it. `index`
/// is below 3.
const void *bundle_method(int index, int isCorrected);
