import DeviceEngine
import DeviceSurfaces
import ExtensionPool
import Foundation
import HostLink
import WidgetHost

/// Performs commands on a host, and draws what the host shows.
///
/// ```swift
/// let service = DeviceService(host: host, pictures: try PictureService()) { path in … }
/// let answer = await service.perform(Data(#"{"command": "gallery"}"#.utf8))
/// ```
/// The device socket, HTTP and the page's WebSocket all use it, so that a command behaves the same
/// everywhere.
package struct DeviceService: Sendable {
  /// The device on which commands are performed.
  package let host: WidgetHost
  /// Draws what commands return as pictures.
  package let pictures: PictureService
  let pushes: PushService?
  /// nil if no sources are watched.
  let sources: SourceService?
  /// What extensions and apps print.
  package let output: OutputLog
  /// The newest requests to extensions.
  let requests: RequestLog
  /// The folders with the data of apps; nil in a device without processes.
  let folders: ExtensionFolders?
  /// The user's wallpapers; nil in a device without files.
  package let wallpapers: WallpaperFolder?
  /// How long a command waits for an extension.
  var patience = Duration.seconds(10)
  private let locateBundle: @Sendable (String) async throws -> URL

  /// - Parameters:
  ///   - pushes: nil if no gateway runs.
  ///   - sources: nil if no sources are watched.
  ///   - bundle: Returns the bundle at a path, or builds it if the path is a folder of sources.
  package init(
    host: WidgetHost, pictures: PictureService, pushes: PushService? = nil,
    sources: SourceService? = nil, output: OutputLog = OutputLog(),
    requests: RequestLog = RequestLog(), folders: ExtensionFolders? = nil,
    wallpapers: WallpaperFolder? = nil,
    bundle: @escaping @Sendable (String) async throws -> URL
  ) {
    self.host = host
    self.pictures = pictures
    self.pushes = pushes
    self.sources = sources
    self.output = output
    self.requests = requests
    self.folders = folders
    self.wallpapers = wallpapers
    locateBundle = bundle
  }

  /// Returns the bundle at a path. Throws `DeviceAnswer.Failure` with the code `badBundle` if there
  /// is none, or its sources cannot be built.
  func bundle(at path: String) async throws -> URL {
    do {
      return try await locateBundle(path)
    } catch is CancellationError {
      throw CancellationError()
    } catch {
      throw DeviceAnswer.Failure(code: "badBundle", message: "\(error)")
    }
  }

  /// Installs a bundle, in place of the one with the same identifier.
  ///
  /// - Parameter contents: The bundle's description; nil starts the extension to ask for it.
  ///
  /// Throws `HostError`.
  package func install(
    _ bundle: URL, openCommand: [String], contents: BundleDescription? = nil
  ) async throws -> ExtensionSummary {
    let before = await host.installedExtensions
    let app = try await host.install(bundle, openCommand: openCommand, contents: contents)
    return ExtensionSummary(app, replacing: before.first { $0.id == app.id })
  }

  /// Performs a request and returns its answer, each as one line of JSON. Errors are answers, too.
  package func perform(_ request: Data) async -> Data {
    do {
      return await perform(try CommandRequest(json: request))
    } catch {
      return DeviceAnswer.encode(failure: DeviceAnswer.Failure(error))
    }
  }

  /// Performs a request that has one answer. Errors are answers, too.
  package func perform(_ request: CommandRequest) async -> Data {
    do {
      if let stream = request.command as? any StreamingCommand, stream.isStream {
        throw CommandError.cannotStream(type(of: stream).name)
      }
      return try await answer(to: await request.command.resolved(on: host))
    } catch {
      return DeviceAnswer.encode(failure: await failure(error))
    }
  }

  private func answer(to command: some DeviceCommand) async throws -> Data {
    try DeviceAnswer.encode(try await command.perform(on: self))
  }

  /// What a `DeviceSocketServer` does with a request: sends the answer or the stream of lines that
  /// it asks for.
  package var socketHandler: DeviceSocketServer.Handler {
    { line, send in
      do {
        let request = try CommandRequest(json: line)
        if let stream = request.command as? any StreamingCommand, stream.isStream {
          await stream.stream(from: self, send)
        } else {
          // The command is completed even if the client disconnects.
          _ = send(await Task { await perform(request) }.value)
        }
      } catch {
        _ = send(DeviceAnswer.encode(failure: DeviceAnswer.Failure(error)))
      }
    }
  }
}
