import CommandContext
import Sweep

/// Locates the bundles of sweeps on this machine.
protocol SweepBundles: Sendable {
  func path(of bundle: SweepPlan.Bundle) async throws -> String
}

/// Bundles that were built on this machine.
struct LocalBundles: SweepBundles {
  /// Paths by content hash.
  var paths: [String: String]

  func path(of bundle: SweepPlan.Bundle) throws -> String {
    guard let path = paths[bundle.hash] else { throw ToolError.sweepBundleMissing(bundle.name) }
    return path
  }
}
