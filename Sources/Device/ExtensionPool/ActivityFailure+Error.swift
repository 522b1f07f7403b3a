import DeviceEngine
import ExtensionProcess
import HostLink

extension ActivityFailure {
  /// Converts any error of an extension service.
  package init(_ error: any Error) {
    var isUndecodable = false
    var details: DecodingDetails?
    if case ExtensionServiceError.failed(_, .reported(let report)) = error {
      isUndecodable = report.kind == .undecodableContent
      details = report.details
      let key = isUndecodable ? "content-state" : "attributes"
      if let path = details?.keyPath(below: "aps.\(key)") { details?.keyPath = path }
    }
    self.init(failure: FetchFailure(error), isUndecodable: isUndecodable, details: details)
  }
}
