/// A shell for which the tool writes a completion script.
package enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The script with which the shell completes `vitrine`.
  package func script(for commands: [CommandSpec]) -> String {
    let places = CompletionPlace.all(of: commands)
    return switch self {
    case .bash: BashCompletion(places: places).script
    case .zsh: ZshCompletion(places: places).script
    case .fish: FishCompletion(places: places).script
    }
  }
}

/// Quotes a text for a POSIX shell.
func shellQuoted(_ text: String) -> String {
  "'" + text.replacingOccurrences(of: "'", with: "'\\''") + "'"
}
