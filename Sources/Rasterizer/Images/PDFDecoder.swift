internal import CCairo
internal import CPoppler
import Foundation

/// Renders the first page of a PDF with Poppler, stretched to the requested size.
enum PDFDecoder {
  static func surface(_ data: Data, size: PixelSize) throws -> Surface {
    var failure: UnsafeMutablePointer<GError>?
    let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    guard let document = poppler_document_new_from_bytes(bytes, nil, &failure) else {
      defer { g_clear_error(&failure) }
      throw ImageDecodingError.undecodable(
        failure.map { String(cString: $0.pointee.message) } ?? "not a PDF document")
    }
    defer { g_object_unref(UnsafeMutableRawPointer(document)) }
    guard poppler_document_get_n_pages(document) > 0,
      let page = poppler_document_get_page(document, 0)
    else { throw ImageDecodingError.undecodable("the document has no pages") }
    defer { g_object_unref(UnsafeMutableRawPointer(page)) }
    var (width, height) = (0.0, 0.0)
    poppler_page_get_size(page, &width, &height)
    guard width > 0, height > 0 else { throw ImageDecodingError.undecodable("the page is empty") }
    let surface = try Surface(width: size.width, height: size.height)
    let context = try Context(surface)
    cairo_scale(context.pointer, Double(size.width) / width, Double(size.height) / height)
    poppler_page_render(page, context.pointer)
    try context.check()
    return surface
  }
}
