import AgentServer
import CommandArguments
import CommandContext
import Foundation
import JSONValues
import NearestName

extension Command {
  static let schemas = Command(
    spec: CommandSpec(
      name: "schemas", summary: "Print the JSON Schemas of results.",
      discussion: """
        The results of --json, and the structured results of the tools for coding agents, have a \
        member "schema" with the name and version of their schema, such as vitrine.placements/1. \
        Without NAME, lists all of them.
        """,
      positionals: [
        .init(
          name: "NAME", help: "Schema to print, such as placements.", isRequired: false,
          offers: .words(OutputSchema.all.map(\.name)))
      ],
      options: [.json])
  ) { arguments, context in
    guard let given = arguments.positionals.first else {
      let listings = try OutputSchema.all.map { schema in
        let value = try JSONValue(parsing: Data(try text(of: schema).utf8))
        return SchemaListing(
          schema: schema.identifier, description: value["description"]?.string ?? "")
      }
      return try await context.console.show(
        asJSON: arguments.has("json"), json: { try jsonOutput(listings, as: .schemas) },
        text: {
          TextTable(
            header: ["SCHEMA", "DESCRIBES"], alignments: [.left, .left],
            rows: listings.map { [$0.schema, $0.description] }
          ).text
        })
    }
    let all = OutputSchema.all
    guard let schema = all.first(where: { $0.name == given || $0.identifier == given }) else {
      throw ValueError(
        value: given, option: "NAME",
        expected: "one of: \(knownNames(all.map(\.name), insteadOf: given))")
    }
    context.console.print(try text(of: schema))
  }
}

private struct SchemaListing: Encodable {
  var schema: String
  var description: String
}

/// The text of a schema's file. Throws `ToolError.unreadable`.
private func text(of schema: OutputSchema) throws -> String {
  guard let text = DocumentResources.standard.schema(schema.name) else {
    throw ToolError.unreadable(
      "docs/schemas/\(schema.name).json",
      reason: "the documents of the tool are missing; install it again")
  }
  return text
}
