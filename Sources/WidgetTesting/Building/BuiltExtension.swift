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
    let key = Key(url: source.url(besides: testFile), source: source)
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
    let bundle =
      switch source.form {
      case .bundle: try ExtensionBundle(contentsOf: url)
      case .sources: try await SourceBuild(source, at: url, configuration).bundle()
      }
    return BuiltExtension(
      bundle: bundle, contents: try await describe(bundle), seed: configuration.seed)
  }

  /// Starts the extension to ask for its description. Throws `TestDeviceError.noDescription`.
  private static func describe(_ bundle: ExtensionBundle) async throws -> BundleDescription {
    let folder = try DeviceFolder()
    let pool = ExtensionPool(folders: folder.extensions)
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
    let stubs = configuration.stubs.sorted { $0.key < $1.key }
      .map { ModuleStub(module: $0.key, file: $0.value) }
    var options = ExtensionBuilder.Options(stubs: stubs, kinds: declaredKinds(of:))
    options.platform = configuration.platform ?? .iOS
    guard let target = try target() else {
      let output = try BundleCache().bundle(
        url.lastPathComponent, key: url.path, for: options.platform)
      return try await ExtensionBuilder.build(folder: url, output: output, options: options).bundle
    }
    let settings = configuration.buildSettings.sorted { $0.key < $1.key }
      .map { "\($0.key)=\($0.value)" }
    let key = [target.target.project.path, target.target.name, target.target.configuration]
    let output = try BundleCache().bundle(
      target.target.name, key: (key + settings).joined(separator: "\n"),
      for: target.platform)
    return try await ExtensionBuilder.build(target, output: output, options: options).bundle
  }

  /// The widget extension of a project; nil for a folder of sources.
  private func target() throws -> WidgetExtension? {
    guard case .projects(let projects, let folder) = try ProjectSearch.locate(url) else {
      return nil
    }
    var reading = ReadingOptions()
    reading.configuration = source.configuration ?? configuration.buildConfiguration
    reading.settings = configuration.buildSettings
    reading.packages = configuration.packages
    reading.target = source.target ?? configuration.target
    reading.platform = configuration.platform
    let all = try WidgetExtension.all(of: projects, folder: folder, reading)
    guard let only = all.first, all.count == 1 else {
      throw TestDeviceError.targetRequired(path: url.path, targets: all.map(\.target.name))
    }
    return only
  }
}
