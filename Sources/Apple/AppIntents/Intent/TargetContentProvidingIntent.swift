/// An intent that can be undone. An extension has no undo manager.
public protocol UndoableIntent: AppIntent {}

/// An intent that shows things of the app's.
public protocol TargetContentProvidingIntent: AppIntent {
  /// Names the scene that shows the content.
  var contentIdentifier: String { get }
}

extension TargetContentProvidingIntent {
  public var contentIdentifier: String { Self.persistentIdentifier }

  public func perform() async throws -> some IntentResult { .result() }
}

extension TargetContentProvidingIntent where Self: OpenIntent {
  public var contentIdentifier: String { Self.persistentIdentifier }

  public func perform() async throws -> some IntentResult { .result() }
}
