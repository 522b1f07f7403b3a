import Foundation
import HostLink

/// The card at the top of the screen that shows what the intent of a shortcut says and asks.
public struct SnippetState: Codable, Equatable, Sendable {
  /// What the card waits for.
  public enum Phase: String, Codable, Sendable {
    /// The intent runs. The card is not on the screen yet, or shows what the intent has asked.
    case performing
    /// The intent waits for the user to confirm or to cancel.
    case confirming
    /// The intent waits for the user to choose one of `options`.
    case choosing
    /// The intent waits for the value of `field`.
    case entering
    /// The intent has ended. The card stays until the user dismisses it.
    case result
    /// The intent has failed; `dialog` has the error.
    case failed
  }

  /// Whose shortcut runs.
  public var `extension`: ExtensionID
  /// The app's name.
  public var app: String
  /// The title of the shortcut.
  public var title: String
  public var phase: Phase
  /// The text above the view; nil for none.
  public var dialog: String?
  /// The buttons of a confirmation; nil in other phases.
  public var labels: ConfirmationLabels?
  /// What the user can choose; nil in other phases.
  public var options: [SnippetOption]?
  /// The value that the user enters; nil in other phases.
  public var field: ParameterDescription?
  /// The system's labels. `cancel` is nil for a choice that has no such button.
  public var done: String
  public var cancel: String?
  /// The size of the view, in points; nil if the card has none.
  public var size: LinkSize?
  /// Increases whenever the view changes.
  public var version: Int
  /// Why the intent of a button failed; nil if the last one succeeded.
  public var problem: String?

  public init(
    extension: ExtensionID, app: String, title: String, phase: Phase = .performing,
    dialog: String? = nil, labels: ConfirmationLabels? = nil, options: [SnippetOption]? = nil,
    field: ParameterDescription? = nil, done: String = "Done", cancel: String? = "Cancel",
    size: LinkSize? = nil, version: Int = 0, problem: String? = nil
  ) {
    self.extension = `extension`
    self.app = app
    self.title = title
    self.phase = phase
    self.dialog = dialog
    self.labels = labels
    self.options = options
    self.field = field
    self.done = done
    self.cancel = cancel
    self.size = size
    self.version = version
    self.problem = problem
  }

  /// Whether the intent waits for the user.
  public var isAsking: Bool { [.confirming, .choosing, .entering].contains(phase) }

  /// Whether the card is on the screen.
  public var isShown: Bool { phase != .performing || dialog != nil || size != nil }
}
