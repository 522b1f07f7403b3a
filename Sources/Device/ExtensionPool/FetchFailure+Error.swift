import DeviceEngine
import ExtensionProcess
import Foundation
import HostLink

extension FetchFailure {
  /// Converts any error of an extension service.
  package init(_ error: any Error) {
    switch error {
    case let failure as FetchFailure: self = failure
    case let error as ExtensionServiceError:
      self.init(
        message: error.description, isRetryable: error.isRetryable,
        heldBackUntil: error.heldBackUntil)
    default: self.init(message: "\(error)")
    }
  }
}
