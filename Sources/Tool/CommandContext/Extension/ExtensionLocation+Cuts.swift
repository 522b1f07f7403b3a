import CommandArguments
import ExtensionBuilder
import Foundation
import ProjectReader

extension ExtensionBundle {
  /// What was cut out of the sources.
  package var cuts: [ModuleCut] { information.cuts ?? [] }

  /// A sentence about the cuts; nil if there are none.
  package var cutNotice: String? {
    guard !cuts.isEmpty else { return nil }
    return "\(information.moduleName) builds with \(counted(cuts.count, "cut")), because code does "
      + "not compile (\(cuts.summary)); `vitrine check --cuts` lists them"
  }
}

extension ExtensionLocation {
  /// The cuts of the extensions at the path that `.vitrine.json` does not list. Throws as
  /// `bundle(in:warnings:)`.
  package func unlistedCuts(
    in context: ToolContext, includesPreviews: Bool
  ) async throws -> [ModuleCut] {
    let listed = try ProjectConfiguration.find(for: url, also: options.reading.also).cuts
    var result: [ModuleCut] = []
    // The build that came before has printed the warnings.
    var context = context
    context.console.error = { _ in }
    for (_, location) in try targets() {
      var location = location
      location.includesPreviews = includesPreviews
      let bundle = try await location.bundle(in: context, warnings: WarningLog(context.console))
      result += bundle.cuts.filter { !$0.isListed(in: listed) }
    }
    return result
  }
}
