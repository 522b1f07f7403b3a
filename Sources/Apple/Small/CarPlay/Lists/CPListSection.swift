/// Rows with a header.
@preconcurrency @MainActor
open class CPListSection: NSObject {
  public let items: [any CPListTemplateItem]
  public let header: String?
  public let headerSubtitle: String?
  public let headerButton: CPButton?
  public let sectionIndexTitle: String?
  open var headerImage: UIImage?

  public convenience init(items: [any CPListTemplateItem]) {
    self.init(items: items, header: nil, sectionIndexTitle: nil)
  }

  public init(items: [any CPListTemplateItem], header: String?, sectionIndexTitle: String?) {
    self.items = items
    self.header = header
    self.sectionIndexTitle = sectionIndexTitle
    headerSubtitle = nil
    headerButton = nil
  }

  public init(
    items: [any CPListTemplateItem], header: String, headerSubtitle: String?,
    headerImage: UIImage?, headerButton: CPButton?, sectionIndexTitle: String?
  ) {
    self.items = items
    self.header = header
    self.headerSubtitle = headerSubtitle
    self.headerImage = headerImage
    self.headerButton = headerButton
    self.sectionIndexTitle = sectionIndexTitle
  }

  open func item(at index: Int) -> any CPListTemplateItem { items[index] }

  /// `NSNotFound` if the section does not have it.
  open func index(of item: any CPListTemplateItem) -> Int {
    items.firstIndex { $0 === item } ?? NSNotFound
  }
}

/// A button with an image.
@preconcurrency @MainActor
open class CPButton: NSObject {
  open private(set) var image: UIImage?
  open var title: String?
  open var isEnabled = true
  let handler: ((CPButton) -> Void)?

  public init(image: UIImage, handler: ((CPButton) -> Void)? = nil) {
    self.image = image
    self.handler = handler
  }
}
