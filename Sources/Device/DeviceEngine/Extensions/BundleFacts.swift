import Foundation
import HostLink

/// The facts that a host reads from a bundle without running it.
public struct BundleFacts: Equatable, Sendable {
  /// The extension's identifier: the bundle identifier of a project's target, or else the module's
  /// name.
  public var id: ExtensionID
  /// The app's name in galleries.
  public var name: String
  /// The names in other languages, by the tag of the language.
  public var localizedNames: [String: String] = [:]
  /// Changes with each build.
  public var contentHash: String
  /// Changes with each build of a project's app; nil in the bundle of a folder of sources, whose
  /// `contentHash` includes the app.
  public var appContentHash: String?
  /// The app's executable; nil if the bundle contains none.
  public var program: URL?
  /// The executable of its camera; nil if the bundle contains none.
  public var captureProgram: URL?
  /// How `program` runs; nil for `.program`.
  public var appLifeCycle: AppLifeCycleKind?
  /// The app's bundle identifier, which pushes name in their topic.
  public var bundleIdentifier: String
  /// `NSSupportsLiveActivitiesFrequentUpdates`.
  public var hasFrequentPushes: Bool
  /// `NSSupportsLiveActivities`; nil if the sources have no property list.
  public var supportsActivities: Bool?
  /// Whether there is an `NSAlarmKitUsageDescription`; nil if the sources have no property list.
  public var describesAlarms: Bool?
  /// The class in the entitlements; nil if there is none.
  public var dataProtection: DataProtection?
  /// The name of the Swift module.
  public var moduleName: String?
  /// The devices that run it; nil for all.
  public var roles: [DeviceRole]?
  /// nil if all of the sources compile.
  public var cuts: CodeCuts?
  /// The idioms of the devices on which the app stays upright, because its property list supports
  /// only portrait; nil for none.
  public var uprightIdioms: [RenderEnvironment.Idiom]?

  /// - Parameter bundleIdentifier: nil derives it from `id`.
  public init(
    id: ExtensionID, name: String, contentHash: String, program: URL? = nil,
    appLifeCycle: AppLifeCycleKind? = nil, bundleIdentifier: String? = nil,
    hasFrequentPushes: Bool = false, supportsActivities: Bool? = nil,
    dataProtection: DataProtection? = nil, moduleName: String? = nil
  ) {
    self.id = id
    self.name = name
    self.contentHash = contentHash
    self.program = program
    self.appLifeCycle = appLifeCycle
    self.bundleIdentifier = bundleIdentifier ?? Self.bundleIdentifier(of: id)
    self.hasFrequentPushes = hasFrequentPushes
    self.supportsActivities = supportsActivities
    self.dataProtection = dataProtection
    self.moduleName = moduleName
  }

  /// The bundle identifier of the app of a folder without a project.
  package static func bundleIdentifier(of id: ExtensionID) -> String {
    "local.vitrine." + id.rawValue.replacingOccurrences(of: "_", with: "-")
  }
}
