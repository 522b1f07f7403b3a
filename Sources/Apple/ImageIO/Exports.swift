@_exported import CoreGraphics

// Compatibility (module): partial | | sources, thumbnails, sizes; destinations for PNG and JPEG;
//   one image per file, which an incremental source has once its data is complete; no EXIF
