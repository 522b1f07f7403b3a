/// A script that Xcode runs when it builds a target.
public struct ScriptPhase: Equatable, Sendable {
  public var name: String
  /// The path of the shell.
  public var shell: String
  public var text: String
  /// The paths of the files that it reads and writes, with build settings.
  public var inputs: [String]
  public var outputs: [String]
  /// The paths of files (`.xcfilelist`) with further such paths.
  public var inputLists: [String] = []
  public var outputLists: [String] = []
}
