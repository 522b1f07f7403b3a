import HostLink
import Synchronization

/// An intent that reports its progress. The system shows that of a `LongRunningIntent`.
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
  /// The progress of the run that the current task belongs to.
  public var progress: _IntentProgress { IntentRun.progress ?? .indeterminate() }
}

/// A progress with texts that can be set, which those of Foundation for Linux cannot. Unchecked,
/// like its class: the texts are behind a lock.
public final class _IntentProgress: Progress, @unchecked Sendable {
  private let texts = Mutex<(title: String?, detail: String?)>((nil, nil))

  static func indeterminate() -> _IntentProgress {
    let progress = _IntentProgress(parent: nil)
    progress.totalUnitCount = -1
    return progress
  }

  public override var localizedDescription: String! {
    get { texts.withLock { $0.title } ?? super.localizedDescription }
    set { texts.withLock { $0.title = newValue } }
  }

  public override var localizedAdditionalDescription: String! {
    get { texts.withLock { $0.detail } ?? super.localizedAdditionalDescription }
    set { texts.withLock { $0.detail = newValue } }
  }
}

/// What the tasks of one run of an intent share.
enum IntentRun {
  @TaskLocal static var progress: _IntentProgress?
  @TaskLocal static var cancellation: IntentCancellation?
  /// The card for what the intent shows and asks; nil if it can do neither.
  @TaskLocal static var display: SnippetDisplay?
}
