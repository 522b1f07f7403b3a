import AuthorNotices
@_exported import UIKit

// Compatibility (module): accepted | | documents are not read: a notice

public enum PDFDisplayBox: Int, Sendable {
  case mediaBox
  case cropBox
  case bleedBox
  case trimBox
  case artBox
}

/// A page of a document.
open class PDFPage: NSObject {
  open weak var document: PDFDocument?

  public override init() {}

  open var string: String? { nil }
  open var label: String? { nil }
  /// In points.
  open func bounds(for box: PDFDisplayBox) -> CGRect { .zero }
  /// Always an empty picture: pages are not drawn.
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage { UIImage() }
}

/// A PDF file. Vitrine reads none: a document is created from pages, or not at all.
open class PDFDocument: NSObject {
  private var pages: [PDFPage] = []

  public override init() {}

  /// Always nil, after a notice.
  public convenience init?(url: URL) {
    AuthorNotice.report("PDFKit", lacks: "reader of PDF files")
    return nil
  }

  /// Always nil, after a notice.
  public convenience init?(data: Data) {
    AuthorNotice.report("PDFKit", lacks: "reader of PDF files")
    return nil
  }

  open var documentURL: URL? { nil }
  open var string: String? { nil }
  open var pageCount: Int { pages.count }
  open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
  open func insert(_ page: PDFPage, at index: Int) {
    pages.insert(page, at: min(max(index, 0), pages.count))
    page.document = self
  }
  open func dataRepresentation() -> Data? { nil }
  open func write(to url: URL) -> Bool { false }
}

/// A view of a document, which draws nothing.
open class PDFView: UIView {
  open var document: PDFDocument?
  open var autoScales = false
}
