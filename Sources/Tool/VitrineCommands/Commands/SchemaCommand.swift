import CommandArguments
import CommandContext
import DeviceProtocol
import Foundation
import HostLink

extension Command {
  static let schema = Command(
    spec: CommandSpec(
      name: "schema",
      summary: "Print the JSON Schema of Live Activities' pushes, or types for a server.",
      discussion: """
        The schema is found out by decoding the types, so that keys, optional values and raw \
        values are those of the app. What a type's own init(from:) accepts cannot always be found \
        out; the schema then says so and has no constraints.

        --check exits with 1 if payloads of the older schema no longer decode.
        """,
      positionals: [.extensionArgument],
      options: ProjectOptions.options + [
        .value(
          "language", "NAME", offers: .words(TypeLanguage.allCases.map(\.rawValue)),
          "Print types in typescript, kotlin or go instead."),
        .value(
          "check", "FILE", "Compare with a schema that was written before with -o."),
        .value("output", "OUT", short: "o", "File to write."),
        .json, .value("time-limit", "SECONDS", "Time limit for the extension. Default: 30."),
      ])
  ) { arguments, context in
    let arguments = try arguments.completedByProject(in: context)
    try context.requireWritable(arguments["output"])
    let settings = try RenderSettings(arguments, now: context.now())
    let language = try arguments["language"].map {
      try namedValue($0, option: "--language", what: "language", default: TypeLanguage.typescript)
    }
    if language != nil, arguments["check"] != nil {
      throw UsageError.conflict("--language", "--check")
    }
    let former = try arguments["check"].map { try SchemaDocument(file: $0, in: context) }
    let location = try ExtensionLocation(arguments, in: context)
    let schema = try await ExtensionSession.run(location, settings: settings, in: context) {
      session in
      let schema = try await session.payloadSchema()
      guard !schema.activities.isEmpty || former != nil else {
        throw ToolError.activityTypeRequired(
          option: "activity", extension: session.name, types: [])
      }
      return schema
    }
    let text = try language?.source(schema) ?? jsonOutput(SchemaDocument(schema).json)
    if let output = arguments["output"] {
      try OutputFile(url: context.file(output)).write(Data(text.utf8))
    } else if former == nil {
      context.console.print(text)
    }
    guard let former, let file = arguments["check"] else { return }
    let changes = SchemaComparison(from: former.schema, to: schema).changes
    try await context.console.show(
      asJSON: arguments.has("json"), json: { try jsonOutput(changes, as: .schemaChanges) },
      text: {
        changes.isEmpty ? "no changes" : changes.map(\.text).joined(separator: "\n")
      })
    let broken = changes.count { $0.effect == .incompatible }
    guard broken == 0 else { throw ToolError.incompatibleSchema(file, changes: broken) }
  }
}

extension SchemaDocument {
  /// Throws `ToolError.unreadable`.
  fileprivate init(file path: String, in context: ToolContext) throws {
    let data: Data
    do {
      data = try Data(contentsOf: context.file(path))
    } catch {
      throw ToolError.unreadable(path, reason: error.localizedDescription)
    }
    do {
      try self.init(reading: data)
    } catch let error as Unreadable {
      throw ToolError.unreadable(
        path,
        reason: "it is not a schema of `vitrine schema`: \(error.reason); write one with -o")
    }
  }
}
