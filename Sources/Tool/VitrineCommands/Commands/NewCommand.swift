import CommandArguments
import CommandContext
import Foundation
import NearestName

extension Command {
  static let new = Command(
    spec: CommandSpec(
      name: "new", summary: "Create the sources of a widget, a control or a Live Activity.",
      discussion: """
        Creates the folder NAME with a WidgetBundle, the element with its provider, views and \
        previews, and an Info.plist; it builds without a change. Existing files are never \
        overwritten.
        """,
      positionals: [
        .init(
          name: "KIND", help: "widget, control or activity.",
          offers: .words(ExtensionTemplate.Kind.allCases.map(\.rawValue))),
        .init(name: "NAME", help: "Folder to create, and name of the module: a Swift identifier."),
      ],
      options: [
        .flag("configuration", "Add an App Intent that configures the widget or the control."),
        .json,
      ])
  ) { arguments, context in
    let (word, name) = (arguments.positionals[0], arguments.positionals[1])
    guard let kind = ExtensionTemplate.Kind(rawValue: word) else {
      let kinds = knownNames(ExtensionTemplate.Kind.allCases.map(\.rawValue), insteadOf: word)
      throw ValueError(value: word, option: "KIND", expected: "one of: \(kinds)")
    }
    let isConfigurable = arguments.has("configuration")
    guard kind != .activity || !isConfigurable else {
      throw UsageError.conflict("activity", "--configuration")
    }
    let template = try ExtensionTemplate(kind: kind, name: name, isConfigurable: isConfigurable)
    let folder = context.file(name)
    try template.write(to: folder)
    let files = template.files.map(\.name)
    try await context.console.show(
      asJSON: arguments.has("json"),
      json: { try jsonOutput(CreatedExtension(folder: folder.path, files: files), as: .new) },
      text: { files.map { "\(name)/\($0)" }.joined(separator: "\n") })
    context.console.note("`vitrine build \(name)` builds it, `vitrine serve \(name)` shows it")
  }
}

private struct CreatedExtension: Encodable {
  var folder: String
  var files: [String]
}
