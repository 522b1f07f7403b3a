import MessageBus

/// Compares the streams of a server with a layout, and creates those that are missing.
///
///     let findings = try await ClusterCheck(layout, on: bus).run()
///
/// A second run finds everything present. A stream with other settings is changed only if asked:
/// somebody may have chosen them.
package struct ClusterCheck: Sendable {
  package enum Changes: Sendable {
    case none
    /// What is missing is created.
    case creations
    /// What differs is changed, too.
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

  /// One finding for each stream of the layout. Throws if the server cannot be asked; what it does
  /// not accept is a finding.
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

/// What `ClusterCheck` has found about a stream.
package struct ClusterFinding: Equatable, Sendable {
  package enum Outcome: Equatable, Sendable {
    case present, missing, created, updated
    case differs([StreamConfiguration.Difference])
    /// The server does not create or change it, for this reason.
    case failed(String)
  }

  package var stream: ClusterStream
  package var outcome: Outcome
  /// Before any change; nil if it did not exist.
  package var state: StreamState?

  /// Whether the cluster lacks nothing here.
  package var isFine: Bool {
    switch outcome {
    case .present, .created, .updated: true
    case .missing, .differs, .failed: false
    }
  }
}
