import FoundationSupplement

/// Where the pixels of a format are in memory.
struct PixelLayout {
  /// A plane has an element for so many columns and rows of pixels.
  struct Plane {
    var bytes: Int
    var columns = 1
    var rows = 1
  }

  let planes: [Plane]

  /// Nil for a format that no buffer can have.
  init?(_ format: OSType) {
    switch format {
    case kCVPixelFormatType_8Indexed, kCVPixelFormatType_8IndexedGray_WhiteIsZero,
      kCVPixelFormatType_OneComponent8:
      planes = [Plane(bytes: 1)]
    case kCVPixelFormatType_16BE555, kCVPixelFormatType_16LE555, kCVPixelFormatType_16LE5551,
      kCVPixelFormatType_16BE565, kCVPixelFormatType_16LE565, kCVPixelFormatType_16Gray,
      kCVPixelFormatType_OneComponent16, kCVPixelFormatType_OneComponent16Half,
      kCVPixelFormatType_TwoComponent8, kCVPixelFormatType_DepthFloat16,
      kCVPixelFormatType_DisparityFloat16:
      planes = [Plane(bytes: 2)]
    case kCVPixelFormatType_422YpCbCr8, kCVPixelFormatType_422YpCbCr8_yuvs:
      planes = [Plane(bytes: 4, columns: 2)]
    case kCVPixelFormatType_24RGB, kCVPixelFormatType_24BGR, kCVPixelFormatType_444YpCbCr8:
      planes = [Plane(bytes: 3)]
    case kCVPixelFormatType_32ARGB, kCVPixelFormatType_32BGRA, kCVPixelFormatType_32ABGR,
      kCVPixelFormatType_32RGBA, kCVPixelFormatType_30RGB, kCVPixelFormatType_ARGB2101010LEPacked,
      kCVPixelFormatType_OneComponent32Float, kCVPixelFormatType_TwoComponent16Half,
      kCVPixelFormatType_DepthFloat32, kCVPixelFormatType_DisparityFloat32:
      planes = [Plane(bytes: 4)]
    case kCVPixelFormatType_48RGB:
      planes = [Plane(bytes: 6)]
    case kCVPixelFormatType_64ARGB, kCVPixelFormatType_64RGBAHalf,
      kCVPixelFormatType_TwoComponent32Float:
      planes = [Plane(bytes: 8)]
    case kCVPixelFormatType_128RGBAFloat:
      planes = [Plane(bytes: 16)]
    case kCVPixelFormatType_420YpCbCr8Planar, kCVPixelFormatType_420YpCbCr8PlanarFullRange:
      let color = Plane(bytes: 1, columns: 2, rows: 2)
      planes = [Plane(bytes: 1), color, color]
    case kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange,
      kCVPixelFormatType_420YpCbCr8BiPlanarFullRange:
      planes = [Plane(bytes: 1), Plane(bytes: 2, columns: 2, rows: 2)]
    case kCVPixelFormatType_422YpCbCr8BiPlanarVideoRange,
      kCVPixelFormatType_422YpCbCr8BiPlanarFullRange:
      planes = [Plane(bytes: 1), Plane(bytes: 2, columns: 2)]
    case kCVPixelFormatType_444YpCbCr8BiPlanarVideoRange,
      kCVPixelFormatType_444YpCbCr8BiPlanarFullRange:
      planes = [Plane(bytes: 1), Plane(bytes: 2)]
    case kCVPixelFormatType_420YpCbCr10BiPlanarVideoRange,
      kCVPixelFormatType_420YpCbCr10BiPlanarFullRange:
      planes = [Plane(bytes: 2), Plane(bytes: 4, columns: 2, rows: 2)]
    default:
      return nil
    }
  }
}
