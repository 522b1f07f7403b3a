import Cluster
import ContentDigest
import Foundation
import Hexadecimal
import MessageBus

/// The bundles of sweeps on a bus: the object bucket `vitrine-bundles`. The name of an archive is
/// its hash.
package struct BundleBucket: Sendable {
  private let objects: ObjectStore
  private let policy: RetryPolicy

  /// `report` receives messages for the user while calls are retried.
  package init(on bus: any MessageBus, report: @escaping @Sendable (String) -> Void = { _ in }) {
    objects = ObjectStore(SweepSubjects.bundles, on: bus)
    policy = RetryPolicy(report: report)
  }

  /// The hash of an archive. Throws if memory cannot be allocated.
  package static func hash(of archive: Data) throws -> String {
    try ContentDigest.sha256(of: archive).hexadecimal
  }

  /// Stores an archive if the bucket does not contain it. Throws `BusError`.
  ///
  /// - Returns: false if the bucket already contained the archive.
  @discardableResult
  package func provide(_ archive: Data, hash: String) async throws -> Bool {
    try await policy.call {
      let isStored: Bool
      do {
        isStored = try await objects.contains(archive, as: hash)
      } catch BusError.malformed {
        // An object that another program has stored.
        isStored = false
      }
      if !isStored { try await objects.put(archive, as: hash) }
      return !isStored
    }
  }

  /// Returns an archive after verifying its hash. Throws `SweepError.missingBundle`,
  /// `.wrongBundle`, `BusError`.
  package func archive(of bundle: SweepPlan.Bundle) async throws -> Data {
    let found: Data?
    do {
      found = try await policy.call { try await objects.data(of: bundle.hash) }
    } catch BusError.damaged, BusError.malformed, BusError.tooLarge {
      throw SweepError.wrongBundle(bundle.name)
    }
    guard let found else { throw SweepError.missingBundle(bundle.name) }
    guard try Self.hash(of: found) == bundle.hash else {
      throw SweepError.wrongBundle(bundle.name)
    }
    return found
  }
}
