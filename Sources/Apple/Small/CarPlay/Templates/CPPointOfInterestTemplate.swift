/// A place on a map.
@preconcurrency @MainActor
open class CPPointOfInterest: NSObject {
  open var location: MKMapItem
  open var title: String
  open var subtitle: String?
  open var summary: String?
  open var detailTitle: String?
  open var detailSubtitle: String?
  open var detailSummary: String?
  open var pinImage: UIImage?
  open var selectedPinImage: UIImage?
  open var primaryButton: CPTextButton?
  open var secondaryButton: CPTextButton?
  open var userInfo: Any?

  public init(
    location: MKMapItem, title: String, subtitle: String?, summary: String?,
    detailTitle: String?, detailSubtitle: String?, detailSummary: String?, pinImage: UIImage?,
    selectedPinImage: UIImage? = nil
  ) {
    self.location = location
    self.title = title
    self.subtitle = subtitle
    self.summary = summary
    self.detailTitle = detailTitle
    self.detailSubtitle = detailSubtitle
    self.detailSummary = detailSummary
    self.pinImage = pinImage
    self.selectedPinImage = selectedPinImage
  }
}

/// Never called: no map is shown.
@preconcurrency @MainActor
public protocol CPPointOfInterestTemplateDelegate: NSObjectProtocol {
  func pointOfInterestTemplate(
    _ pointOfInterestTemplate: CPPointOfInterestTemplate,
    didChangeMapRegion region: MKCoordinateRegion)
  func pointOfInterestTemplate(
    _ pointOfInterestTemplate: CPPointOfInterestTemplate,
    didSelectPointOfInterest pointOfInterest: CPPointOfInterest)
}

extension CPPointOfInterestTemplateDelegate {
  public func pointOfInterestTemplate(
    _ pointOfInterestTemplate: CPPointOfInterestTemplate,
    didSelectPointOfInterest pointOfInterest: CPPointOfInterest
  ) {}
}

/// Places on a map.
open class CPPointOfInterestTemplate: CPTemplate, CPBarButtonProviding {
  open var title: String
  open private(set) var pointsOfInterest: [CPPointOfInterest]
  /// `NSNotFound` selects none.
  open var selectedIndex: Int
  open weak var pointOfInterestDelegate: (any CPPointOfInterestTemplateDelegate)?
  open var leadingNavigationBarButtons: [CPBarButton] = []
  open var trailingNavigationBarButtons: [CPBarButton] = []
  open var backButton: CPBarButton?

  public init(title: String, pointsOfInterest: [CPPointOfInterest], selectedIndex: Int) {
    self.title = title
    self.pointsOfInterest = pointsOfInterest
    self.selectedIndex = selectedIndex
  }

  open func setPointsOfInterest(_ pointsOfInterest: [CPPointOfInterest], selectedIndex: Int) {
    self.pointsOfInterest = pointsOfInterest
    self.selectedIndex = selectedIndex
  }
}
