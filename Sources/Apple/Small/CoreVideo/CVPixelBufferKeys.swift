// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import FoundationSupplement

// Attributes of buffers. Width, height, format and the alignment of rows have an effect.

public let kCVPixelBufferPixelFormatTypeKey: CFString = "PixelFormatType"
public let kCVPixelBufferMemoryAllocatorKey: CFString = "MemoryAllocator"
public let kCVPixelBufferWidthKey: CFString = "Width"
public let kCVPixelBufferHeightKey: CFString = "Height"
public let kCVPixelBufferExtendedPixelsLeftKey: CFString = "ExtendedPixelsLeft"
public let kCVPixelBufferExtendedPixelsTopKey: CFString = "ExtendedPixelsTop"
public let kCVPixelBufferExtendedPixelsRightKey: CFString = "ExtendedPixelsRight"
public let kCVPixelBufferExtendedPixelsBottomKey: CFString = "ExtendedPixelsBottom"
public let kCVPixelBufferBytesPerRowAlignmentKey: CFString = "BytesPerRowAlignment"
public let kCVPixelBufferCGBitmapContextCompatibilityKey: CFString = "CGBitmapContextCompatibility"
public let kCVPixelBufferCGImageCompatibilityKey: CFString = "CGImageCompatibility"
public let kCVPixelBufferOpenGLCompatibilityKey: CFString = "OpenGLCompatibility"
public let kCVPixelBufferOpenGLESCompatibilityKey: CFString = "OpenGLESCompatibility"
public let kCVPixelBufferMetalCompatibilityKey: CFString = "MetalCompatibility"
public let kCVPixelBufferPlaneAlignmentKey: CFString = "PlaneAlignment"
public let kCVPixelBufferIOSurfacePropertiesKey: CFString = "IOSurfaceProperties"

// Attributes of pools. Buffers are not kept, so none has an effect.

public let kCVPixelBufferPoolMinimumBufferCountKey: CFString = "MinimumBufferCount"
public let kCVPixelBufferPoolMaximumBufferAgeKey: CFString = "MaximumBufferAge"
public let kCVPixelBufferPoolAllocationThresholdKey: CFString = "BufferPoolAllocationThreshold"

// Attachments of images, which are only kept.

public let kCVImageBufferCGColorSpaceKey: CFString = "CGColorSpace"
public let kCVImageBufferCleanApertureKey: CFString = "CVCleanAperture"
public let kCVImageBufferPixelAspectRatioKey: CFString = "CVPixelAspectRatio"
public let kCVImageBufferYCbCrMatrixKey: CFString = "CVImageBufferYCbCrMatrix"
public let kCVImageBufferYCbCrMatrix_ITU_R_709_2: CFString = "ITU_R_709_2"
public let kCVImageBufferYCbCrMatrix_ITU_R_601_4: CFString = "ITU_R_601_4"
public let kCVImageBufferColorPrimariesKey: CFString = "CVImageBufferColorPrimaries"
public let kCVImageBufferColorPrimaries_ITU_R_709_2: CFString = "ITU_R_709_2"
public let kCVImageBufferColorPrimaries_P3_D65: CFString = "P3_D65"
public let kCVImageBufferTransferFunctionKey: CFString = "CVImageBufferTransferFunction"
public let kCVImageBufferTransferFunction_ITU_R_709_2: CFString = "ITU_R_709_2"
public let kCVImageBufferTransferFunction_sRGB: CFString = "IEC_sRGB"
