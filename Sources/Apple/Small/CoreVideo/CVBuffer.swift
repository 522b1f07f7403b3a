// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import FoundationSupplement

/// An image of pixels in memory. `CVPixelBufferCreate` creates it.
public final class CVBuffer {
  /// A part of the memory with one or several components of all pixels.
  struct Plane {
    /// Bytes from the start of the memory.
    var offset: Int
    var width: Int
    var height: Int
    var bytesPerRow: Int
  }

  let width: Int
  let height: Int
  let format: OSType
  let attributes: CFDictionary
  let planes: [Plane]
  let memory: UnsafeMutableRawPointer
  /// Bytes.
  let size: Int
  private let release: () -> Void
  var lockCount = 0
  var attachments: [CFString: (value: CFTypeRef, mode: CVAttachmentMode)] = [:]

  /// - Parameters:
  ///   - memory: The pixels; nil allocates zeros.
  ///   - bytesPerRow: The length of rows in this memory, which has one plane.
  ///   - release: Called when the pixels are no longer needed.
  ///
  /// Throws a `BufferError`.
  init(
    width: Int, height: Int, format: OSType, attributes: CFDictionary,
    memory: UnsafeMutableRawPointer? = nil, bytesPerRow: Int? = nil,
    release: @escaping () -> Void = {}
  ) throws(BufferError) {
    guard let layout = PixelLayout(format) else {
      throw BufferError(code: kCVReturnInvalidPixelFormat)
    }
    guard width > 0, height > 0 else { throw BufferError(code: kCVReturnInvalidSize) }
    guard width <= 1 << 20, height <= 1 << 20 else {
      throw BufferError(code: kCVReturnAllocationFailed)
    }
    // Apple's rows begin at multiples of 64 bytes, too.
    let requested = (attributes[kCVPixelBufferBytesPerRowAlignmentKey] as? NSNumber)?.intValue ?? 64
    let alignment = requested > 0 && requested <= 1 << 16 ? requested : 64
    var planes: [Plane] = []
    var end = 0
    for plane in layout.planes {
      let columns = (width + plane.columns - 1) / plane.columns
      let rows = (height + plane.rows - 1) / plane.rows
      let needed = columns * plane.bytes
      let length = bytesPerRow ?? (needed + alignment - 1) / alignment * alignment
      guard length >= needed else { throw BufferError(code: kCVReturnInvalidArgument) }
      planes.append(Plane(offset: end, width: columns, height: rows, bytesPerRow: length))
      end += length * rows
    }
    if let memory {
      (self.memory, self.release) = (memory, release)
    } else {
      // Unlike Swift's own allocation, this one reports that there is not enough memory.
      guard let zeros = calloc(end, 1) else { throw BufferError(code: kCVReturnAllocationFailed) }
      (self.memory, self.release) = (zeros, { free(zeros) })
    }
    (self.width, self.height, self.format) = (width, height, format)
    (self.attributes, self.planes, self.size) = (attributes, planes, end)
  }

  deinit { release() }
}

public typealias CVImageBuffer = CVBuffer
public typealias CVPixelBuffer = CVImageBuffer

/// Why a buffer cannot be created.
struct BufferError: Error {
  let code: CVReturn
}

// MARK: Attachments

/// Whether copies of a buffer have an attachment.
public enum CVAttachmentMode: UInt32, Sendable {
  case shouldNotPropagate
  case shouldPropagate
}

public func CVBufferSetAttachment(
  _ buffer: CVBuffer, _ key: CFString, _ value: CFTypeRef, _ attachmentMode: CVAttachmentMode
) {
  buffer.attachments[key] = (value, attachmentMode)
}

public func CVBufferCopyAttachment(
  _ buffer: CVBuffer, _ key: CFString, _ attachmentMode: UnsafeMutablePointer<CVAttachmentMode>?
) -> CFTypeRef? {
  guard let attachment = buffer.attachments[key] else { return nil }
  attachmentMode?.pointee = attachment.mode
  return attachment.value
}

public func CVBufferHasAttachment(_ buffer: CVBuffer, _ key: CFString) -> Bool {
  buffer.attachments[key] != nil
}

public func CVBufferRemoveAttachment(_ buffer: CVBuffer, _ key: CFString) {
  buffer.attachments[key] = nil
}

public func CVBufferRemoveAllAttachments(_ buffer: CVBuffer) { buffer.attachments = [:] }

public func CVBufferPropagateAttachments(
  _ sourceBuffer: CVBuffer, _ destinationBuffer: CVBuffer
) {
  let copied = sourceBuffer.attachments.filter { $0.value.mode == .shouldPropagate }
  destinationBuffer.attachments.merge(copied) { $1 }
}

// MARK: Images

public func CVImageBufferGetEncodedSize(_ imageBuffer: CVImageBuffer) -> CGSize {
  CGSize(width: imageBuffer.width, height: imageBuffer.height)
}

public func CVImageBufferGetDisplaySize(_ imageBuffer: CVImageBuffer) -> CGSize {
  CVImageBufferGetEncodedSize(imageBuffer)
}

public func CVImageBufferGetCleanRect(_ imageBuffer: CVImageBuffer) -> CGRect {
  CGRect(origin: .zero, size: CVImageBufferGetEncodedSize(imageBuffer))
}

/// Whether the origin is in the upper left corner: always.
public func CVImageBufferIsFlipped(_ imageBuffer: CVImageBuffer) -> Bool { true }
