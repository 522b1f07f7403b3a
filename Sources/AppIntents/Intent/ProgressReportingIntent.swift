/// An intent that says how far it is. Nothing shows it.
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
  public var progress: Progress { Progress(totalUnitCount: -1) }
}

/// An intent that can be ended before it is done. Nothing here ends one but the process's end.
public protocol CancellableIntent: AppIntent {}

/// An intent that can be undone; there is no undo manager in an extension.
public protocol UndoableIntent: AppIntent {}

/// An intent whose result is a view; it is performed, and the view is not shown.
public protocol SnippetIntent: AppIntent where PerformResult: ShowsSnippetView {}

extension SnippetIntent {
  public static func reload() {}
}

/// An intent that shows things of the app's.
public protocol TargetContentProvidingIntent: AppIntent {}
