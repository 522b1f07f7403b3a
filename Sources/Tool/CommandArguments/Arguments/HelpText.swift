extension CommandSpec {
  /// The output of `vitrine COMMAND --help`.
  package var helpText: String {
    var text = "\(summary)\n\nUsage: vitrine \(name)\(operands.isEmpty ? "" : " \(operands)")\n"
    if !positionals.isEmpty {
      text += "\nArguments:\n" + columns(positionals.map { ($0.name, $0.help) })
    }
    for table in tables {
      text += "\n\(table.title):\n" + columns(table.rows.map { ($0.name, $0.help) })
    }
    if !actions.isEmpty { text += "\nActions:\n" + actions.map(\.text).joined(separator: "\n") }
    text += "\nOptions:\n" + columns((options + [.help]).map { ($0.signature, $0.help) })
    if !discussion.isEmpty {
      let paragraphs = discussion.split(separator: "\n\n").map {
        wrapped(String($0), width: 96).joined(separator: "\n")
      }
      text += "\n" + paragraphs.joined(separator: "\n\n") + "\n"
    }
    return text
  }
}

extension CommandSpec {
  /// What follows the command's name in the usage line: `EXT [options]`.
  var operands: String {
    (positionals.map(\.usage) + (acceptedOptions.isEmpty ? [] : ["[options]"]))
      .joined(separator: " ")
  }
}

extension CommandSpec.ActionHelp {
  /// The action's line, and indented below it its options.
  fileprivate var text: String {
    columns([(signature, summary)])
      + columns(options.map { ("  " + $0.signature, $0.help) })
  }
}

/// Formats names and descriptions in two columns, wrapped at 96 characters. The description of a
/// name longer than `limit` starts on the next line.
package func columns(_ rows: [(String, String)], limit: Int = 28) -> String {
  let width = min(rows.map(\.0.count).max() ?? 0, limit)
  let indent = String(repeating: " ", count: width + 4)
  return rows.map { name, help in
    let first = "  " + name
    let lines = wrapped(help, width: 96 - indent.count).map { indent + $0 }
    guard let start = lines.first, name.count <= width else {
      return ([first] + lines).joined(separator: "\n") + "\n"
    }
    let gap = String(repeating: " ", count: width - name.count + 2)
    return ([first + gap + start.dropFirst(indent.count)] + lines.dropFirst())
      .joined(separator: "\n") + "\n"
  }.joined()
}

private func wrapped(_ text: String, width: Int) -> [String] {
  var lines: [String] = []
  for word in text.split(separator: " ") {
    if let last = lines.last, last.count + word.count < width {
      lines[lines.count - 1] = last + " " + word
    } else {
      lines.append(String(word))
    }
  }
  return lines
}

extension CommandSpec.Positional {
  /// The positional as the usage line shows it: `[EXT…]`.
  fileprivate var usage: String {
    let text = repeats ? "\(name)…" : name
    return isRequired ? text : "[\(text)]"
  }
}
