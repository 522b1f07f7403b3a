internal import CCairo
internal import CPixbuf
import Foundation
import LoadedLibrary

/// Renders the first page of a PDF with Poppler, stretched to the requested size.
enum PDFDecoder {
  private typealias Object = UnsafeMutableRawPointer
  private typealias NewDocument =
    @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>?,
      UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
    ) -> Object?
  private typealias PageCount = @convention(c) (Object?) -> CInt
  private typealias GetPage = @convention(c) (Object?, CInt) -> Object?
  private typealias GetSize =
    @convention(c) (
      Object?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?
    ) -> Void
  private typealias Render = @convention(c) (Object?, OpaquePointer?) -> Void

  private static let library = LoadedLibrary("libpoppler-glib.so.8")

  static func surface(_ data: Data, size: PixelSize) throws -> Surface {
    let newDocument = try library.decoder(
      "poppler_document_new_from_bytes", as: NewDocument.self)
    let pageCount = try library.decoder("poppler_document_get_n_pages", as: PageCount.self)
    let getPage = try library.decoder("poppler_document_get_page", as: GetPage.self)
    let getSize = try library.decoder("poppler_page_get_size", as: GetSize.self)
    let render = try library.decoder("poppler_page_render", as: Render.self)
    var failure: UnsafeMutablePointer<GError>?
    let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    guard let document = newDocument(bytes, nil, &failure) else {
      defer { g_clear_error(&failure) }
      throw ImageDecodingError.undecodable(
        failure.map { String(cString: $0.pointee.message) } ?? "not a PDF document")
    }
    defer { g_object_unref(document) }
    guard pageCount(document) > 0, let page = getPage(document, 0) else {
      throw ImageDecodingError.undecodable("the document has no pages")
    }
    defer { g_object_unref(page) }
    var (width, height) = (0.0, 0.0)
    getSize(page, &width, &height)
    guard width > 0, height > 0 else { throw ImageDecodingError.undecodable("the page is empty") }
    let surface = try Surface(width: size.width, height: size.height)
    let context = try Context(surface)
    cairo_scale(context.pointer, Double(size.width) / width, Double(size.height) / height)
    render(page, context.pointer)
    try context.check()
    return surface
  }
}
