#pragma once
#include <stdbool.h>

// Notices when this process tries to use the network: an extension without network access learns
// only that a host cannot be reached, and the host should be able to say why.

/// Returns whether the process has tried to reach another host or port since the last call.
bool network_use_take(void);
