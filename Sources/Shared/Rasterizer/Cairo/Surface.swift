internal import CCairo
import Foundation

/// A Cairo drawing target: pixels in memory, or an SVG or PDF page.
final class Surface {
  enum Format {
    /// Premultiplied BGRA, four bytes per pixel.
    case color
    /// Alpha only, one byte per pixel.
    case alpha

    var bytesPerPixel: Int { self == .color ? 4 : 1 }
    fileprivate var cairo: cairo_format_t {
      self == .color ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8
    }
  }

  let pointer: OpaquePointer
  /// In pixels; 0 for a page.
  let width: Int
  let height: Int
  let format: Format
  /// True for SVG and PDF.
  let isVector: Bool
  /// Keeps the memory or output alive that Cairo writes to.
  private let owner: AnyObject?

  init(width: Int, height: Int, format: Format = .color) throws(RasterizerError) {
    guard
      let surface = cairo_image_surface_create(format.cairo, Int32(width), Int32(height))
    else { throw .outOfMemory }
    pointer = surface
    self.width = width
    self.height = height
    self.format = format
    isVector = false
    owner = nil
    try check()
  }

  /// Creates a surface that draws into the memory of `storage`.
  init(_ storage: PixelStorage) throws(RasterizerError) {
    guard
      let surface = cairo_image_surface_create_for_data(
        storage.base.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
        Int32(storage.width), Int32(storage.height), Int32(storage.stride))
    else { throw .outOfMemory }
    pointer = surface
    width = storage.width
    height = storage.height
    format = .color
    isVector = false
    owner = storage
    try check()
  }

  /// Creates a page of `size` points that is written to `output`.
  init(page kind: Page, size: CGSize, output: PageOutput) throws(RasterizerError) {
    let write: cairo_write_func_t = { closure, bytes, length in
      guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
      Unmanaged<PageOutput>.fromOpaque(closure).takeUnretainedValue()
        .data.append(bytes, count: Int(length))
      return CAIRO_STATUS_SUCCESS
    }
    let closure = Unmanaged.passUnretained(output).toOpaque()
    let surface =
      switch kind {
      case .svg:
        cairo_svg_surface_create_for_stream(write, closure, Double(size.width), Double(size.height))
      case .pdf:
        cairo_pdf_surface_create_for_stream(write, closure, Double(size.width), Double(size.height))
      }
    guard let surface else { throw .outOfMemory }
    // A fixed date, so that the same page has the same bytes.
    if kind == .pdf {
      cairo_pdf_surface_set_metadata(
        surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
    }
    pointer = surface
    width = 0
    height = 0
    format = .color
    isVector = true
    owner = output
    try check()
  }

  enum Page { case svg, pdf }

  deinit {
    cairo_surface_destroy(pointer)
  }

  /// Completes the page. Nothing may be drawn afterwards.
  func finish() throws(RasterizerError) {
    cairo_surface_finish(pointer)
    try check()
  }

  /// Calls `body` with the pixels, which it may read and modify.
  func withPixels(_ body: (PixelRegion) -> Void) {
    cairo_surface_flush(pointer)
    guard let data = cairo_image_surface_get_data(pointer) else { return }
    body(
      PixelRegion(
        base: data, width: width, height: height,
        stride: Int(cairo_image_surface_get_stride(pointer))))
    cairo_surface_mark_dirty(pointer)
  }

  private func check() throws(RasterizerError) {
    let status = cairo_surface_status(pointer)
    guard status == CAIRO_STATUS_SUCCESS else { throw .init(status) }
  }
}

/// The bytes of a page.
final class PageOutput {
  var data = Data()
}

/// Pixels in memory: rows from top to bottom, `stride` bytes apart.
struct PixelRegion {
  var base: UnsafeMutablePointer<UInt8>
  var width: Int
  var height: Int
  var stride: Int
}

extension RasterizerError {
  init(_ status: cairo_status_t) {
    self =
      status == CAIRO_STATUS_NO_MEMORY
      ? .outOfMemory : .drawing(String(cString: cairo_status_to_string(status)))
  }
}
