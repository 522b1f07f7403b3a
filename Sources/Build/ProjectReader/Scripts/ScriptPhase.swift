/// A script that Xcode runs when it builds a target.
package struct ScriptPhase: Equatable, Sendable {
  package var name: String
  /// The path of the shell.
  package var shell: String
  package var text: String
  /// The paths of the files that it reads and writes, with build settings.
  package var inputs: [String]
  package var outputs: [String]
  /// The paths of files (`.xcfilelist`) with further such paths.
  package var inputLists: [String] = []
  package var outputLists: [String] = []
}
