import DeviceEngine
import ExtensionBuilder
import ExtensionPool
import ExtensionProcess
import Foundation
import HostLink
import ProjectReader
import Synchronization

/// A bundle, and what its extension declares.
struct BuiltExtension: Sendable {
  let bundle: ExtensionBundle
  let contents: BundleDescription
  /// The seed in `.vitrine.json`; nil without one.
  let seed: URL?
  /// The version of iOS in `.vitrine.json`; nil without one.
  let os: OSVersion?
}

/// The extensions that the tests of this process use. Each is built and described once.
final class BuiltExtensions: Sendable {
  static let shared = BuiltExtensions()

  private struct Key: Hashable {
    var url: URL
    var source: ExtensionSource
  }

  private let builds = Mutex<[Key: Task<BuiltExtension, any Error>]>([:])

  /// Throws `TestDeviceError`, `BuildError`, `BundleError`, `ProjectError`.
  func built(_ source: ExtensionSource, testFile: String) async throws -> BuiltExtension {
    let key = Key(url: source.url(beside: testFile), source: source)
    let build = builds.withLock { builds in
      if let build = builds[key] { return build }
      let build = Task { try await Self.build(key.source, at: key.url) }
      builds[key] = build
      return build
    }
    return try await build.value
  }

  private static func build(
    _ source: ExtensionSource, at url: URL
  ) async throws -> BuiltExtension {
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw TestDeviceError.sourcesMissing(path: url.path)
    }
    let configuration = try ProjectConfiguration.find(for: url)
    let os = try configuration.os.map { text in
      guard let version = OSVersion(text) else {
        throw TestDeviceError.invalidSystemVersion(text)
      }
      return version
    }
    let bundle =
      switch source.form {
      case .bundle: try ExtensionBundle(contentsOf: url)
      case .sources: try await SourceBuild(source, at: url, configuration).bundle()
      }
    return BuiltExtension(
      bundle: bundle, contents: try await describe(bundle, os), seed: configuration.seed, os: os)
  }

  /// Starts the extension to ask for its description. Throws `TestDeviceError.noDescription`.
  private static func describe(
    _ bundle: ExtensionBundle, _ os: OSVersion?
  ) async throws -> BundleDescription {
    let folder = try DeviceFolder()
    var settings = HostSettings()
    settings.processes.systemVersion = os?.text
    let pool = ExtensionPool(folders: folder.extensions, settings: settings)
    do {
      let contents = try await pool.describe(bundle.url)
      await pool.endAll()
      return contents
    } catch {
      await pool.endAll()
      throw TestDeviceError.noDescription(path: bundle.url.path, reason: "\(error)")
    }
  }
}

/// The build of a folder of sources or of a project's target.
private struct SourceBuild {
  let url: URL
  let source: ExtensionSource
  let configuration: ProjectConfiguration

  init(_ source: ExtensionSource, at url: URL, _ configuration: ProjectConfiguration) {
    self.source = source
    self.url = url
    self.configuration = configuration
  }

  func bundle() async throws -> ExtensionBundle {
    var options = ExtensionBuilder.Options(
      stubs: configuration.moduleStubs, kinds: declaredKinds(of:))
    options.platform = configuration.platform ?? .iOS
    var reading = ReadingOptions(configuration: source.configuration)
    reading.target = source.target
    reading = reading.completed(by: configuration)
    reading.packageCache = ReadingOptions.packageCache()
    guard let target = try target(reading) else {
      let output = try BundleCache().bundle(ofSourcesIn: url, for: options.platform)
      return try await ExtensionBuilder.build(folder: url, output: output, options: options).bundle
    }
    let output = try BundleCache().bundle(of: target, settings: reading.settings)
    return try await ExtensionBuilder.build(target, output: output, options: options).bundle
  }

  /// The widget extension of a project; nil for a folder of sources.
  private func target(_ reading: ReadingOptions) throws -> WidgetExtension? {
    guard let found = try WidgetExtension.all(at: url, reading) else { return nil }
    guard let first = found.first, found.count == 1 || reading.target != nil else {
      throw TestDeviceError.targetRequired(path: url.path, targets: found.map(\.target.name))
    }
    return first
  }
}
