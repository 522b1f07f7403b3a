// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

/// Blurs pixels of four bytes: each becomes the mean of a rectangle around it.
///
/// - Parameters:
///   - dest: The buffer for the part of the image that begins at the offset.
///   - tempBuffer: Not used: no size is reported for it.
///   - kernel_height: The rectangle's height in pixels, which is odd.
///   - kernel_width: The rectangle's width in pixels, which is odd.
///   - backgroundColor: Not used: beyond the edges, the pixels of the edges are repeated.
///   - flags: Must contain `kvImageEdgeExtend`.
@discardableResult
public func vImageBoxConvolve_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
  _ tempBuffer: UnsafeMutableRawPointer!, _ srcOffsetToROI_X: vImagePixelCount,
  _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32,
  _ backgroundColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
  BoxBlur.run(
    src.pointee, dest.pointee, channels: 4, x: srcOffsetToROI_X, y: srcOffsetToROI_Y,
    height: kernel_height, width: kernel_width, flags: flags)
}

/// Like `vImageBoxConvolve_ARGB8888`, for pixels of one byte.
@discardableResult
public func vImageBoxConvolve_Planar8(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
  _ tempBuffer: UnsafeMutableRawPointer!, _ srcOffsetToROI_X: vImagePixelCount,
  _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32,
  _ backgroundColor: Pixel_8, _ flags: vImage_Flags
) -> vImage_Error {
  BoxBlur.run(
    src.pointee, dest.pointee, channels: 1, x: srcOffsetToROI_X, y: srcOffsetToROI_Y,
    height: kernel_height, width: kernel_width, flags: flags)
}

/// A blur with running sums: its time does not depend on the size of the rectangle.
private struct BoxBlur {
  let source: UnsafePointer<UInt8>
  let channels, rowBytes, width, height: Int
  /// The first column of the result.
  let left: Int
  let columns: Int
  let radius: Int

  static func run(
    _ source: vImage_Buffer, _ target: vImage_Buffer, channels: Int, x: vImagePixelCount,
    y: vImagePixelCount, height: UInt32, width: UInt32, flags: vImage_Flags
  ) -> vImage_Error {
    // No temporary buffer is needed.
    if Int(flags) & kvImageGetTempBufferSize != 0 { return 0 }
    guard let from = source.data, let to = target.data else { return kvImageNullPointerArgument }
    guard !height.isMultiple(of: 2), !width.isMultiple(of: 2) else {
      return kvImageInvalidKernelSize
    }
    guard Int(flags) & kvImageEdgeExtend != 0 else { return kvImageInvalidEdgeStyle }
    guard x <= source.width else { return kvImageInvalidOffset_X }
    guard y <= source.height else { return kvImageInvalidOffset_Y }
    guard target.width <= source.width - x, target.height <= source.height - y else {
      return kvImageRoiLargerThanInputBuffer
    }
    guard target.width > 0, target.height > 0 else { return kvImageNoError }
    let byteCount = source.rowBytes * Int(source.height - 1) + Int(source.width) * channels
    // The result overwrites rows that later ones need.
    let copy = from == to ? Data(bytes: from, count: byteCount) : nil
    func blur(_ bytes: UnsafePointer<UInt8>) {
      let blur = BoxBlur(
        source: bytes, channels: channels, rowBytes: source.rowBytes, width: Int(source.width),
        height: Int(source.height), left: Int(x), columns: Int(target.width),
        radius: Int(width) / 2)
      blur.write(
        to: target, from: Int(y), radius: Int(height) / 2, weight: Int(width) * Int(height))
    }
    if let copy {
      copy.withUnsafeBytes { bytes in
        if let start = bytes.baseAddress { blur(start.assumingMemoryBound(to: UInt8.self)) }
      }
    } else {
      blur(UnsafePointer(from.assumingMemoryBound(to: UInt8.self)))
    }
    return kvImageNoError
  }

  /// - Parameters:
  ///   - top: The first row of the result.
  ///   - radius: The number of rows above and below a pixel.
  ///   - weight: The number of pixels of the rectangle.
  private func write(to target: vImage_Buffer, from top: Int, radius: Int, weight: Int) {
    var sums = [Int](repeating: 0, count: columns * channels)
    for row in (top - radius)...(top + radius) { add(row, to: &sums, times: 1) }
    for row in 0..<Int(target.height) {
      let result = target.data.advanced(by: row * target.rowBytes)
        .assumingMemoryBound(to: UInt8.self)
      for (index, sum) in sums.enumerated() {
        result[index] = UInt8((sum + weight / 2) / weight)
      }
      add(top + row - radius, to: &sums, times: -1)
      add(top + row + radius + 1, to: &sums, times: 1)
    }
  }

  /// Adds the sums of the pixels beside each other in a row.
  private func add(_ row: Int, to sums: inout [Int], times factor: Int) {
    let start = source + min(max(row, 0), height - 1) * rowBytes
    for channel in 0..<channels {
      func value(_ column: Int) -> Int {
        Int(start[min(max(column, 0), width - 1) * channels + channel])
      }
      var sum = ((left - radius)...(left + radius)).reduce(0) { $0 + value($1) }
      for column in 0..<columns {
        sums[column * channels + channel] += sum * factor
        sum += value(left + column + radius + 1) - value(left + column - radius)
      }
    }
  }
}
