@_exported import CoreGraphics
@_exported import CoreImage
@_exported import CoreML
@_exported import CoreVideo
@_exported import Foundation

// Compatibility (module): accepted | | values; requests find nothing: a notice. Functions for
//   normalized coordinates work
