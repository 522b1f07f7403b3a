#pragma once

/// Returns a new pixel service: a Swift object with one reference, which the caller owns.
///
/// The module RasterPixelService implements it. The modules that use it are linked together with
/// that module, but do not import it: it imports Cairo, which extensions need not compile.
void *vitrine_make_pixel_service(void);
