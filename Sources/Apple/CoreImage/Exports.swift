@_exported import CoreGraphics

// Compatibility (module): partial | | barcodes, common filters, blend modes (see below)
