// Compatibility: accepted | `UISwipeActionsConfiguration`, `UIContextualAction` | values; there are
//   no swipes

/// The actions of a row that is swiped.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) { self.actions = actions }
}

@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  public enum Style: Int, Sendable { case normal, destructive }

  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  public let style: Style
  public let handler: Handler
  open var title: String?
  open var image: UIImage?
  open var backgroundColor: UIColor!

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.handler = handler
    self.title = title
  }
}
