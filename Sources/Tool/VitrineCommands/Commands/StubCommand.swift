import CommandArguments
import CommandContext
import ExtensionBuilder
import Foundation
import ProjectReader

extension Command {
  static let stub = Command(
    spec: CommandSpec(
      name: "stub", summary: "Draft the declarations of a module that Vitrine does not have.",
      discussion: """
        Writes a Swift file with the types, members, functions and view modifiers that the \
        project uses of the module. They do nothing; types of values are guessed. Complete the \
        file, and pass it with --stub MODULE=FILE or in .vitrine.json.
        """,
      positionals: [
        .init(name: "MODULE", help: "Name of the missing module, such as Charts."),
        .init(name: "PATH", help: "Project or folder of sources."),
      ],
      options: ProjectOptions.options + [
        .value(
          "output", "OUT", short: "o", "File to write. Default: the standard output.")
      ])
  ) { arguments, context in
    try context.requireWritable(arguments["output"])
    let module = arguments.positionals[0]
    let path = context.file(arguments.positionals[1])
    guard FileManager.default.fileExists(atPath: path.path) else {
      throw BuildError.folderMissing(path.path)
    }
    let project = try ProjectOptions(arguments, in: context).completed(for: path)
    var options = ExtensionBuilder.Options(cache: context.cache, stubs: project.stubs)
    options.also = project.reading.also
    options.settings = project.reading.settings
    options.platform = project.platform
    let draft: ExtensionBuilder.Draft
    if let extensions = try project.extensions(at: path) {
      guard let first = extensions.first, extensions.count == 1 else {
        throw ToolError.targetRequired(path.path, targets: extensions.map(\.target.name))
      }
      draft = try await ExtensionBuilder.draft(module, for: first, options: options)
    } else {
      draft = try await ExtensionBuilder.draft(module, for: path, options: options)
    }
    if let output = arguments["output"].map({ context.file($0) }) {
      try OutputFile(url: output).write(Data(draft.text.utf8))
    } else {
      context.console.print(draft.text)
    }
    let rest = draft.findings
    if !rest.wouldBuild {
      let number = rest.names.count + rest.errors.count
      context.console.warn(
        "with the draft, \(rest.target) still has \(number) missing names and errors; "
          + "`vitrine check` with --stub lists them")
    }
  }
}
