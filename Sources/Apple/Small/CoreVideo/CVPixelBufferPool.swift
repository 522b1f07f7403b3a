// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import FoundationSupplement

/// Creates buffers with the same attributes. It keeps none for later.
public final class CVPixelBufferPool {
  let attributes: CFDictionary
  let bufferAttributes: CFDictionary

  init(attributes: CFDictionary, bufferAttributes: CFDictionary) {
    self.attributes = attributes
    self.bufferAttributes = bufferAttributes
  }
}

public struct CVPixelBufferPoolFlushFlags: OptionSet, Sendable {
  public let rawValue: CVOptionFlags

  public init(rawValue: CVOptionFlags) { self.rawValue = rawValue }

  public static let excessBuffers = CVPixelBufferPoolFlushFlags(rawValue: 1)
}

public func CVPixelBufferPoolCreate(
  _ allocator: CFAllocator?, _ poolAttributes: CFDictionary?,
  _ pixelBufferAttributes: CFDictionary?, _ poolOut: UnsafeMutablePointer<CVPixelBufferPool?>
) -> CVReturn {
  poolOut.pointee = CVPixelBufferPool(
    attributes: poolAttributes ?? [:], bufferAttributes: pixelBufferAttributes ?? [:])
  return kCVReturnSuccess
}

/// Fails if the pool's attributes lack the width, the height or the format.
public func CVPixelBufferPoolCreatePixelBuffer(
  _ allocator: CFAllocator?, _ pixelBufferPool: CVPixelBufferPool,
  _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
  let attributes = pixelBufferPool.bufferAttributes
  func number(_ key: CFString) -> Int? { (attributes[key] as? NSNumber)?.intValue }
  guard let width = number(kCVPixelBufferWidthKey), let height = number(kCVPixelBufferHeightKey),
    let format = number(kCVPixelBufferPixelFormatTypeKey).flatMap(OSType.init(exactly:))
  else { return kCVReturnInvalidPixelBufferAttributes }
  return CVPixelBufferCreate(allocator, width, height, format, attributes, pixelBufferOut)
}

/// - Parameter auxAttributes: Ignored.
public func CVPixelBufferPoolCreatePixelBufferWithAuxAttributes(
  _ allocator: CFAllocator?, _ pixelBufferPool: CVPixelBufferPool,
  _ auxAttributes: CFDictionary?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn { CVPixelBufferPoolCreatePixelBuffer(allocator, pixelBufferPool, pixelBufferOut) }

public func CVPixelBufferPoolGetAttributes(_ pool: CVPixelBufferPool) -> CFDictionary? {
  pool.attributes
}

public func CVPixelBufferPoolGetPixelBufferAttributes(_ pool: CVPixelBufferPool) -> CFDictionary? {
  pool.bufferAttributes
}

public func CVPixelBufferPoolFlush(
  _ pool: CVPixelBufferPool, _ options: CVPixelBufferPoolFlushFlags
) {}
