import Foundation

/// The script for zsh, a function that zsh loads by its name `_vitrine`.
struct ZshCompletion {
  var places: [CompletionPlace]

  var script: String {
    """
    #compdef vitrine
    # Completes vitrine's commands in zsh. Written by `vitrine completions zsh`.

    _vitrine() {
      local place="" part
      local -a names
      for part in "${(@)words[2,CURRENT-1]}"; do
        case "$place $part" in
          (\(places.dropFirst().map { "\"\($0.key)\"" }.joined(separator: "|")))
            place="$place $part" ;;
        esac
      done
      case "$place" in
    \(places.map(offers).joined(separator: "\n"))
      esac
    }

    if [[ $funcstack[1] == _vitrine ]]; then _vitrine "$@"; else compdef _vitrine vitrine; fi

    """
  }

  private func offers(_ place: CompletionPlace) -> String {
    var lines = ["    (\"\(place.key)\")"]
    if !place.next.isEmpty {
      let names = place.next.map {
        shellQuoted("\($0.name):\($0.summary.replacingOccurrences(of: ":", with: "\\:"))")
      }
      lines += [
        "      if [[ $PREFIX != -* ]]; then",
        "        names=(\(names.joined(separator: " ")))",
        "        _describe -t commands command names",
        "        return",
        "      fi",
      ]
    }
    let specs = place.options.map(option) + [shellQuoted("*: :\(action(place.operand))")]
    lines.append("      _arguments -s -S : \(specs.joined(separator: " ")) ;;")
    return lines.joined(separator: "\n")
  }

  private func option(_ option: CommandSpec.Option) -> String {
    var text = "[\(escaped(option.brief))]"
    if let value = option.value {
      text += ":\(escaped(value)):\(action(option.completion))"
    }
    let long = "--\(option.name)\(option.value == nil ? "" : "=")"
    let several = option.repeats ? "*" : ""
    guard let short = option.short else { return shellQuoted(several + long + text) }
    let separator = option.value == nil ? "" : "+"
    return "'(-\(short) --\(option.name))'{-\(short)\(separator),\(long)}\(shellQuoted(text))"
  }

  private func action(_ completion: ValueCompletion) -> String {
    switch completion {
    case .nothing: " "
    case .files: "_files"
    case .folders: "_files -/"
    case .words(let words) where words.allSatisfy { $0.hasSuffix("=") }:
      "compadd -S \"\" -- \(words.joined(separator: " "))"
    case .words(let words): "(\(words.joined(separator: " ")))"
    }
  }

  /// Escapes what `_arguments` reads as punctuation.
  private func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, letter in
      if "[]:\\".contains(letter) { result += "\\" }
      result.append(letter)
    }
  }
}
