/// The taps of one placement whose effects are not all on the screen yet.
///
/// ```
/// tap -> switched: the toggle shows its other state at once, content marked invalidatable dims
/// performed -> the reload begins          failed -> the toggle shows its old state again
/// timeline asked for after the last perform() -> the truth: nothing is switched any more
/// ```
package struct PlacementInteraction: Equatable, Sendable {
  /// What toggles were switched to, by their numbers in the archive.
  package private(set) var switched: [Int: Bool] = [:]
  /// Taps whose intents have not ended.
  package private(set) var running = 0
  /// An intent has ended, and the timeline that tells the truth was asked for after this token.
  package private(set) var truthAfter: UInt64?

  package init() {}

  /// Content marked by `invalidatableContent` is old.
  package var isInvalidated: Bool { running > 0 || truthAfter != nil }

  /// True where nothing of it is on the screen.
  package var isIdle: Bool { !isInvalidated && switched.isEmpty }

  /// A tap on a toggle, with its new value, or on a button.
  package mutating func begin(toggle: (number: Int, isOn: Bool)?) {
    running += 1
    if let toggle { switched[toggle.number] = toggle.isOn }
  }

  /// `perform()` has returned; `token` is the newest fetch before the reload that follows.
  package mutating func performed(before token: UInt64) {
    running -= 1
    truthAfter = token
  }

  /// `perform()` has not returned: the toggle is as it was.
  package mutating func failed(toggle number: Int?) {
    running -= 1
    if let number { switched[number] = nil }
    // The last timeline that came told the truth of all the others.
    if running == 0, truthAfter == nil { switched = [:] }
  }

  /// A timeline fetch with this token has ended, well or not.
  package mutating func fetched(token: UInt64) {
    if let truthAfter, token <= truthAfter { return }
    truthAfter = nil
    // Also the reload that was put off has come.
    if running == 0 { switched = [:] }
  }

  /// The reload is put off: what was switched stays, and nothing is dimmed meanwhile.
  package mutating func reloadIsDeferred() { truthAfter = nil }

  /// The toggles that show another state than the archive's; `states` are the archive's own.
  package func flipped(_ states: [Bool]) -> Set<Int> {
    Set(switched.filter { states.indices.contains($0.key) && states[$0.key] != $0.value }.keys)
  }
}
