import DeviceEngine
import ExtensionPool
import Foundation
import HostLink

/// An extension service without processes. It returns every archive at once, in the size of a Lock
/// Screen view with a few texts.
struct AnsweringExtensions: ExtensionService {
  static let attributesType = "TripAttributes"
  static let bundle = URL(fileURLWithPath: "/Trips.vitrine")
  private static let archive = Data(repeating: 0x76, count: 2_000)

  func describe(_ bundle: URL) async throws -> BundleDescription {
    BundleDescription(activities: [ActivityDescription(attributesType: Self.attributesType)])
  }

  func activity(
    _ request: ActivityRequest, of extension: InstalledExtension, clock: HostClock,
    device: DeviceSettings
  ) async throws -> ActivityReply {
    ActivityReply(
      faces: request.forms.enumerated().map { number, form in
        ActivityFace(
          form: number, archive: Self.archive,
          size: LinkSize(width: form.width, height: form.maximumHeight))
      })
  }

  func activityNews(_ news: ActivityNews, for id: ExtensionID) async {}
  func end(_ id: ExtensionID) async {}

  func states() async -> [ExtensionID: ExtensionServiceState] {
    ["Trips": ExtensionServiceState(isRunning: true)]
  }

  // MARK: Requests that activities do not send

  private struct NotUsed: Error {}

  func timeline(
    _ call: HostCall, of extension: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> TimelineReply { throw NotUsed() }

  func recommendations(
    kind: String, of extension: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> [ConfigurationRecommendation] { throw NotUsed() }

  func relevance(
    kind: String, of extension: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> [RelevanceAttribute] { [] }
  func options(
    _ request: OptionsRequest, of extension: InstalledExtension, clock: HostClock,
    device: DeviceSettings
  ) async throws -> OptionsReply { throw NotUsed() }

  func perform(
    _ request: PerformRequest, of extension: InstalledExtension, clock: HostClock,
    device: DeviceSettings
  ) async throws -> PerformReply { throw NotUsed() }
}
