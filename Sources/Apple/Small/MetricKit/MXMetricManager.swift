import AuthorNotices
@_exported import Foundation

// Compatibility (module): accepted | | no reports: a notice

/// Receives reports. Never called here.
public protocol MXMetricManagerSubscriber: AnyObject {
  func didReceive(_ payloads: [MXMetricPayload])
  func didReceive(_ payloads: [MXDiagnosticPayload])
}

extension MXMetricManagerSubscriber {
  public func didReceive(_ payloads: [MXMetricPayload]) {}
  public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}

/// The measurements of a day. None is created here.
open class MXMetricPayload: NSObject {
  open var latestApplicationVersion: String { "" }
  open var timeStampBegin: Date { .distantPast }
  open var timeStampEnd: Date { .distantPast }
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
}

/// The problems of a day. None is created here.
open class MXDiagnosticPayload: NSObject {
  open var timeStampBegin: Date { .distantPast }
  open var timeStampEnd: Date { .distantPast }
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
}

/// Collects reports about an app. There are none here, and a notice says so.
open class MXMetricManager: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. It stores nothing.
  public static let shared = MXMetricManager()

  open var pastPayloads: [MXMetricPayload] { [] }
  open var pastDiagnosticPayloads: [MXDiagnosticPayload] { [] }

  open func add(_ subscriber: any MXMetricManagerSubscriber) {
    AuthorNotice.report("MetricKit", lacks: "reports of an app's performance")
  }

  open func remove(_ subscriber: any MXMetricManagerSubscriber) {}
}
