import Dispatch
@_exported import Foundation
import Synchronization

// Compatibility (module): partial | | `NWPathMonitor` reports one satisfied
//   Wi-Fi path; no connections

/// A network interface.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
  public enum InterfaceType: Sendable {
    case other
    case wifi
    case cellular
    case wiredEthernet
    case loopback
  }

  public let type: InterfaceType
  public let name: String
  public let index: Int

  public var debugDescription: String { name }
}

/// The state of the network: the device is always in a Wi-Fi network.
public struct NWPath: Equatable, Sendable, CustomDebugStringConvertible {
  public enum Status: Sendable {
    case satisfied
    case unsatisfied
    case requiresConnection
  }

  public enum UnsatisfiedReason: Sendable {
    case notAvailable
    case cellularDenied
    case wifiDenied
    case localNetworkDenied
    case vpnInactive
  }

  public let status: Status
  public let availableInterfaces: [NWInterface]
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  public var isExpensive: Bool { false }
  public var isConstrained: Bool { false }
  public var isUltraConstrained: Bool { false }
  public var supportsIPv4: Bool { true }
  public var supportsIPv6: Bool { true }
  public var supportsDNS: Bool { true }

  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }

  public var debugDescription: String {
    "\(status), interface: \(availableInterfaces.map(\.name).joined(separator: ", "))"
  }

  private static let wifi = NWInterface(type: .wifi, name: "en0", index: 1)

  static func path(
    required: NWInterface.InterfaceType?, prohibited: [NWInterface.InterfaceType]
  ) -> NWPath {
    let isAllowed = (required ?? .wifi) == .wifi && !prohibited.contains(.wifi)
    return NWPath(
      status: isAllowed ? .satisfied : .unsatisfied, availableInterfaces: isAllowed ? [wifi] : [])
  }
}

/// Reports the state of the network once, because it never changes.
public final class NWPathMonitor: @unchecked Sendable {
  // `@unchecked Sendable`: the stored properties that change are in `state`.
  private struct State {
    var handler: (@Sendable (NWPath) -> Void)?
    var queue: DispatchQueue?
    var isCancelled = false
  }

  private let state = Mutex(State())
  public let currentPath: NWPath

  public init() {
    currentPath = .path(required: nil, prohibited: [])
  }

  public init(requiredInterfaceType: NWInterface.InterfaceType) {
    currentPath = .path(required: requiredInterfaceType, prohibited: [])
  }

  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
    currentPath = .path(required: nil, prohibited: prohibitedInterfaceTypes)
  }

  public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)? {
    get { state.withLock { $0.handler } }
    set {
      let queue = state.withLock {
        $0.handler = newValue
        return $0.queue
      }
      if let queue { deliver(on: queue) }
    }
  }

  public var queue: DispatchQueue? { state.withLock { $0.queue } }

  public func start(queue: DispatchQueue) {
    let isFirst = state.withLock {
      guard $0.queue == nil, !$0.isCancelled else { return false }
      $0.queue = queue
      return true
    }
    if isFirst { deliver(on: queue) }
  }

  public func cancel() {
    state.withLock {
      $0.isCancelled = true
      $0.handler = nil
    }
  }

  private func deliver(on queue: DispatchQueue) {
    queue.async { self.pathUpdateHandler?(self.currentPath) }
  }
}

/// A monitor is also a sequence of paths.
extension NWPathMonitor: AsyncSequence {
  public typealias Element = NWPath

  public struct Iterator: AsyncIteratorProtocol {
    var path: NWPath?

    public mutating func next() async -> NWPath? {
      defer { path = nil }
      return path
    }
  }

  public func makeAsyncIterator() -> Iterator { Iterator(path: currentPath) }
}
