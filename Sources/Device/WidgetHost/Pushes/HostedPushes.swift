import DeviceEngine

/// What the host knows about its push tokens beside the tokens themselves, which belong to their
/// activities, apps and controls.
struct HostedPushes {
  /// The running calls that send tokens to push handlers.
  var news = PushTokenNews()
  /// What `pushTokenFacts(_:)` depends on, as of the newest `pushTokenRevision`.
  private var changes = PushTokenChanges()
  /// The stream that yields when tokens may have been issued or changed.
  private var issues: AsyncStream<Void>.Continuation?

  /// Returns true if the changes are new.
  mutating func take(_ new: PushTokenChanges) -> Bool {
    guard new != changes else { return false }
    changes = new
    return true
  }

  /// Ends the earlier stream.
  mutating func issueStream() -> AsyncStream<Void> {
    issues?.finish()
    let (stream, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    issues = continuation
    return stream
  }

  /// Tokens may have been issued or changed.
  func noteIssue() { issues?.yield() }
}
