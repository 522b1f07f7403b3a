import Foundation

/// A question of an intent that runs longer than others: `LongRunningIntent`. The device shows its
/// progress as a Live Activity with a button that stops it.
public enum TaskQuestion: Codable, Equatable, Sendable {
  /// The task runs. Answered by `HostAnswer.stopped` if the user stops it, else by `.done` when it
  /// has ended.
  case run(id: UUID, TaskContent)
  /// Its progress has moved, or its texts have changed. Answered by `.done`.
  case progress(id: UUID, TaskContent)
  /// It has ended. Answered by `.done`.
  case end(id: UUID)
}

/// The content state of a long-running task's Live Activity.
public struct TaskContent: Codable, Equatable, Hashable, Sendable {
  /// The name of the attributes' type of these activities.
  public static let attributesType = "LongRunningTask"
  /// The intent of the button that stops the task. The host performs it itself.
  public static let stopIntent = "AppIntents.stopTask"

  public var title: String
  public var detail: String?
  /// 0 to 1; nil if it is not known how much there is to do.
  public var fraction: Double?

  public init(title: String, detail: String? = nil, fraction: Double? = nil) {
    self.title = title
    self.detail = detail
    self.fraction = fraction
  }
}
