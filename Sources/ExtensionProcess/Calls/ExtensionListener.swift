import HostLink

/// Handles the messages that an extension sends without being asked. The closures run on the thread
/// that reads the link and must not block it.
public struct ExtensionListener: Sendable {
  /// Called when the extension requests a reload through `WidgetCenter`.
  public var reload: @Sendable (ReloadRequest) -> Void
  /// Answers a question from the extension's code.
  public var answer: @Sendable (HostQuestion) async -> HostAnswer

  /// Creates a listener. By default it ignores reloads and answers with no configurations.
  public init(
    reload: @escaping @Sendable (ReloadRequest) -> Void = { _ in },
    answer: @escaping @Sendable (HostQuestion) async -> HostAnswer = { _ in .configurations([]) }
  ) {
    self.reload = reload
    self.answer = answer
  }
}
