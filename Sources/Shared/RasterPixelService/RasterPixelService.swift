import Foundation
import PixelService
import Rasterizer
import Synchronization
import TextEngine
import ViewArchive

/// The pixel service that draws with `Rasterizer`.
///
/// The rasterizer and its text engine are not thread-safe, so one lock guards them. They are
/// created when they are first needed, because loading fonts is slow.
final class RasterPixelService: PixelService {
  private let rasterizer = Mutex<Rasterizer?>(nil)

  private func withRasterizer<Result: Sendable>(
    _ body: (Rasterizer) throws -> Result
  ) throws -> Result {
    try rasterizer.withLock { kept in
      let rasterizer = try kept ?? Rasterizer(fonts: .standard)
      kept = rasterizer
      let result = try body(rasterizer)
      for notice in rasterizer.drainNotices() {
        FileHandle.standardError.write(Data("\(notice)\n".utf8))
      }
      return result
    }
  }

  func draw(
    _ archive: ViewArchive, at instant: Date, scale: Double, over base: PixelBuffer?
  ) throws -> PixelBuffer {
    try withRasterizer { rasterizer in
      let options = DrawingOptions(scale: scale, pixelLimit: PixelBuffer.areaLimit)
      let ground = try base.map { try Picture($0, scale: scale) }
      return PixelBuffer(
        try rasterizer.picture(of: archive, at: instant, options: options, over: ground))
    }
  }

  func decode(_ data: Data, width: Int, height: Int) throws -> PixelBuffer {
    guard PixelBuffer.isPlausible(width: width, height: height) else {
      throw PixelServiceError("an image cannot have \(width) × \(height) pixels")
    }
    return try withRasterizer {
      PixelBuffer(try $0.decodedImage(data, width: width, height: height))
    }
  }

  func png(_ pixels: PixelBuffer, scale: Double) throws -> Data {
    try Picture(pixels, scale: scale).png()
  }

  func jpeg(_ pixels: PixelBuffer, quality: Double) throws -> Data {
    try Picture(pixels, scale: 1).jpeg(quality: quality)
  }

  func layout(
    _ text: StyledText, paragraph: ParagraphStyle, width: Double?, height: Double?, scale: Double
  ) throws -> TextBlock {
    try withRasterizer {
      $0.textEngine.layout(
        text, paragraph: paragraph, width: width, height: height, scale: scale,
        now: Date(timeIntervalSinceReferenceDate: 0))
    }
  }

  func symbol(
    _ name: String, font: FontRequest, scale: SymbolScale
  ) throws -> (path: ArchivePath, size: CGSize) {
    let drawing = try withRasterizer {
      $0.textEngine.symbol(name, font: font, scale: scale, paint: .color(.black))
    }
    return (drawing.path, drawing.size)
  }

  func barcode(_ request: BarcodeRequest) throws -> BarcodeModules {
    try BarcodeEncoder.modules(request)
  }
}

extension PixelBuffer {
  init(_ picture: Picture) {
    self.init(
      width: picture.width, height: picture.height, bytes: picture.withUnsafeBytes(Array.init))
  }
}

extension Picture {
  init(_ pixels: PixelBuffer, scale: Double) throws {
    let copy = Picture(
      bytes: Data(pixels.bytes), width: pixels.width, height: pixels.height, scale: scale)
    guard let copy else { throw RasterizerError.outOfMemory }
    self = copy
  }
}

/// See `CPixelService.h`.
@_cdecl("vitrine_make_pixel_service")
public func makePixelService() -> UnsafeMutableRawPointer {
  Unmanaged.passRetained(RasterPixelService()).toOpaque()
}
