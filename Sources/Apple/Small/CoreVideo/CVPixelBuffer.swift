// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import FoundationSupplement

/// Creates a buffer with zeros.
///
/// - Parameter pixelBufferOut: The buffer; not changed if the function fails.
public func CVPixelBufferCreate(
  _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
  _ pixelBufferAttributes: CFDictionary?,
  _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
  do throws(BufferError) {
    pixelBufferOut.pointee = try CVBuffer(
      width: width, height: height, format: pixelFormatType,
      attributes: pixelBufferAttributes ?? [:])
    return kCVReturnSuccess
  } catch {
    return error.code
  }
}

/// Receives the context and the address of `CVPixelBufferCreateWithBytes`.
public typealias CVPixelBufferReleaseBytesCallback =
  @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?) -> Void

/// Creates a buffer with the caller's memory. The format has one plane.
///
/// - Parameter releaseCallback: Called when the buffer no longer needs the memory.
public func CVPixelBufferCreateWithBytes(
  _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
  _ baseAddress: UnsafeMutableRawPointer, _ bytesPerRow: Int,
  _ releaseCallback: CVPixelBufferReleaseBytesCallback?,
  _ releaseRefCon: UnsafeMutableRawPointer?, _ pixelBufferAttributes: CFDictionary?,
  _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
  guard PixelLayout(pixelFormatType)?.planes.count == 1 else { return kCVReturnInvalidPixelFormat }
  do throws(BufferError) {
    pixelBufferOut.pointee = try CVBuffer(
      width: width, height: height, format: pixelFormatType,
      attributes: pixelBufferAttributes ?? [:], memory: baseAddress, bytesPerRow: bytesPerRow
    ) { releaseCallback?(releaseRefCon, baseAddress) }
    return kCVReturnSuccess
  } catch {
    return error.code
  }
}

public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width }
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.height }
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType {
  pixelBuffer.format
}
/// Bytes of all planes.
public func CVPixelBufferGetDataSize(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.size }
public func CVPixelBufferCopyCreationAttributes(_ pixelBuffer: CVPixelBuffer) -> CFDictionary {
  pixelBuffer.attributes
}
public func CVPixelBufferGetTypeID() -> CFTypeID { 0 }

/// The first plane's length of rows, in bytes.
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int {
  pixelBuffer.planes[0].bytesPerRow
}

/// The address of the first plane. Like on a device, the buffer should be locked.
public func CVPixelBufferGetBaseAddress(
  _ pixelBuffer: CVPixelBuffer
) -> UnsafeMutableRawPointer? { pixelBuffer.memory }

// MARK: Planes

public func CVPixelBufferIsPlanar(_ pixelBuffer: CVPixelBuffer) -> Bool {
  pixelBuffer.planes.count > 1
}

/// 0 for a format that is not planar.
public func CVPixelBufferGetPlaneCount(_ pixelBuffer: CVPixelBuffer) -> Int {
  CVPixelBufferIsPlanar(pixelBuffer) ? pixelBuffer.planes.count : 0
}

private func plane(_ pixelBuffer: CVPixelBuffer, _ index: Int) -> CVBuffer.Plane? {
  pixelBuffer.planes.indices.contains(index) ? pixelBuffer.planes[index] : nil
}

public func CVPixelBufferGetWidthOfPlane(
  _ pixelBuffer: CVPixelBuffer, _ planeIndex: Int
) -> Int { plane(pixelBuffer, planeIndex)?.width ?? 0 }

public func CVPixelBufferGetHeightOfPlane(
  _ pixelBuffer: CVPixelBuffer, _ planeIndex: Int
) -> Int { plane(pixelBuffer, planeIndex)?.height ?? 0 }

public func CVPixelBufferGetBytesPerRowOfPlane(
  _ pixelBuffer: CVPixelBuffer, _ planeIndex: Int
) -> Int { plane(pixelBuffer, planeIndex)?.bytesPerRow ?? 0 }

public func CVPixelBufferGetBaseAddressOfPlane(
  _ pixelBuffer: CVPixelBuffer, _ planeIndex: Int
) -> UnsafeMutableRawPointer? {
  plane(pixelBuffer, planeIndex).map { pixelBuffer.memory + $0.offset }
}

// MARK: Locks

public struct CVPixelBufferLockFlags: OptionSet, Sendable {
  public let rawValue: CVOptionFlags

  public init(rawValue: CVOptionFlags) { self.rawValue = rawValue }

  public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}

/// Counts a lock. The memory is always reachable, so that it has no other effect.
@discardableResult
public func CVPixelBufferLockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags
) -> CVReturn {
  pixelBuffer.lockCount += 1
  return kCVReturnSuccess
}

/// Returns an error if the buffer is not locked.
@discardableResult
public func CVPixelBufferUnlockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn {
  guard pixelBuffer.lockCount > 0 else { return kCVReturnInvalidArgument }
  pixelBuffer.lockCount -= 1
  return kCVReturnSuccess
}
