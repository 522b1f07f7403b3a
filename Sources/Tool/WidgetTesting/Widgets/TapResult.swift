import DeviceEngine
import Foundation
import WidgetHost

/// What a tap has caused.
public enum TapResult: Equatable, Sendable {
  /// An intent was performed.
  case performed
  /// The app was opened; with a link, or without one.
  case openedApp(URL?)
  /// Nothing.
  case nothing

  /// The link that the app was opened with; nil if there is none.
  public var url: URL? {
    if case .openedApp(let url) = self { url } else { nil }
  }
}

extension TestDevice {
  /// Performs a tap and what follows from it. Throws ``TestDeviceError/failed(_:)``.
  func tapping(_ tap: () async throws -> TapOutcome) async throws -> TapResult {
    try await throwingFailures {
      switch try await tap() {
      case .performed: return .performed
      case .link(let link), .opened(let link): return .openedApp(link.url)
      case .nothing: return .nothing
      }
    }
  }

  /// The links with which widgets, controls and activities have opened the app, oldest first; nil
  /// where the app was opened without one. At most 20.
  public var openedLinks: [URL?] {
    get async { await host.state().links.reversed().map(\.url) }
  }
}
