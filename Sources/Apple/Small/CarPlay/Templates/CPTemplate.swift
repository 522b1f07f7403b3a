/// A view that a car would show.
@preconcurrency @MainActor
open class CPTemplate: NSObject {
  open var userInfo: Any?
  open var tabTitle: String?
  open var tabImage: UIImage?
  open var showsTabBadge = false
}

public typealias CPBarButtonHandler = (CPBarButton) -> Void

public enum CPBarButtonType: UInt, Sendable {
  case text
  case image
}

public enum CPBarButtonStyle: Int, Sendable {
  case none
  case rounded
}

/// A button of a navigation bar.
@preconcurrency @MainActor
open class CPBarButton: NSObject {
  public let buttonType: CPBarButtonType
  open var isEnabled = true
  open var buttonStyle = CPBarButtonStyle.none
  open var image: UIImage?
  open var title: String?
  let handler: CPBarButtonHandler?

  public init(title: String, handler: CPBarButtonHandler? = nil) {
    buttonType = .text
    self.title = title
    self.handler = handler
  }

  public init(image: UIImage, handler: CPBarButtonHandler? = nil) {
    buttonType = .image
    self.image = image
    self.handler = handler
  }

  public init(type: CPBarButtonType, handler: CPBarButtonHandler? = nil) {
    buttonType = type
    self.handler = handler
  }
}

/// A template with a navigation bar.
@preconcurrency @MainActor
public protocol CPBarButtonProviding: NSObjectProtocol {
  var leadingNavigationBarButtons: [CPBarButton] { get set }
  var trailingNavigationBarButtons: [CPBarButton] { get set }
  var backButton: CPBarButton? { get set }
}

public enum CPTextButtonStyle: Int, Sendable {
  case normal
  case cancel
  case confirm
}

@preconcurrency @MainActor
open class CPTextButton: NSObject {
  open var title: String
  open var textStyle: CPTextButtonStyle
  let handler: ((CPTextButton) -> Void)?

  public init(
    title: String, textStyle: CPTextButtonStyle, handler: ((CPTextButton) -> Void)? = nil
  ) {
    self.title = title
    self.textStyle = textStyle
    self.handler = handler
  }
}
