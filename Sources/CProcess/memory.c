#include "CProcess.h"

#include <malloc.h>

void process_fix_mapping_threshold(void) {
  // glibc's initial value. Any value that is set explicitly is kept.
  mallopt(M_MMAP_THRESHOLD, 128 << 10);
}
