import Foundation

/// A nib file, of which nothing is read.
@preconcurrency @MainActor
open class UINib: NSObject {
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    super.init()
  }

  public init(data: Data, bundle bundleOrNil: Bundle?) {
    super.init()
  }

  /// Returns an empty array.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil
  ) -> [Any] { [] }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}

extension Bundle {
  /// Returns nil: nothing is read.
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? { nil }
}
