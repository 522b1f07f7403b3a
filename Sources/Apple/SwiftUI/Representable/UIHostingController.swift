import UIKit

/// A view controller with a SwiftUI view. View controllers are not drawn here.
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
  open var rootView: Content
  public var sizingOptions = UIHostingControllerSizingOptions()

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Nib files are not read: returns nil.
  public required init?(coder aDecoder: NSCoder) { nil }

  public init?(coder aDecoder: NSCoder, rootView: Content) { nil }
}

/// Which sizes a hosting controller reports.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 0)
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 1)
}
