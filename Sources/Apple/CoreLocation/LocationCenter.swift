import AuthorNotices
import Dispatch
import Foundation
import HostLink
import NoticeCatalog
import Synchronization

/// The process's connection to the host for `CLLocationManager`.
///
/// An extension's process is connected when it starts to serve requests. Without a host, location
/// services are off: the user can allow nothing, and every request is denied.
package final class LocationCenter: Sendable {
  /// Asks the host, and blocks the thread until the answer. Returns nil if there is none.
  package typealias Host = @Sendable (LocationQuestion) -> LocationAnswer?

  /// The process's center. Tests replace it.
  @TaskLocal package static var current = LocationCenter()

  private let host: Mutex<Host?>
  /// Whether the system gives the location to this extension's widgets at all.
  private let isWanted: @Sendable () -> Bool

  /// - Parameter isWanted: Asked at each request.
  package init(
    host: Host? = nil,
    isWanted: @escaping @Sendable () -> Bool = {
      isLocationWanted(Bundle.main.infoDictionary ?? [:])
    }
  ) {
    self.isWanted = isWanted
    self.host = Mutex(host)
  }

  /// Whether an extension with this property list gets the location. A list that is no extension's
  /// was made for a folder of sources.
  ///
  /// Source: "Accessing location information in widgets".
  package static func isLocationWanted(_ information: [String: Any]) -> Bool {
    information["NSExtension"] == nil || information["NSWidgetWantsLocation"] as? Bool == true
  }

  /// Uses the link of an extension's process for all further calls.
  package func connect(to service: HostLinkService, timeLimit: Double = 5) {
    host.withLock {
      $0 = { question in
        let answered = DispatchSemaphore(value: 0)
        let box = AnswerBox()
        service.ask(.location(question)) { result in
          if case .success(.location(let answer)) = result { box.answer.withLock { $0 = answer } }
          answered.signal()
        }
        guard answered.wait(timeout: .now() + timeLimit) == .success else { return nil }
        return box.answer.withLock { $0 }
      }
    }
  }

  /// The host's answer. Blocks the thread. Without a host, the user has denied the location.
  func ask(_ question: LocationQuestion) -> LocationAnswer {
    guard isWanted() else {
      CollectedNotices.add(
        NoticeKind.widgetLocation.notice(
          "The extension's Info.plist has no NSWidgetWantsLocation: its widgets get no location."))
      return LocationAnswer(isAllowed: false)
    }
    return host.withLock { $0 }?(question) ?? LocationAnswer(isAllowed: false)
  }

  /// Passes the answer from the link's thread to the waiting one.
  private final class AnswerBox: Sendable {
    let answer = Mutex<LocationAnswer?>(nil)
  }
}
