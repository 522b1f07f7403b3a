public typealias CPAlertActionHandler = (CPAlertAction) -> Void

@preconcurrency @MainActor
open class CPAlertAction: NSObject {
  public enum Style: UInt, Sendable {
    case `default`
    case cancel
    case destructive
  }

  public let title: String
  public let style: Style
  public let color: UIColor
  public let handler: CPAlertActionHandler

  public init(title: String, style: Style, handler: @escaping CPAlertActionHandler) {
    self.title = title
    self.style = style
    color = .clear
    self.handler = handler
  }

  public init(title: String, color: UIColor, handler: @escaping CPAlertActionHandler) {
    self.title = title
    style = .default
    self.color = color
    self.handler = handler
  }
}

/// A message with actions.
open class CPAlertTemplate: CPTemplate {
  public let titleVariants: [String]
  public let actions: [CPAlertAction]

  public init(titleVariants: [String], actions: [CPAlertAction]) {
    self.titleVariants = titleVariants
    self.actions = actions
  }

  open class var maximumActionCount: Int { 2 }
}

/// A choice of actions.
open class CPActionSheetTemplate: CPTemplate {
  public let title: String?
  public let message: String?
  public let actions: [CPAlertAction]

  public init(title: String?, message: String?, actions: [CPAlertAction]) {
    self.title = title
    self.message = message
    self.actions = actions
  }
}
