public enum CPInformationTemplateLayout: Int, Sendable {
  case leading
  case twoColumn
}

@preconcurrency @MainActor
open class CPInformationItem: NSObject {
  public let title: String?
  public let detail: String?

  public init(title: String?, detail: String?) {
    self.title = title
    self.detail = detail
  }
}

open class CPInformationRatingItem: CPInformationItem {
  public let rating: NSNumber?
  public let maximumRating: NSNumber?

  public init(rating: NSNumber?, maximumRating: NSNumber?, title: String?, detail: String?) {
    self.rating = rating
    self.maximumRating = maximumRating
    super.init(title: title, detail: detail)
  }
}

/// Titles and details, with buttons.
open class CPInformationTemplate: CPTemplate, CPBarButtonProviding {
  public let layout: CPInformationTemplateLayout
  open var title: String
  open var items: [CPInformationItem]
  open var actions: [CPTextButton]
  open var leadingNavigationBarButtons: [CPBarButton] = []
  open var trailingNavigationBarButtons: [CPBarButton] = []
  open var backButton: CPBarButton?

  public init(
    title: String, layout: CPInformationTemplateLayout, items: [CPInformationItem],
    actions: [CPTextButton]
  ) {
    self.title = title
    self.layout = layout
    self.items = items
    self.actions = actions
  }
}
