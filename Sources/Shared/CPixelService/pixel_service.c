#include "CPixelService.h"
