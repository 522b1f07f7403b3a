/// The taps on one placement whose results are not on screen yet.
///
/// ```
/// tap                 -> the toggle shows its requested state, invalidatable content dims
/// perform() failed    -> the toggle shows its old state again
/// perform() returned  -> a reload begins
/// reload ended        -> the archive shows the actual state
/// ```
/// Fetches are compared by their tokens, which increase: a fetch that began before `perform()`
/// returned may contain outdated state and changes nothing here.
package struct PlacementInteraction: Equatable, Sendable {
  /// The requested states of toggles, by their numbers in the archive.
  package private(set) var switched: [Int: Bool] = [:]
  /// The number of taps whose intents have not finished.
  package private(set) var running = 0
  /// The newest fetch that began before the last intent finished; nil if no result is awaited.
  /// Later fetches return the actual state.
  package private(set) var lastStaleToken: UInt64?

  package init() {}

  /// True if content marked with `invalidatableContent` is outdated.
  package var isInvalidated: Bool { running > 0 || lastStaleToken != nil }

  /// True if all results are on screen.
  package var isIdle: Bool { !isInvalidated && switched.isEmpty }

  /// Begins a tap on a toggle, with its requested state, or on a button.
  package mutating func begin(toggle: (number: Int, isOn: Bool)?) {
    running += 1
    if let toggle { switched[toggle.number] = toggle.isOn }
  }

  /// `perform()` has returned; `token` is the newest fetch before the reload that follows.
  package mutating func performed(before token: UInt64) {
    running -= 1
    lastStaleToken = token
  }

  /// `perform()` has failed: the toggle shows its old state again.
  package mutating func failed(toggle number: Int?) {
    running -= 1
    if let number { switched[number] = nil }
    // The newest timeline already shows the actual state of all other toggles.
    if running == 0, lastStaleToken == nil { switched = [:] }
  }

  /// A timeline fetch with this token has finished or failed.
  package mutating func fetched(token: UInt64) {
    if let lastStaleToken, token <= lastStaleToken { return }
    lastStaleToken = nil
    // A deferred reload also shows the actual state.
    if running == 0 { switched = [:] }
  }

  /// The reload was deferred: requested states stay, but content is not dimmed meanwhile.
  package mutating func reloadWasDeferred() { lastStaleToken = nil }

  /// The widget has another configuration: the requested states are those of other toggles.
  package mutating func reconfigured() { switched = [:] }

  /// The toggles whose requested state differs from that in the archive, given as `states`.
  package func flipped(_ states: [Bool]) -> Set<Int> {
    Set(switched.filter { states.indices.contains($0.key) && states[$0.key] != $0.value }.keys)
  }
}
