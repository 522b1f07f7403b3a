import DeviceEngine
import DeviceStore
import DeviceSurfaces
import ExtensionPool
import Foundation
import HostLink
import ViewArchive
import WidgetHost

@testable import DeviceProtocol

/// An extension without a process: one widget with a button and a link, whose archives are plain.
struct SampleApp: ExtensionService {
  static let noon = Date(timeIntervalSince1970: 1_772_712_000)
  /// Points by which the switch is moved to the right.
  var offset = 0.0

  func describe(_ bundle: URL) async throws -> BundleDescription {
    BundleDescription(widgets: [
      WidgetDescription(
        kind: "Lamp", displayName: "Lamp", description: "Switches the lamp.",
        supportedFamilies: [.systemSmall, .systemMedium, .accessoryCircular],
        configuration: .intent(
          name: "Choose", title: "Choose",
          parameters: [ParameterDescription(name: "room", title: "Room", type: .string)]))
    ])
  }

  func timeline(
    _ call: HostCall, of extension: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> TimelineReply {
    guard let request = call.widget, case .frozen(let now) = clock else {
      return TimelineReply(entries: [])
    }
    let archive = try archive(request).encoded()
    return TimelineReply(
      entries: [EntryDescription(date: now)], policy: .never,
      archives: request.environments.indices.map {
        ArchivedEntry(entry: 0, environment: $0, archive: archive)
      })
  }

  func recommendations(
    kind: String, of extension: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> [ConfigurationRecommendation] { [] }

  func relevance(
    kind: String, of extension: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> [RelevanceAttribute] { [] }
  func options(
    _ request: OptionsRequest, of extension: InstalledExtension, clock: HostClock,
    device: DeviceSettings
  ) async throws -> OptionsReply {
    OptionsReply(sections: [.init(options: [.init(value: .string("hall"), title: "Hall")])])
  }

  func perform(
    _ request: PerformRequest, of extension: InstalledExtension, clock: HostClock,
    device: DeviceSettings
  ) async throws -> PerformReply { PerformReply() }

  func end(_ id: ExtensionID) async {}
  func states() async -> [ExtensionID: ExtensionServiceState] { [:] }

  private func archive(_ request: WidgetRequest) -> ViewArchive {
    let size = CGSize(width: request.displaySize.width, height: request.displaySize.height)
    func box(_ label: String, _ frame: CGRect, _ action: NodeAction?) -> ArchiveNode {
      ArchiveNode(
        kind: label, frame: frame,
        content: .fill(
          ArchivePath(rect: CGRect(origin: .zero, size: frame.size)), .color(.black), evenOdd: false
        ),
        action: action, accessibility: NodeAccessibility(label: label))
    }
    return ViewArchive(
      size: size,
      content: ArchiveNode(
        kind: "ZStack", frame: CGRect(origin: .zero, size: size),
        children: [
          box("Lamp", CGRect(x: 10, y: 10, width: 60, height: 20), nil),
          box(
            "Switch", CGRect(x: 10 + offset, y: 40, width: 60, height: 30),
            .intent(identifier: "Switch", parameters: Data())),
          box(
            "Help", CGRect(x: 10, y: 80, width: 60, height: 20),
            URL(string: "lamp://help").map { .link($0) }),
        ]))
  }

  /// A host with the sample installed, on a stopped clock at noon.
  static func service(
    _ extensions: any ExtensionService = SampleApp()
  ) async throws -> DeviceService {
    let host = WidgetHost(
      store: MemoryStore(), extensions: extensions, clock: ManualClock(noon),
      settings: HostSettings(), seed: 1,
      bundles: BundleReader { url in
        struct NoBundle: Error, CustomStringConvertible { let description = "is no bundle" }
        guard url.pathExtension == "vitrine" else { throw NoBundle() }
        let id = url.deletingPathExtension().lastPathComponent
        return BundleFacts(id: ExtensionID(id), name: id, contentHash: "1")
      })
    try await host.start()
    try await host.install(URL(fileURLWithPath: "/x/Home.vitrine"))
    return DeviceService(host: host, pictures: try PictureService()) { path in
      URL(fileURLWithPath: path)
    }
  }
}
