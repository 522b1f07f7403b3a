import HostLink

/// What a host does with what an extension sends on its own. Called on the thread that reads the
/// link: it must not block.
public struct ExtensionListener: Sendable {
  /// `WidgetCenter` asks for a reload.
  public var reload: @Sendable (ReloadRequest) -> Void
  /// Code of the extension asks something.
  public var answer: @Sendable (HostQuestion) async -> HostAnswer

  /// Without arguments: reloads are ignored, and there is nothing to tell.
  public init(
    reload: @escaping @Sendable (ReloadRequest) -> Void = { _ in },
    answer: @escaping @Sendable (HostQuestion) async -> HostAnswer = { _ in .configurations([]) }
  ) {
    self.reload = reload
    self.answer = answer
  }
}
