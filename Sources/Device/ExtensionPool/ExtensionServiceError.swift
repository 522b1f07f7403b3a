import DeviceEngine
import ExtensionProcess
import Foundation
import HostLink

/// Why an extension returned no reply. The description names the extension.
public enum ExtensionServiceError: Error, Equatable, Sendable {
  /// The bundle cannot be opened. `reason` includes its path and how to fix the problem.
  case badBundle(reason: String)
  /// `call` failed too often and is not sent before `until`, on the device's clock. `reason` is the
  /// newest failure.
  case heldBack(ExtensionID, call: String, until: Date, reason: String)
  case failed(ExtensionID, ExtensionFailure)
  /// The settings require a sandbox, but there is none.
  case noSandbox(reason: String)
  /// There is no sandbox, and the bundle was not built on this machine.
  case foreignBundle(path: String, reason: String)
}

extension ExtensionServiceError {
  /// False if a retry cannot succeed: unknown kind, unsupported family, missing bundle.
  public var isRetryable: Bool {
    switch self {
    case .badBundle, .noSandbox, .foreignBundle: false
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
      "\(id): \(call) failed too often and is held back until "
        + "\(until.formatted(.iso8601)). Latest failure: \(reason)"
    case .failed(let id, let failure): "\(id): \(failure)"
    case .noSandbox(let reason):
      "processes.sandbox requires a sandbox for extensions, but none is available: \(reason). Or "
        + "set processes.sandbox to auto"
    case .foreignBundle(let path, let reason):
      foreignBundleText(path: path, reason: reason)
    }
  }
}

/// Why a bundle that was built elsewhere does not run without a sandbox.
func foreignBundleText(path: String, reason: String) -> String {
  "\(path): was not built on this machine, and there is no sandbox to run it in: \(reason). "
    + "Build it from its sources with `vitrine build --force`, or pass --no-sandbox to run it with "
    + "your permissions"
}
