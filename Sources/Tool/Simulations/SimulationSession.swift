import CommandArguments
import CommandContext
import DeviceEngine
import DeviceSimulation
import ExtensionBuilder
import ExtensionPool
import Foundation
import HostLink
import ProcessCleanup

/// Runs a simulation with real extension processes.
package enum SimulationSession {
  /// `bundles` has each bundle with its name on the command line.
  package static func run(
    _ options: SimulationOptions, bundles: [(String, ExtensionBundle)], in context: ToolContext,
    warnings: WarningLog, output: SessionOutput
  ) async throws -> SimulationReport {
    // A temporary state folder: extensions must not see data of other runs or of a served device.
    let state = try ScratchFolder(temporary: "vitrine-simulation")
    defer { state.remove() }
    let pool = ExtensionPool(
      folders: ExtensionFolders(state: state.url), settings: options.settings,
      isTrusted: { BuiltBundles(cache: context.cache).contains($0) },
      output: { id, messages, _ in output.add(messages, from: id.rawValue) },
      report: { warnings.warn($0) })
    do {
      let report = try await run(options, bundles, pool, in: context)
      await pool.endAll()
      return report
    } catch {
      await pool.endAll()
      throw error
    }
  }

  private static func run(
    _ options: SimulationOptions, _ bundles: [(String, ExtensionBundle)], _ pool: ExtensionPool,
    in context: ToolContext
  ) async throws -> SimulationReport {
    var installed: [InstalledExtension] = []
    for (name, bundle) in bundles {
      installed.append(
        InstalledExtension(
          id: ExtensionID(bundle.identifier), name: name, bundle: bundle.url,
          contentHash: bundle.information.contentHash,
          contents: try await pool.describe(bundle.url)))
    }
    var device = options.device
    if options.hasNetwork {
      for app in installed { device.networkAccess[app.id] = .allow }
    }
    let plan = SimulationPlan(
      widgets: try SimulatedWidgets(extensions: installed, options: options).widgets(),
      scenario: try options.scenario?.scenario(installed) ?? [],
      start: options.start, days: options.days, seed: options.seed, views: options.views,
      device: device, settings: options.settings)
    let summary = AccessibilitySummary(
      locale: options.device.locale, timeZone: options.device.timeZone)
    return try await context.console.during("simulating \(counted(options.days, "day"))") {
      try await Simulation(plan, extensions: pool) { summary.text($0, at: $1) }.run()
    }
  }
}
