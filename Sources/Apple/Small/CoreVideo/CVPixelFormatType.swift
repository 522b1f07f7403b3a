// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import FoundationSupplement

extension OSType {
  /// A code that is written as four letters of ASCII.
  fileprivate init(letters: StaticString) {
    self = UnsafeBufferPointer(start: letters.utf8Start, count: letters.utf8CodeUnitCount)
      .reduce(0) { $0 << 8 | OSType($1) }
  }
}

public let kCVPixelFormatType_1Monochrome: OSType = 1
public let kCVPixelFormatType_8Indexed: OSType = 8
public let kCVPixelFormatType_8IndexedGray_WhiteIsZero: OSType = 40
public let kCVPixelFormatType_16BE555: OSType = 16
public let kCVPixelFormatType_16LE555 = OSType(letters: "L555")
public let kCVPixelFormatType_16LE5551 = OSType(letters: "5551")
public let kCVPixelFormatType_16BE565 = OSType(letters: "B565")
public let kCVPixelFormatType_16LE565 = OSType(letters: "L565")
public let kCVPixelFormatType_24RGB: OSType = 24
public let kCVPixelFormatType_24BGR = OSType(letters: "24BG")
public let kCVPixelFormatType_32ARGB: OSType = 32
public let kCVPixelFormatType_32BGRA = OSType(letters: "BGRA")
public let kCVPixelFormatType_32ABGR = OSType(letters: "ABGR")
public let kCVPixelFormatType_32RGBA = OSType(letters: "RGBA")
public let kCVPixelFormatType_64ARGB = OSType(letters: "b64a")
public let kCVPixelFormatType_64RGBAHalf = OSType(letters: "RGhA")
public let kCVPixelFormatType_128RGBAFloat = OSType(letters: "RGfA")
public let kCVPixelFormatType_48RGB = OSType(letters: "b48r")
public let kCVPixelFormatType_30RGB = OSType(letters: "R10k")
public let kCVPixelFormatType_ARGB2101010LEPacked = OSType(letters: "l10r")
public let kCVPixelFormatType_16Gray = OSType(letters: "b16g")
public let kCVPixelFormatType_OneComponent8 = OSType(letters: "L008")
public let kCVPixelFormatType_OneComponent16 = OSType(letters: "L016")
public let kCVPixelFormatType_OneComponent16Half = OSType(letters: "L00h")
public let kCVPixelFormatType_OneComponent32Float = OSType(letters: "L00f")
public let kCVPixelFormatType_TwoComponent8 = OSType(letters: "2C08")
public let kCVPixelFormatType_TwoComponent16Half = OSType(letters: "2C0h")
public let kCVPixelFormatType_TwoComponent32Float = OSType(letters: "2C0f")
public let kCVPixelFormatType_DepthFloat16 = OSType(letters: "hdep")
public let kCVPixelFormatType_DepthFloat32 = OSType(letters: "fdep")
public let kCVPixelFormatType_DisparityFloat16 = OSType(letters: "hdis")
public let kCVPixelFormatType_DisparityFloat32 = OSType(letters: "fdis")
public let kCVPixelFormatType_422YpCbCr8 = OSType(letters: "2vuy")
public let kCVPixelFormatType_422YpCbCr8_yuvs = OSType(letters: "yuvs")
public let kCVPixelFormatType_444YpCbCr8 = OSType(letters: "v308")
public let kCVPixelFormatType_420YpCbCr8Planar = OSType(letters: "y420")
public let kCVPixelFormatType_420YpCbCr8PlanarFullRange = OSType(letters: "f420")
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange = OSType(letters: "420v")
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange = OSType(letters: "420f")
public let kCVPixelFormatType_422YpCbCr8BiPlanarVideoRange = OSType(letters: "422v")
public let kCVPixelFormatType_422YpCbCr8BiPlanarFullRange = OSType(letters: "422f")
public let kCVPixelFormatType_444YpCbCr8BiPlanarVideoRange = OSType(letters: "444v")
public let kCVPixelFormatType_444YpCbCr8BiPlanarFullRange = OSType(letters: "444f")
public let kCVPixelFormatType_420YpCbCr10BiPlanarVideoRange = OSType(letters: "x420")
public let kCVPixelFormatType_420YpCbCr10BiPlanarFullRange = OSType(letters: "xf20")
