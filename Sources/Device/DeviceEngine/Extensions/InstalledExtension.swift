import Foundation
import HostLink
import StringTables

/// An installed extension.
public struct InstalledExtension: Codable, Equatable, Identifiable, Sendable {
  public var id: ExtensionID
  /// The app's name in galleries: the display name in the property list, else the id in words.
  public var name: String
  /// The names in other languages, by the tag of the language; nil in stores of earlier releases.
  public var localizedNames: [String: String]?
  /// The bundle, `Name.vitrine`.
  public var bundle: URL
  /// Changes with each build.
  public var contentHash: String
  /// Changes with each build of a project's app; nil if `contentHash` includes the app.
  public var appContentHash: String?
  public var contents: BundleDescription
  /// The program, with its arguments, that runs as the app when a link is delivered; the link is
  /// appended as the last argument. If this is empty and there is no `program`, links are only
  /// shown.
  public var openCommand: [String]
  /// The app in the bundle, run if there is no `openCommand`.
  public var program: URL?
  /// The program of its `LockedCameraCaptureExtension`; nil if it has none.
  public var captureProgram: URL?
  /// How `program` runs; nil for `.program`, and in stores of earlier releases.
  public var appLifeCycle: AppLifeCycleKind?
  /// The app's bundle identifier, which pushes name in their topic.
  public var bundleIdentifier: String
  /// `NSSupportsLiveActivitiesFrequentUpdates` in the property list.
  public var hasFrequentPushes: Bool
  /// `NSSupportsLiveActivities` in the property list; nil if the sources have none.
  public var supportsActivities: Bool?
  /// Whether the property list has an `NSAlarmKitUsageDescription`; nil if the sources have none.
  public var describesAlarms: Bool?
  /// The data protection class in the entitlements; nil if there is none.
  public var dataProtection: DataProtection?
  /// The name of the Swift module; nil in stores of earlier releases.
  public var moduleName: String?
  /// The devices that run it, for example only the watch if it was built for watchOS; nil for all,
  /// and in stores of earlier releases.
  public var roles: [DeviceRole]?
  /// nil if all of the sources compile, and in stores of earlier releases.
  public var cuts: CodeCuts?
  /// The idioms of the devices on which the app stays upright; nil for none, and in stores of
  /// earlier releases.
  public var uprightIdioms: [RenderEnvironment.Idiom]?

  /// - Parameter bundleIdentifier: nil derives it from `id`.
  public init(
    id: ExtensionID, name: String, bundle: URL, contentHash: String,
    contents: BundleDescription, openCommand: [String] = [], program: URL? = nil,
    appLifeCycle: AppLifeCycleKind? = nil, bundleIdentifier: String? = nil,
    hasFrequentPushes: Bool = false, supportsActivities: Bool? = nil,
    dataProtection: DataProtection? = nil, moduleName: String? = nil
  ) {
    self.id = id
    self.name = name
    self.bundle = bundle
    self.contentHash = contentHash
    self.contents = contents
    self.openCommand = openCommand
    self.program = program
    self.appLifeCycle = appLifeCycle
    self.bundleIdentifier = bundleIdentifier ?? BundleFacts.bundleIdentifier(of: id)
    self.hasFrequentPushes = hasFrequentPushes
    self.supportsActivities = supportsActivities
    self.dataProtection = dataProtection
    self.moduleName = moduleName
  }

  /// The app's name in the language of a locale, such as `de_AT`.
  public func name(in locale: String) -> String {
    guard let localizedNames, !localizedNames.isEmpty else { return name }
    let languages = LocalizedStrings.languages(for: Locale(identifier: locale))
    return languages.lazy.compactMap { localizedNames[$0] }.first ?? name
  }

  /// True if an app can be opened.
  public var canBeOpened: Bool { program != nil || !openCommand.isEmpty }

  /// True if the app stays in its process and receives links there. A command replaces the app.
  public var hasLifeCycle: Bool {
    program != nil && openCommand.isEmpty && appLifeCycle == .app
  }

  /// Its camera as a separate app, which the Lock Screen can show; nil if it has none.
  public var capture: InstalledExtension? {
    guard let captureProgram else { return nil }
    var capture = self
    capture.id = id.capture
    capture.program = captureProgram
    capture.captureProgram = nil
    capture.openCommand = []
    capture.appLifeCycle = .app
    return capture
  }

  /// True if a widget has a push handler. The app then has a push token for widgets.
  public var acceptsWidgetPushes: Bool { contents.widgets.contains(where: \.hasPushHandler) }

  /// The device of its widgets and controls if none is named.
  package var standardRole: DeviceRole? { roles?.first }

  /// Throws `HostError.badPlace` if the device does not run it.
  package func checkRuns(on role: DeviceRole) throws(HostError) {
    guard let roles, !roles.contains(role) else { return }
    let devices = roles.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    throw .badPlace(
      reason: "\"\(id)\" was not built for the device \"\(role.rawValue)\"; it runs on \(devices)")
  }

  /// The attributes types of its Live Activities.
  package var activityTypes: [String] { contents.activities.map(\.attributesType) }

  public func widget(ofKind kind: String) -> WidgetDescription? {
    contents.widgets.first { $0.kind == kind }
  }

  public func control(ofKind kind: String) -> ControlDescription? {
    contents.controls.first { $0.kind == kind }
  }
}

/// How an app in a bundle runs.
public enum AppLifeCycleKind: String, Codable, Equatable, Sendable {
  /// Runs once for each link, from its first line to its last.
  case program
  /// Has the life cycle of an `App` or a `UIApplicationDelegate`: one process, which the device
  /// brings to the front and to the background.
  case app
}
