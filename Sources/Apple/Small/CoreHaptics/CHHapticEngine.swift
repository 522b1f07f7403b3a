// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import AuthorNotices
@_exported import Foundation

// Compatibility (module): accepted | | not supported: a notice

public struct CHHapticError: CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case engineNotRunning = -4805
    case operationNotPermitted = -4806
    case notSupported = -4809
    case invalidPatternData = -4820
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { "com.apple.CoreHaptics" }
  public var errorCode: Int { code.rawValue }
}

/// The time of a player that starts at once.
public let CHHapticTimeImmediate: TimeInterval = 0

public protocol CHHapticDeviceCapability {
  var supportsHaptics: Bool { get }
  var supportsAudio: Bool { get }
}

public protocol CHHapticPatternPlayer: AnyObject {
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
  func cancel() throws
  var isMuted: Bool { get set }
}

/// Plays haptic patterns. Not supported here: no engine can be created, and a notice says so.
///
/// It is no `NSObject`: on Linux, the initializer of a subclass cannot throw.
open class CHHapticEngine {
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1
    case applicationSuspended = 2
    case idleTimeout = 3
    case notifyWhenFinished = 4
    case engineDestroyed = 5
    case gameControllerDisconnect = 6
    case systemError = -1
  }

  public typealias StoppedHandler = (StoppedReason) -> Void
  public typealias ResetHandler = () -> Void

  private struct Capability: CHHapticDeviceCapability {
    let supportsHaptics = false
    let supportsAudio = false
  }

  open var stoppedHandler: StoppedHandler = { _ in }
  open var resetHandler: ResetHandler = {}
  open var playsHapticsOnly = false
  open var isAutoShutdownEnabled = false

  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { Capability() }

  /// Always throws `CHHapticError.Code.notSupported`.
  public init() throws {
    AuthorNotice.report("CoreHaptics", lacks: "haptics")
    throw CHHapticError(.notSupported)
  }

  open func start() throws {}
  open func start() async throws {}
  open func start(completionHandler: ((any Error)?) -> Void) {}
  open func stop() async throws {}
  open func stop(completionHandler: (((any Error)?) -> Void)? = nil) {}
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CHHapticError(.notSupported)
  }
}
