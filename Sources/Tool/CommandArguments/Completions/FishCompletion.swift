import Foundation

/// The script for fish 3 and later.
struct FishCompletion {
  var places: [CompletionPlace]

  var script: String {
    """
    # Completes vitrine's commands in fish. Written by `vitrine completions fish`.

    function __vitrine_at
        set -l place ''
        for part in (commandline -opc)[2..-1]
            switch "$place $part"
                case \(places.dropFirst().map { quoted($0.key) }.joined(separator: " "))
                    set place "$place $part"
            end
        end
        test "$place" = "$argv[1]"
    end

    complete -c vitrine -f

    """ + places.flatMap(lines).joined(separator: "\n") + "\n"
  }

  private func lines(_ place: CompletionPlace) -> [String] {
    let start = "complete -c vitrine -n \(quoted("__vitrine_at '\(place.key)'"))"
    var result = place.next.map { "\(start) -a \(quoted($0.name)) -d \(quoted($0.summary))" }
    switch place.operand {
    case .nothing: break
    case .files: result.append("\(start) -F")
    case .folders: result.append("\(start) -a '(__fish_complete_directories)'")
    case .words(let words): result.append("\(start) -a \(quoted(words.joined(separator: " ")))")
    }
    return result
      + place.options.map { "\(start) \(option($0)) -d \(quoted($0.brief))" }
  }

  private func option(_ option: CommandSpec.Option) -> String {
    let names = (option.short.map { "-s \($0) " } ?? "") + "-l \(option.name)"
    guard option.value != nil else { return names }
    return switch option.completion {
    case .nothing: "\(names) -x"
    case .files: "\(names) -r -F"
    case .folders: "\(names) -x -a '(__fish_complete_directories)'"
    case .words(let words): "\(names) -x -a \(quoted(words.joined(separator: " ")))"
    }
  }

  /// In fish, a backslash escapes a quote in single quotes.
  private func quoted(_ text: String) -> String {
    let escaped = text.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "'", with: "\\'")
    return "'\(escaped)'"
  }
}
