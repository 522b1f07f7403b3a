import ExtensionPool
import Synchronization

/// What a device's extension prints, and the notices about its views.
final class DeviceMessages: Sendable {
  let output = OutputLog()
  private let reported = Mutex<[String]>([])

  var notices: [String] { reported.withLock { $0 } }

  func report(_ notice: String) {
    reported.withLock { $0.append(notice) }
  }
}
