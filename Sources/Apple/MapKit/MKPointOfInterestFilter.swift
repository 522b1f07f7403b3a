import Foundation

/// Which places a map shows.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. It is immutable.
  private let categories: [MKPointOfInterestCategory]
  private let isInclusion: Bool

  private init(_ categories: [MKPointOfInterestCategory], isInclusion: Bool) {
    self.categories = categories
    self.isInclusion = isInclusion
  }

  public convenience init(including categories: [MKPointOfInterestCategory]) {
    self.init(categories, isInclusion: true)
  }

  public convenience init(excluding categories: [MKPointOfInterestCategory]) {
    self.init(categories, isInclusion: false)
  }

  open class var includingAll: MKPointOfInterestFilter { .init(excluding: []) }
  open class var excludingAll: MKPointOfInterestFilter { .init(including: []) }

  open func includes(_ category: MKPointOfInterestCategory) -> Bool {
    categories.contains(category) == isInclusion
  }

  open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}
