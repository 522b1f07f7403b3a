// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import AuthorNotices
@_exported import Foundation

// Compatibility (module): accepted | | no sensors: a notice

public enum CMAuthorizationStatus: Int, Sendable {
  case notDetermined
  case restricted
  case denied
  case authorized
}

public let CMErrorDomain = "CMErrorDomain"

/// The code of an error in `CMErrorDomain`.
public struct CMError: RawRepresentable, Equatable, Sendable {
  public var rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

public let CMErrorNULL = CMError(100)
public let CMErrorDeviceRequiresMovement = CMError(101)
public let CMErrorTrueNorthNotAvailable = CMError(102)
public let CMErrorUnknown = CMError(103)
public let CMErrorMotionActivityNotAvailable = CMError(104)
public let CMErrorMotionActivityNotAuthorized = CMError(105)
public let CMErrorMotionActivityNotEntitled = CMError(106)
public let CMErrorInvalidParameter = CMError(107)
public let CMErrorInvalidAction = CMError(108)
public let CMErrorNotAvailable = CMError(109)
public let CMErrorNotEntitled = CMError(110)
public let CMErrorNotAuthorized = CMError(111)

/// The device's sensors, of which there are none.
enum MissingSensors {
  static func report() {
    AuthorNotice.report("CoreMotion", lacks: "motion sensors and step counts")
  }

  static func error(_ code: CMError = CMErrorNotAvailable) -> NSError {
    report()
    return NSError(domain: CMErrorDomain, code: Int(code.rawValue))
  }
}
