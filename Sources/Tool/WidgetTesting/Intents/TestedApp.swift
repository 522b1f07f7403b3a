import ExtensionBuilder
import Foundation
import ProjectReader
import Synchronization

/// The app whose intents a test uses: on the device of the test, or by a bundle identifier.
struct TestedApp: Sendable {
  let bundleIdentifier: String
  private let place: Place

  private enum Place: Sendable {
    case device(TestDevice)
    /// The file of the test.
    case project(String)
  }

  init(device: TestDevice) {
    bundleIdentifier = device.app.bundleIdentifier
    place = .device(device)
  }

  init(bundleIdentifier: String, testFile: String) {
    self.bundleIdentifier = bundleIdentifier
    place = .project(testFile)
  }

  /// The device with the app. The first call for a bundle identifier builds the project and
  /// installs it. Throws ``IntentLookupError``, ``TestDeviceError`` and errors of the build.
  func device() async throws -> TestDevice {
    switch place {
    case .device(let device): return device
    case .project(let file):
      let folder = ExtensionSource.packageFolder(above: file)
      let device = try await TestedDevices.shared.device(
        TestedProject(bundleIdentifier: bundleIdentifier, folder: folder))
      // No test lets time pass on this device.
      try await device.endHoldBack()
      return device
    }
  }
}

extension TestedApp: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.bundleIdentifier == right.bundleIdentifier else { return false }
    return switch (left.place, right.place) {
    case (.device(let left), .device(let right)): left === right
    case (.project(let left), .project(let right)): left == right
    default: false
    }
  }
}

/// The devices of the bundle identifiers that the tests of this process use.
private final class TestedDevices: Sendable {
  static let shared = TestedDevices()

  private let devices = Mutex<[TestedProject: Task<TestDevice, any Error>]>([:])

  func device(_ project: TestedProject) async throws -> TestDevice {
    let device = devices.withLock { devices in
      if let device = devices[project] { return device }
      let device = Task { try await project.device() }
      devices[project] = device
      return device
    }
    return try await device.value
  }
}

/// The project that has a bundle identifier.
struct TestedProject: Hashable, Sendable {
  /// The path of a project or of a built bundle, instead of the one in `.vitrine.json`.
  static let pathVariable = "VITRINE_TESTED_PROJECT"

  let bundleIdentifier: String
  /// The folder with the test's `Package.swift`.
  let folder: URL

  func device() async throws -> TestDevice {
    let source = try source(in: ProcessInfo.processInfo.environment)
    let built = try await BuiltExtensions.shared.built(source, testFile: "/")
    let information = built.bundle.information
    // A folder of sources has no identifier.
    if let identifier = information.identifier {
      let known = [information.appIdentifier, identifier].compactMap(\.self)
      guard known.contains(bundleIdentifier) else {
        throw IntentLookupError.otherBundle(bundleIdentifier, path: source.path, known: known)
      }
    }
    return try await TestDevice(extension: source, filePath: "/")
  }

  /// Where the project is, as an absolute path. Throws ``IntentLookupError`` and `ProjectError`.
  func source(in environment: [String: String]) throws -> ExtensionSource {
    if let path = environment[Self.pathVariable], !path.isEmpty {
      return source(at: URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL)
    }
    let configuration = try ProjectConfiguration.find(for: folder)
    if let url = configuration.testedApps[bundleIdentifier] { return source(at: url) }
    let found = try extensions(configuration)
    guard let match = found.first(where: { $0.identifiers.contains(bundleIdentifier) }) else {
      let known = found.flatMap(\.identifiers) + configuration.testedApps.keys
      throw IntentLookupError.unknownBundle(
        bundleIdentifier, folder: folder.path, known: Set(known).sorted())
    }
    return .project(folder.path, target: match.target.name)
  }

  private func source(at url: URL) -> ExtensionSource {
    url.pathExtension == ExtensionBundle.pathExtension ? .bundle(url.path) : .sources(url.path)
  }

  /// The widget extensions of the projects in the folder.
  private func extensions(_ configuration: ProjectConfiguration) throws -> [WidgetExtension] {
    var reading = ReadingOptions(configuration: nil).completed(by: configuration)
    reading.packageCache = ReadingOptions.packageCache()
    do {
      return try WidgetExtension.all(at: folder, reading) ?? []
    } catch ProjectError.noWidgetExtension {
      return []
    }
  }
}

extension WidgetExtension {
  /// The bundle identifiers of the app and of the extension.
  fileprivate var identifiers: [String] {
    [app?.bundleIdentifier, target.bundleIdentifier].compactMap(\.self)
  }
}
