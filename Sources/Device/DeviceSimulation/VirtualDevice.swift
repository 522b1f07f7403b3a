import DeviceEngine
import Foundation

/// A widget engine on a virtual clock. Time jumps from one due date to the next; fetches take no
/// time.
///
/// ```swift
/// var device = VirtualDevice(WidgetEngine(settings: settings, now: start, seed: 1))
/// device.engine.add(placement, at: start)
/// await device.run(upTo: end, external: [], answer: { … }, observe: { … })
/// ```
/// Fetches are answered one after another, in the order in which the engine requests them.
public struct VirtualDevice {
  public var engine: WidgetEngine

  public init(_ engine: WidgetEngine) {
    self.engine = engine
  }

  /// A fetch that the engine requests.
  public struct FetchRequest: Equatable, Sendable {
    public var placement: PlacementID
    public var token: UInt64
    public var kind: FetchKind
    /// The virtual date.
    public var now: Date
  }

  /// The result of a fetch.
  public struct FetchResult: Equatable, Sendable {
    /// `.fetched` or `.fetchFailed`.
    public var event: WidgetEvent
    /// The events that the extension sent during the fetch.
    public var otherEvents: [WidgetEvent]

    public init(_ event: WidgetEvent, otherEvents: [WidgetEvent] = []) {
      self.event = event
      self.otherEvents = otherEvents
    }
  }

  /// An event from outside the engine at a date: the user looks at the device, an app requests a
  /// reload.
  public struct ExternalEvent: Equatable, Sendable {
    public var date: Date
    public var event: WidgetEvent

    public init(date: Date, event: WidgetEvent) {
      self.date = date
      self.event = event
    }
  }

  /// Runs up to `end`, exclusively.
  ///
  /// - Parameters:
  ///   - external: Sorted by date. At the same date, the engine's due work comes first.
  ///   - answer: Performs a fetch.
  ///   - observe: Receives every action in order, with the virtual date at which it was decided.
  public mutating func run(
    upTo end: Date, external: [ExternalEvent],
    answer: (FetchRequest) async throws -> FetchResult,
    observe: (WidgetAction, Date) -> Void
  ) async rethrows {
    var upcoming = external[...]
    try await settle([], answer, observe)
    while let date = [engine.nextWake, upcoming.first?.date].compactMap({ $0 }).min(), date < end {
      // Actions are observed one by one and fetches answered after all due work, so that the
      // actions of many placements at one date are never in memory together.
      var requests: [FetchRequest] = []
      while engine.advanceOnce(to: date) { drainActions(&requests, observe) }
      engine.advance(to: date)
      try await settle(requests, answer, observe)
      // Time advances only when nothing more is due.
      guard engine.nextWake.map({ $0 > date }) ?? true else { continue }
      while let next = upcoming.first, next.date <= date {
        upcoming.removeFirst()
        engine.handle(next.event, at: date)
        try await settle([], answer, observe)
      }
    }
  }

  /// Answers the requests and those that follow from them.
  private mutating func settle(
    _ initial: [FetchRequest], _ answer: (FetchRequest) async throws -> FetchResult,
    _ observe: (WidgetAction, Date) -> Void
  ) async rethrows {
    var requests = initial
    drainActions(&requests, observe)
    var next = 0
    while next < requests.count {
      let answer = try await answer(requests[next])
      next += 1
      engine.handle(answer.event, at: engine.now)
      for event in answer.otherEvents { engine.handle(event, at: engine.now) }
      drainActions(&requests, observe)
    }
  }

  /// Passes the engine's actions to `observe` and appends the fetches to `requests`.
  private mutating func drainActions(
    _ requests: inout [FetchRequest], _ observe: (WidgetAction, Date) -> Void
  ) {
    let now = engine.now
    engine.drainActions { action in
      observe(action, now)
      if case .fetch(let id, let token, let kind) = action {
        requests.append(FetchRequest(placement: id, token: token, kind: kind, now: now))
      }
    }
  }
}
