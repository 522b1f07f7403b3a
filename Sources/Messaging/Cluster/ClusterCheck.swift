import MessageBus

/// Compares the streams of a server with a layout, and creates missing streams.
///
///     let findings = try await ClusterCheck(layout, on: bus).run()
///
/// The check is idempotent. It changes an existing stream only with `Changes.all`, because an
/// administrator may have chosen its settings.
package struct ClusterCheck: Sendable {
  /// What the check may change on the server.
  package enum Changes: Sendable {
    /// Only compares.
    case none
    /// Creates missing streams.
    case creations
    /// Creates missing streams, and updates those with other settings.
    case all
  }

  private let layout: ClusterLayout
  private let bus: any MessageBus
  private let changes: Changes

  package init(_ layout: ClusterLayout, on bus: any MessageBus, changes: Changes = .creations) {
    self.layout = layout
    self.bus = bus
    self.changes = changes
  }

  /// Returns one finding for each stream of the layout. A change that the server rejects is a
  /// finding. Throws if the server cannot be reached.
  package func run() async throws(BusError) -> [ClusterFinding] {
    var findings: [ClusterFinding] = []
    for stream in layout.streams {
      let state = try await bus.state(of: stream.configuration.name)
      findings.append(
        ClusterFinding(stream: stream, outcome: try await outcome(stream, state), state: state))
    }
    return findings
  }

  private func outcome(
    _ stream: ClusterStream, _ state: StreamState?
  ) async throws(BusError) -> ClusterFinding.Outcome {
    do {
      guard let state else {
        if case .none = changes { return .missing }
        try await bus.create(stream.configuration)
        return .created
      }
      let differences = stream.configuration.differences(from: state.configuration)
      if differences.isEmpty { return .present }
      guard case .all = changes else { return .differs(differences) }
      try await bus.update(stream.configuration)
      return .updated
    } catch .conflict(_, let reason) {
      return .failed(reason)
    } catch .full(_, let reason) {
      return .failed(reason)
    } catch .server(_, let reason) {
      return .failed(reason)
    }
  }
}

/// The result of `ClusterCheck` for a stream.
package struct ClusterFinding: Equatable, Sendable {
  /// What the check found, and what it did.
  package enum Outcome: Equatable, Sendable {
    /// `missing` only without `Changes.creations`.
    case present, missing, created, updated
    /// The stream has other settings, which the check may not change.
    case differs([StreamConfiguration.Difference])
    /// The server rejected the creation or the update, with a reason.
    case failed(String)
  }

  /// The stream as the layout describes it.
  package var stream: ClusterStream
  /// After the changes of the check.
  package var outcome: Outcome
  /// The state before any change; nil if the stream did not exist.
  package var state: StreamState?

  /// Whether the stream exists with the expected settings.
  package var isReady: Bool {
    switch outcome {
    case .present, .created, .updated: true
    case .missing, .differs, .failed: false
    }
  }
}
