import DeviceEngine
import ExtensionProcess
import Foundation
import HostLink

/// Why an extension gave the host no answer. The text names the extension.
public enum ExtensionServiceError: Error, Equatable, Sendable {
  /// The bundle cannot be opened; `reason` names its path and the mend.
  case badBundle(reason: String)
  /// Failed too often: `call` is not sent before `until`, on the device's clock. `reason` is the
  /// newest failure.
  case heldBack(ExtensionIdentifier, call: String, until: Date, reason: String)
  case failed(ExtensionIdentifier, ExtensionFailure)
  /// The settings require a sandbox, and there is none.
  case noSandbox(reason: String)
}

extension ExtensionServiceError {
  /// False where asking again cannot help: no such kind, a family that is not supported, a bundle
  /// that is gone.
  public var isRetryable: Bool {
    switch self {
    case .badBundle, .noSandbox: false
    case .heldBack: true
    case .failed(_, .reported(let report)):
      switch report.kind {
      case .unknownKind, .unsupportedFamily, .badConfiguration, .badEnvironment, .unknownIntent,
        .unknownActivity, .undecodableAttributes, .undecodableContent:
        false
      case .noEntries, .thrown: true
      }
    case .failed: true
    }
  }

  public var heldBackUntil: Date? {
    guard case .heldBack(_, _, let until, _) = self else { return nil }
    return until
  }
}

extension ExtensionServiceError: CustomStringConvertible, LocalizedError {
  public var errorDescription: String? { description }

  public var description: String {
    switch self {
    case .badBundle(let reason): reason
    case .heldBack(let id, let call, let until, let reason):
      "\(id): \(call) has failed too often and is held back until "
        + "\(until.formatted(.iso8601)); the newest failure: \(reason)"
    case .failed(let id, let failure): "\(id): \(failure)"
    case .noSandbox(let reason):
      "extensions are not started without a sandbox, and \(reason); or set processes.sandbox to auto"
    }
  }
}
