import Foundation

/// A nib file, of which nothing is read.
@preconcurrency @MainActor
open class UINib: NSObject {
  nonisolated public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    super.init()
  }

  nonisolated public init(data: Data, bundle bundleOrNil: Bundle?) {
    super.init()
  }

  /// Returns an empty array.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil
  ) -> [Any] { [] }
}
