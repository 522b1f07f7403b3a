import HostLink

/// An intent that reports its progress. The system shows that of a `LongRunningIntent`.
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
  /// The progress of the run that the current task belongs to.
  public var progress: Progress { IntentRun.progress ?? Progress(totalUnitCount: -1) }
}

/// What the tasks of one run of an intent share.
enum IntentRun {
  @TaskLocal static var progress: Progress?
  @TaskLocal static var cancellation: IntentCancellation?
  /// The card for what the intent shows and asks; nil if it can do neither.
  @TaskLocal static var display: SnippetDisplay?
}
