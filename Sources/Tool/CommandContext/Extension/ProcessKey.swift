import ExtensionBuilder
import Foundation

/// Distinguishes extension processes that were started in different ways.
struct ProcessKey: Hashable, Sendable {
  private let bundle: String
  private let contentHash: String
  private let timeZone: String
  private let locale: String
  private let system: String?
  private let launch: OneShotLaunch

  init(_ bundle: ExtensionBundle, _ settings: RenderSettings) {
    self.bundle = bundle.url.path
    contentHash = bundle.information.contentHash
    timeZone = settings.timeZoneName
    locale = settings.locale.identifier
    system = settings.os?.text
    launch = settings.launch
  }
}
