#include "CProcess.h"

#include <malloc.h>

void process_fix_mapping_threshold(void) {
  // Setting any value disables the adjustment.
  mallopt(M_MMAP_THRESHOLD, 128 << 10);
}
