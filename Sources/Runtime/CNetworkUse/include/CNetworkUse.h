#pragma once
#include <stdbool.h>

// Notices when this process tries to use the network: an extension without network access learns
// only that a host cannot be reached, and the host should be able to say why.

/// Returns whether the process has tried to use the network, without success, since it started.
bool network_use_failed(void);

/// Returns whether it has tried so since the last call of this function.
bool network_use_take(void);
