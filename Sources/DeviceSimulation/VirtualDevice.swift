import DeviceEngine
import Foundation

/// A device engine on a virtual clock: time jumps from one thing that is due to the next, and
/// extensions' answers take none of it.
///
/// ```swift
/// var device = VirtualDevice(WidgetEngine(settings: settings, now: start, seed: 1))
/// device.engine.add(placement, at: start)
/// await device.run(upTo: end, outside: [], answer: { … }, observe: { … })
/// ```
/// Fetches are answered one after the other, in the order in which the engine asks.
public struct VirtualDevice {
  public var engine: WidgetEngine

  public init(_ engine: WidgetEngine) {
    self.engine = engine
  }

  /// A fetch that the engine wants.
  public struct Question: Equatable, Sendable {
    public var placement: PlacementIdentifier
    public var token: UInt64
    public var kind: FetchKind
    /// The virtual clock.
    public var now: Date
  }

  /// What comes of a fetch.
  public struct Answer: Equatable, Sendable {
    /// `.fetched` or `.fetchFailed`.
    public var event: WidgetEvent
    /// What the extension has sent on its own meanwhile.
    public var further: [WidgetEvent]

    public init(_ event: WidgetEvent, further: [WidgetEvent] = []) {
      self.event = event
      self.further = further
    }
  }

  /// Something that happens to the device at a date: a person looks, an app asks.
  public struct OutsideEvent: Equatable, Sendable {
    public var date: Date
    public var event: WidgetEvent

    public init(date: Date, event: WidgetEvent) {
      self.date = date
      self.event = event
    }
  }

  /// Runs up to `end`, without what is due then. `outside` is ascending by date; what is due at the same date comes
  /// before. `observe` sees every action in order, with the virtual date at which it was decided.
  public mutating func run(
    upTo end: Date, outside: [OutsideEvent],
    answer: (Question) async throws -> Answer,
    observe: (WidgetAction, Date) -> Void
  ) async rethrows {
    var coming = outside[...]
    try await settle([], answer, observe)
    while let date = [engine.nextWake, coming.first?.date].compactMap({ $0 }).min(), date < end {
      // Actions are told as they come, and answers follow when all that is due is done: what many
      // placements do at one date is never all in memory.
      var questions: [Question] = []
      while engine.advanceOnce(to: date) { take(&questions, observe) }
      engine.advance(to: date)
      try await settle(questions, answer, observe)
      // Time goes on only when nothing is due any more.
      guard engine.nextWake.map({ $0 > date }) ?? true else { continue }
      while let next = coming.first, next.date <= date {
        coming.removeFirst()
        engine.handle(next.event, at: date)
        try await settle([], answer, observe)
      }
    }
  }

  /// Answers the questions, and does what the engine wants until it wants nothing.
  private mutating func settle(
    _ asked: [Question], _ answer: (Question) async throws -> Answer,
    _ observe: (WidgetAction, Date) -> Void
  ) async rethrows {
    var questions = asked
    take(&questions, observe)
    var next = 0
    while next < questions.count {
      let answer = try await answer(questions[next])
      next += 1
      engine.handle(answer.event, at: engine.now)
      for event in answer.further { engine.handle(event, at: engine.now) }
      take(&questions, observe)
    }
  }

  /// Tells of the engine's actions, and adds what is to be asked.
  private mutating func take(
    _ questions: inout [Question], _ observe: (WidgetAction, Date) -> Void
  ) {
    let now = engine.now
    engine.drainActions { action in
      observe(action, now)
      if case .fetch(let id, let token, let kind) = action {
        questions.append(Question(placement: id, token: token, kind: kind, now: now))
      }
    }
  }
}
