public enum EKEventViewAction: Int, Sendable {
  case done
  case responded
  case deleted
}

@MainActor
public protocol EKEventViewDelegate: NSObjectProtocol {
  func eventViewController(
    _ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

/// Shows an event.
open class EKEventViewController: UIViewController {
  open weak var delegate: (any EKEventViewDelegate)?
  open var event: EKEvent!
  open var allowsEditing = false
  open var allowsCalendarPreview = false
}
