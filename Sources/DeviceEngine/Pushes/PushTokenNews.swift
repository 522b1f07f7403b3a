/// Which extensions' push handlers are being told tokens. Changes that come meanwhile are told
/// together after that.
package struct PushTokenNews {
  /// Whose tokens handlers are told.
  package enum Subject: Hashable { case controls, widgets }

  private struct Listener: Hashable {
    var `extension`: ExtensionIdentifier
    var subject: Subject
  }

  /// True where there was another change since it was begun or taken.
  private var telling: [Listener: Bool] = [:]

  package init() {}

  /// There is something to tell. False where somebody tells the extension now, and will again.
  package mutating func begin(_ subject: Subject, to id: ExtensionIdentifier) -> Bool {
    telling.updateValue(true, forKey: Listener(extension: id, subject: subject)) == nil
  }

  /// All that has changed until now is about to be told. False where nothing has.
  package mutating func take(_ subject: Subject, to id: ExtensionIdentifier) -> Bool {
    telling.updateValue(false, forKey: Listener(extension: id, subject: subject)) == true
  }

  package mutating func end(_ subject: Subject, to id: ExtensionIdentifier) {
    telling[Listener(extension: id, subject: subject)] = nil
  }
}
