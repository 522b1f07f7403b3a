import CommandArguments
import CommandContext
import ExtensionBuilder
import Foundation
import HostLink
import Sweep

/// The extensions of a sweep, on the machine that built them.
struct SweptExtensions: Sendable {
  struct Element: Sendable {
    var bundle: ExtensionBundle
    /// The bundle in the plan, with the hash of its archive.
    var planned: SweepPlan.Bundle
    var widgets: [WidgetDescription]
  }

  private(set) var all: [Element] = []

  /// Builds the extensions of the command line, and requests their descriptions.
  init(_ arguments: ParsedArguments, in context: ToolContext) async throws {
    for path in arguments.positionals {
      let (bundle, widgets) = try await Self.described(path, arguments, in: context)
      let hash = try BundleBucket.hash(of: BundleArchive.data(of: bundle))
      all.append(
        Element(
          bundle: bundle,
          planned: SweepPlan.Bundle(name: bundle.information.moduleName, hash: hash),
          widgets: widgets))
    }
  }

  private static func described(
    _ path: String, _ arguments: ParsedArguments, in context: ToolContext
  ) async throws -> (ExtensionBundle, [WidgetDescription]) {
    let options = try ProjectOptions(arguments, in: context)
    let location = ExtensionLocation(path, options: options, in: context)
    let bundle = try await location.bundle(in: context, warnings: WarningLog(context.console))
    var settings = try RenderSettings(ParsedArguments(), now: context.now())
    settings.launch = OneShotLaunch(arguments)
    let built = ExtensionLocation(built: bundle.url.path, in: context)
    let widgets = try await ExtensionSession.run(built, settings: settings, in: context) {
      $0.description.widgets
    }
    return (bundle, widgets)
  }

  /// The names for the title of the contact sheet.
  var names: String { all.map(\.planned.name).joined(separator: ", ") }

  /// The bundles for workers on this machine.
  var local: LocalBundles {
    LocalBundles(
      paths: Dictionary(all.map { ($0.planned.hash, $0.bundle.url.path) }) { first, _ in first })
  }

  /// Uploads the bundles that a bucket does not contain. Throws `BusError`, `BundleArchiveError`.
  func provide(to bucket: BundleBucket, _ console: Console) async throws {
    for element in all {
      let archive = try BundleArchive.data(of: element.bundle)
      if try await bucket.provide(archive, hash: element.planned.hash) {
        console.note(
          "uploaded \(element.planned.name) to the NATS server, \(archive.count) bytes")
      }
    }
  }
}
