import ExtensionProcess
import HostLink

extension DecodingDetails {
  /// Why the types of an extension could not decode JSON; nil for an error of another kind.
  ///
  /// - Parameter error: An error of an extension service or of an extension's process.
  package init?(_ error: any Error) {
    let failure: ExtensionFailure? =
      switch error {
      case ExtensionServiceError.failed(_, let failure): failure
      case let failure as ExtensionFailure: failure
      default: nil
      }
    guard case .reported(let report) = failure, let details = report.details else { return nil }
    self = details
  }
}
