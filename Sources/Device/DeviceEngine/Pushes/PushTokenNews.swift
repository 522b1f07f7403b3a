/// Coalesces reports of push tokens to extensions' push handlers.
///
/// At most one report per extension and subject runs at a time. Changes that happen meanwhile are
/// combined into one more report.
package struct PushTokenNews {
  /// What the tokens belong to.
  package enum Subject: Hashable { case controls, widgets }

  private struct Listener: Hashable {
    var `extension`: ExtensionID
    var subject: Subject
  }

  /// The running reports; true if tokens have changed since the last `take`.
  private var running: [Listener: Bool] = [:]

  package init() {}

  /// Notes a change. Returns true if the caller must start reporting; otherwise a running report
  /// includes the change.
  package mutating func begin(_ subject: Subject, to id: ExtensionID) -> Bool {
    running.updateValue(true, forKey: Listener(extension: id, subject: subject)) == nil
  }

  /// Takes the changes so far, to report them. Returns false if there are none.
  package mutating func take(_ subject: Subject, to id: ExtensionID) -> Bool {
    running.updateValue(false, forKey: Listener(extension: id, subject: subject)) == true
  }

  package mutating func end(_ subject: Subject, to id: ExtensionID) {
    running[Listener(extension: id, subject: subject)] = nil
  }
}
