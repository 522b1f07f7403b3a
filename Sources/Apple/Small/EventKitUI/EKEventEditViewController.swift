@_exported import EventKit
@_exported import UIKit

// Compatibility (module): accepted | | controllers keep their values; nothing is shown or saved

public enum EKEventEditViewAction: Int, Sendable {
  case canceled
  case saved
  case deleted

  /// The old name of `canceled`.
  public static var cancelled: EKEventEditViewAction { .canceled }
}

@MainActor
public protocol EKEventEditViewDelegate: NSObjectProtocol {
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
  func eventEditViewControllerDefaultCalendar(
    forNewEvents controller: EKEventEditViewController
  ) -> EKCalendar
}

extension EKEventEditViewDelegate {
  public func eventEditViewControllerDefaultCalendar(
    forNewEvents controller: EKEventEditViewController
  ) -> EKCalendar {
    EKCalendar(for: .event, eventStore: controller.eventStore ?? EKEventStore())
  }
}

/// Creates or edits an event.
open class EKEventEditViewController: UINavigationController {
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
  open var eventStore: EKEventStore!
  open var event: EKEvent?

  /// Reports to the delegate that the user has canceled.
  open func cancelEditing() {
    editViewDelegate?.eventEditViewController(self, didCompleteWith: .canceled)
  }
}
