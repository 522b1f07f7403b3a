#pragma once
#include <stdlib.h>
#include <string.h>
#include <zint.h>

/// Encodes bytes as a barcode. Returns its modules, one byte each in rows from the top, which the
/// caller frees; or NULL, with a message in `error`. Swift does not read `struct zint_symbol`
/// itself: it would import its arrays as tuples with thousands of elements.
static inline unsigned char *vitrine_zint_modules(
    int symbology, int option1, int option2, const unsigned char *message, int length, int *width,
    int *rows, char error[100]) {
  struct zint_symbol *symbol = ZBarcode_Create();
  if (symbol == NULL) {
    strcpy(error, "out of memory");
    return NULL;
  }
  symbol->symbology = symbology;
  symbol->input_mode = DATA_MODE;
  if (option1 >= 0) symbol->option_1 = option1;
  if (option2 >= 0) symbol->option_2 = option2;
  unsigned char *modules = NULL;
  if (ZBarcode_Encode(symbol, message, length) < ZINT_ERROR && symbol->width > 0 &&
      symbol->rows > 0) {
    *width = symbol->width;
    *rows = symbol->rows;
    modules = malloc((size_t)*width * (size_t)*rows);
    for (int row = 0; modules != NULL && row < *rows; row++)
      for (int column = 0; column < *width; column++)
        modules[row * *width + column] =
            symbol->encoded_data[row][column / 8] >> (column % 8) & 1;
  } else {
    strncpy(error, symbol->errtxt, 99);
    error[99] = 0;
  }
  ZBarcode_Delete(symbol);
  return modules;
}
