/// Decides which connections a listener keeps, as a value without I/O.
///
/// A connection is a *stranger* until it has shown that it may use the listener. Strangers have few
/// places and little time. A new connection takes the place of the oldest stranger, so that
/// connections without credentials never keep others out.
/// ```swift
/// var policy = AdmissionPolicy<Int>(limits)
/// policy.admit(7, at: 0)  // .accepted(evicting: nil)
/// policy.deadline  // limits.strangerTime
/// policy.authenticate(7)
/// policy.deadline  // nil
/// ```
/// Times are seconds of a monotonic clock.
package struct AdmissionPolicy<ID: Hashable> {
  package struct Limits: Equatable, Sendable {
    /// The maximum number of connections.
    package var connections: Int
    /// The maximum number of strangers among them.
    package var strangers: Int
    /// The seconds after which a stranger must leave.
    package var strangerTime: Double

    package init(connections: Int, strangers: Int, strangerTime: Double = .infinity) {
      self.connections = connections
      self.strangers = strangers
      self.strangerTime = strangerTime
    }
  }

  package enum Decision: Equatable {
    /// The listener must close the connection `evicting`, which no longer counts.
    case accepted(evicting: ID?)
    case refused
  }

  fileprivate struct Stranger {
    var id: ID
    var since: Double
  }

  package let limits: Limits
  /// Oldest first.
  private var strangers: [Stranger] = []
  private var known: Set<ID> = []

  package init(_ limits: Limits) {
    self.limits = limits
  }

  package var count: Int { strangers.count + known.count }

  /// Admits a new connection as a stranger, or refuses it because all places belong to
  /// authenticated ones.
  package mutating func admit(_ id: ID, at now: Double) -> Decision {
    var evicted: ID?
    if strangers.count >= limits.strangers || count >= limits.connections {
      guard !strangers.isEmpty else { return .refused }
      evicted = strangers.removeFirst().id
    }
    strangers.append(Stranger(id: id, since: now))
    return .accepted(evicting: evicted)
  }

  /// The connection has shown that it may use the listener.
  package mutating func authenticate(_ id: ID) {
    guard let index = strangers.firstIndex(where: { $0.id == id }) else { return }
    known.insert(strangers.remove(at: index).id)
  }

  /// The connection has nothing to do, and may be evicted again.
  package mutating func release(_ id: ID, at now: Double) {
    if known.remove(id) != nil { strangers.append(Stranger(id: id, since: now)) }
  }

  /// The connection has ended.
  package mutating func remove(_ id: ID) {
    known.remove(id)
    strangers.removeAll { $0.id == id }
  }

  /// The strangers whose time is over, which the listener must close.
  package func overdue(at now: Double) -> [ID] {
    strangers.prefix { $0.since + limits.strangerTime <= now }.map(\.id)
  }

  /// When the time of the oldest stranger is over; nil if there is none.
  package var deadline: Double? {
    strangers.first.map { $0.since + limits.strangerTime }.flatMap { $0.isFinite ? $0 : nil }
  }
}

extension AdmissionPolicy: Sendable where ID: Sendable {}
extension AdmissionPolicy.Stranger: Sendable where ID: Sendable {}
