import Dispatch

// Compatibility: accepted | `DispatchSource.makeMemoryPressureSource` | the events never come: the
//   system ends extensions that need too much memory without a warning

public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {
  var data: DispatchSource.MemoryPressureEvent { get }
  var mask: DispatchSource.MemoryPressureEvent { get }
}

extension DispatchSourceMemoryPressure {
  public var data: DispatchSource.MemoryPressureEvent { [] }
  public var mask: DispatchSource.MemoryPressureEvent {
    (self as? SilentSource)?.events ?? []
  }
}

extension DispatchSource {
  public struct MemoryPressureEvent: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal = MemoryPressureEvent(rawValue: 1)
    public static let warning = MemoryPressureEvent(rawValue: 2)
    public static let critical = MemoryPressureEvent(rawValue: 4)
    public static let all = MemoryPressureEvent(rawValue: 7)
  }

  public static func makeMemoryPressureSource(
    eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceMemoryPressure {
    SilentSource(events: eventMask, source: makeUserDataAddSource(queue: queue))
  }
}

/// A source without events. Its handlers belong to another source, which never gets data.
private final class SilentSource: DispatchSourceMemoryPressure {
  let events: DispatchSource.MemoryPressureEvent
  private let source: any DispatchSourceUserDataAdd

  init(events: DispatchSource.MemoryPressureEvent, source: any DispatchSourceUserDataAdd) {
    self.events = events
    self.source = source
  }

  var data: UInt { 0 }
  var handle: UInt { source.handle }
  var mask: UInt { events.rawValue }
  var isCancelled: Bool { source.isCancelled }
}
