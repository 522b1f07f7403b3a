import AuthorNotices
import Foundation
import PixelService
import ViewArchive

// Compatibility: partial | `CGContext` | bitmaps with 8 bits per component (RGB, gray, alpha
//   only): paths, fills, strokes, clips, masks, gradients, shadows, all blend modes, transparency
//   layers, images, `data`, `makeImage`; **silent**: antialiasing of shapes cannot be turned off;
//   radial gradients are concentric; no text, patterns, PDF

/// Draws into an image.
///
/// ```swift
/// let context = CGContext(
///   data: nil, width: 64, height: 64, bitsPerComponent: 8, bytesPerRow: 0,
///   space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
/// context?.fillEllipse(in: CGRect(x: 0, y: 0, width: 64, height: 64))
/// let image = context?.makeImage()
/// ```
/// Drawing is recorded, and the host draws it where the image is shown. It happens at once only if
/// the author asks for the pixels: with `data`, or if the context draws into the author's memory.
///
/// As in Core Graphics, y points up in the context of a bitmap. It points down in those that UIKit
/// creates.
public final class CGContext {
  var record: DrawingRecord
  /// Whether y points up in the coordinates in which the context began.
  let pointsUp: Bool
  var state: GraphicsState
  private var states: [GraphicsState] = []
  /// The states in which transparency layers began.
  private var layerStates: [GraphicsState] = []
  /// In the record's coordinates.
  var currentPath = PathGeometry()
  public var textMatrix = CGAffineTransform.identity
  public var textPosition = CGPoint.zero
  let format: PixelFormat
  public let colorSpace: CGColorSpace?
  /// The author's memory, or memory that holds the pixels for `data`.
  private var memory: UnsafeMutableRawBufferPointer?
  private let ownsMemory: Bool
  public let bytesPerRow: Int
  private let release: (() -> Void)?

  /// Creates a context that is not a bitmap's.
  ///
  /// - Parameters:
  ///   - size: In points; must be plausible (`PixelBuffer.isPlausible`) when multiplied by `scale`.
  ///   - isOpaque: Whether the ground is black instead of transparent.
  ///   - pointsUp: Whether y points up.
  package init(size: CGSize, scale: CGFloat, isOpaque: Bool, pointsUp: Bool = false) {
    record = DrawingRecord(size: size, scale: scale)
    self.pointsUp = pointsUp
    state = GraphicsState(
      transform: pointsUp
        ? CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height) : .identity,
      clipBounds: CGRect(origin: .zero, size: size))
    format =
      isOpaque
      ? PixelFormat.standardOpaque : .standard
    colorSpace = .standardRGB
    bytesPerRow = Int((size.width * scale).rounded()) * 4
    ownsMemory = true
    release = nil
    if isOpaque { fillGround() }
  }

  private init(
    memory: UnsafeMutableRawBufferPointer?, width: Int, height: Int, bytesPerRow: Int,
    format: PixelFormat, space: CGColorSpace?, release: (() -> Void)?
  ) {
    let size = CGSize(width: width, height: height)
    let pixels = memory.flatMap {
      format.pixels(
        UnsafeRawBufferPointer($0), width: width, height: height, bytesPerRow: bytesPerRow)
    }
    record = DrawingRecord(size: size, scale: 1, pixels: pixels)
    pointsUp = true
    state = GraphicsState(
      transform: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)),
      clipBounds: CGRect(origin: .zero, size: size))
    self.format = format
    colorSpace = space
    self.memory = memory
    ownsMemory = memory == nil
    self.bytesPerRow = bytesPerRow
    self.release = release
    if memory == nil, !format.hasAlpha { fillGround() }
  }

  deinit {
    if ownsMemory { memory?.deallocate() }
    release?()
  }

  private func fillGround() {
    record.append(
      ArchiveNode(
        kind: "ground", frame: record.bounds,
        content: .fill(ArchivePath(rect: record.bounds), .color(.black), evenOdd: false)))
  }
}

extension CGContext {
  /// Creates a context for a bitmap. Only eight bits per component are supported, in gray, RGB or
  /// alpha only.
  ///
  /// - Parameters:
  ///   - data: The memory to draw into, which must outlive the context; nil allocates it.
  ///   - bytesPerRow: At least the bytes of one row; 0 chooses them.
  /// - Returns: nil if the format or the size is not supported.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace?, bitmapInfo: UInt32
  ) {
    self.init(
      data: data, width: width, height: height, bitsPerComponent: bitsPerComponent,
      bytesPerRow: bytesPerRow, space: space, bitmapInfo: bitmapInfo, release: nil)
  }

  /// See `init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:)`.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace?, bitmapInfo: CGBitmapInfo
  ) {
    self.init(
      data: data, width: width, height: height, bitsPerComponent: bitsPerComponent,
      bytesPerRow: bytesPerRow, space: space, bitmapInfo: bitmapInfo.rawValue, release: nil)
  }

  /// - Parameter releaseCallback: Called when the context is released.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace?, bitmapInfo: UInt32,
    releaseCallback: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void)?,
    releaseInfo: UnsafeMutableRawPointer?
  ) {
    self.init(
      data: data, width: width, height: height, bitsPerComponent: bitsPerComponent,
      bytesPerRow: bytesPerRow, space: space, bitmapInfo: bitmapInfo,
      release: releaseCallback.map { callback in { callback(releaseInfo, data) } })
  }

  private convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace?, bitmapInfo: UInt32, release: (() -> Void)?
  ) {
    guard PixelBuffer.isPlausible(width: width, height: height),
      let format = PixelFormat(
        bitsPerComponent: bitsPerComponent, bitsPerPixel: nil, space: space,
        info: CGBitmapInfo(rawValue: bitmapInfo))
    else {
      AuthorNotice.report(
        "CoreGraphics: no CGContext for \(width) × \(height) pixels with \(bitsPerComponent) bits "
          + "per component and bitmap info \(bitmapInfo). Use 8 bits per component, and at most "
          + "\(PixelBuffer.areaLimit) pixels.")
      return nil
    }
    let rowLength = bytesPerRow == 0 ? width * format.bytesPerPixel : bytesPerRow
    guard rowLength >= width * format.bytesPerPixel, rowLength < 1 << 24 else { return nil }
    let memory = data.map {
      UnsafeMutableRawBufferPointer(start: $0, count: rowLength * height)
    }
    self.init(
      memory: memory, width: width, height: height, bytesPerRow: rowLength, format: format,
      space: space, release: release)
  }

  /// In pixels.
  public var width: Int { record.width }
  /// In pixels.
  public var height: Int { record.height }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { format.bytesPerPixel * 8 }
  public var bitmapInfo: CGBitmapInfo { format.info }
  public var alphaInfo: CGImageAlphaInfo { format.alpha }

  /// The pixels. Draws everything that has been recorded. What the author then writes there is not
  /// seen by later drawings, unless the memory is the author's own.
  public var data: UnsafeMutableRawPointer? {
    if memory == nil {
      memory = .allocate(byteCount: bytesPerRow * height, alignment: 16)
      memory?.initializeMemory(as: UInt8.self, repeating: 0)
    }
    writePixels()
    return memory?.baseAddress
  }

  /// An image of everything that has been drawn so far.
  public func makeImage() -> CGImage? { record.image(format: format, space: colorSpace) }

  /// Writes what has been drawn to the author's memory.
  public func flush() { if !ownsMemory { writePixels() } }

  public func synchronize() { flush() }

  private func writePixels() {
    guard let memory, let pixels = record.flatten() else { return }
    format.write(pixels, to: memory, bytesPerRow: bytesPerRow)
  }

  /// Records a drawing. In the author's memory, draws it at once.
  func append(_ node: ArchiveNode) {
    record.append(node)
    if !ownsMemory { writePixels() }
  }
}

// MARK: - State
extension CGContext {
  public func saveGState() {
    guard states.count < 10_000 else { return }
    states.append(state)
  }

  /// Has no effect without a saved state.
  public func restoreGState() {
    if let saved = states.popLast() { state = saved }
  }

  /// Draws what follows, up to `endTransparencyLayer()`, as one picture: alpha, shadow and blend
  /// mode apply to it as a whole.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    guard layerStates.count < 100 else { return }
    layerStates.append(state)
    saveGState()
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
    state.clips = []
    state.masks = []
    record.beginLayer()
  }

  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  public func endTransparencyLayer() {
    guard let outer = layerStates.popLast(), let nodes = record.endLayer() else { return }
    restoreGState()
    state = outer
    draw(nodes, transform: .identity, effects: [.compositingGroup])
  }
}

extension PixelFormat {
  /// RGBA whose alpha is ignored.
  fileprivate static var standardOpaque: PixelFormat {
    PixelFormat(
      bitsPerComponent: 8, bitsPerPixel: nil, space: .standardRGB,
      info: CGBitmapInfo(alpha: .noneSkipLast)) ?? .standard
  }
}
