import Foundation

/// The script for bash 4 and later.
struct BashCompletion {
  var places: [CompletionPlace]

  var script: String {
    """
    # Completes vitrine's commands in bash. Written by `vitrine completions bash`.

    _vitrine() {
      local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
      local place="" part words="" options=""
      COMPREPLY=()
      # bash makes a word of the equals sign of --option=value.
      if [[ $word == = ]]; then word=""; elif [[ $before == = ]]; then
        before=${COMP_WORDS[COMP_CWORD - 2]}
      fi
      for part in "${COMP_WORDS[@]:1:COMP_CWORD - 1}"; do
        case "$place $part" in
          \(alternatives(places.dropFirst().map(\.key)))) place="$place $part" ;;
        esac
      done
      case "$place $before" in
    \(OptionValues.all(of: places).map(values).joined(separator: "\n"))
      esac
      case "$place" in
    \(places.map(offers).joined(separator: "\n"))
      esac
      if [[ $word == -* ]]; then words=$options; fi
      COMPREPLY+=($(compgen -W "$words" -- "$word"))
      if [[ ${COMPREPLY[0]} == *= ]]; then compopt -o nospace 2>/dev/null; fi
    }

    _vitrine_paths() {
      local IFS=$'\\n'
      compopt -o filenames 2>/dev/null
      COMPREPLY=($(compgen "$1" -- "$2"))
    }

    complete -F _vitrine vitrine

    """
  }

  private func alternatives(_ keys: [String]) -> String {
    keys.map { "\"\($0)\"" }.joined(separator: "|")
  }

  private func values(_ values: OptionValues) -> String {
    let action =
      switch values.completion {
      case .nothing: ""
      case .files: "_vitrine_paths -f \"$word\"; "
      case .folders: "_vitrine_paths -d \"$word\"; "
      case .words(let words): "COMPREPLY=($(compgen -W \(list(words)) -- \"$word\")); "
      }
    return "    \(alternatives(values.keys))) \(action)return ;;"
  }

  private func offers(_ place: CompletionPlace) -> String {
    let options = place.options.flatMap(\.spellings)
    var parts = ["options=\(list(options))"]
    switch place.operand {
    case .nothing: break
    case .files: parts.append("[[ $word == -* ]] || _vitrine_paths -f \"$word\"")
    case .folders: parts.append("[[ $word == -* ]] || _vitrine_paths -d \"$word\"")
    case .words(let words): parts.append("words=\(list(words))")
    }
    if !place.next.isEmpty { parts.append("words=\(list(place.next.map(\.name)))") }
    return "    \"\(place.key)\") \(parts.joined(separator: "; ")) ;;"
  }

  private func list(_ words: [String]) -> String {
    shellQuoted(words.joined(separator: " "))
  }
}
