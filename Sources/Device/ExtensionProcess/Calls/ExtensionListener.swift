import HostLink

/// Handles what an extension sends without being asked: messages and output. The closures run on
/// the threads that read them and must not block.
public struct ExtensionListener: Sendable {
  /// Called when the extension requests a reload through `WidgetCenter`.
  public var reload: @Sendable (ReloadRequest) -> Void
  /// Answers a question from the extension's code.
  public var answer: @Sendable (HostQuestion) async -> HostAnswer
  /// Receives what the process prints and logs, and the stack of its crash. nil: the output is only
  /// used in failures. Called on the thread that reads the output.
  public var output: (@Sendable ([ProcessOutput]) -> Void)?

  /// Creates a listener. By default it ignores reloads and answers with no configurations.
  public init(
    reload: @escaping @Sendable (ReloadRequest) -> Void = { _ in },
    answer: @escaping @Sendable (HostQuestion) async -> HostAnswer = { _ in .configurations([]) },
    output: (@Sendable ([ProcessOutput]) -> Void)? = nil
  ) {
    self.reload = reload
    self.answer = answer
    self.output = output
  }
}
