import DeviceProtocol
import DeviceSurfaces
import DeviceWeb
import Foundation
import HostLink
import PreviewTesting
import ViewArchive

/// The previews of the served projects, for the page.
///
/// Nothing is built before a page asks for the list.
actor PreviewCanvas {
  /// How long a page waits for a change of the list.
  private static let patience = Duration.seconds(20)

  private struct Entry {
    let project: CanvasProject
    /// Whether the sources have changed during a build.
    var isStale = false
    var activity: String?
    var failure: String?
    /// Those of the last build that succeeded.
    var results: [PreviewResult] = []
  }

  private var entries: [Entry]
  private let pictures: PictureService
  private var store = FrameStore()
  private var revision = 0
  private var hasStarted = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ projects: [CanvasProject], pictures: PictureService) {
    entries = projects.map { Entry(project: $0) }
    self.pictures = pictures
  }

  /// The canvas for the page's server.
  nonisolated var page: PageCanvas {
    PageCanvas(
      list: { known in await self.list(after: known) },
      frames: { data in try await self.frames(data) },
      inspection: { frame in try await self.inspection(of: frame) },
      picture: { frame, scale in try await self.picture(of: frame, scale: scale) })
  }

  func stop() async {
    wake()
    for entry in entries { await entry.project.end() }
  }

  // MARK: The list

  /// Reloads the extensions at a path as given, if a page has asked for the list.
  func reload(path: String) async {
    guard hasStarted else { return }
    for index in entries.indices where entries[index].project.argument == path {
      await reload(index)
    }
  }

  /// Builds a project's newest sources, and shows their previews.
  private func reload(_ index: Int) async {
    guard entries[index].activity == nil else {
      entries[index].isStale = true
      return
    }
    entries[index].isStale = false
    entries[index].activity = "building"
    wake()
    do {
      let results = try await entries[index].project.described()
      entries[index].results = results
      entries[index].failure = nil
    } catch {
      entries[index].failure = "\(error)"
    }
    entries[index].activity = nil
    wake()
    if entries[index].isStale { await reload(index) }
  }

  private func list(after known: Int?) async -> Data {
    if !hasStarted {
      hasStarted = true
      Task { for index in entries.indices { await reload(index) } }
    }
    if known == revision { await change() }
    let list = CanvasList(
      revision: revision,
      projects: entries.map { entry in
        CanvasList.Project(
          name: entry.project.name, path: entry.project.path, activity: entry.activity,
          failure: entry.failure, previews: entry.results.map(CanvasList.Preview.init))
      })
    return (try? DeviceJSON.encode(list)) ?? Data("{}".utf8)
  }

  /// Returns at the next change, or after a time.
  private func change() async {
    let timer = Task {
      try? await Task.sleep(for: Self.patience)
      if !Task.isCancelled { release() }
    }
    await withCheckedContinuation { waiting.append($0) }
    timer.cancel()
  }

  private func wake() {
    revision += 1
    release()
  }

  private func release() {
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  // MARK: Frames

  /// Throws `DeviceAnswer.Failure` for a request that is not valid.
  private func frames(_ data: Data) async throws -> Data {
    if let reload = try? JSONDecoder().decode(CanvasReload.self, from: data).reload,
      entries.indices.contains(reload)
    {
      await self.reload(reload)
      return Data("{}".utf8)
    }
    let request: CanvasRequest
    do {
      request = try JSONDecoder().decode(CanvasRequest.self, from: data)
    } catch {
      throw DeviceAnswer.Failure(code: "malformed", message: "not a request for frames: \(error)")
    }
    guard entries.indices.contains(request.project),
      let result = entries[request.project].results.first(where: {
        $0.preview == request.preview && $0.item == request.item
      }), let description = result.description
    else { throw DeviceAnswer.Failure(code: "malformed", message: "preview not found") }
    var answer = CanvasFrames()
    do {
      let frames = try await entries[request.project].project.frames(
        request, of: description, titled: result.title)
      answer.frames = try frames.map { frame in
        CanvasFrames.Frame(
          id: try store.insert(frame), panel: "\(frame.panel)", variant: frame.variant,
          state: frame.index, date: frame.date, width: frame.archive.size.width,
          height: frame.archive.size.height, cornerRadius: frame.cornerRadius)
      }
    } catch {
      answer.failure = "\(error)"
    }
    return try DeviceJSON.encode(answer)
  }

  private func picture(of id: String, scale: Double) async throws -> Data? {
    guard var frame = store.entry(id) else { return nil }
    frame.look.options.scale = scale
    return try await pictures.picture(of: frame.archive, look: frame.look, at: frame.date).png
  }

  private func inspection(of id: String) async throws -> Data? {
    guard let frame = store.entry(id) else { return nil }
    let archive = try ViewArchive(decoding: frame.archive)
    let picture = try await pictures.picture(of: frame.archive, look: frame.look, at: frame.date)
    return try DeviceJSON.encode(
      CanvasInspection(
        rows: archive.outline().map { row in
          CanvasInspection.Row(
            depth: row.depth, text: row.text, x: row.frame.minX, y: row.frame.minY,
            width: row.frame.width, height: row.frame.height)
        }, elements: picture.elements, notices: archive.notices))
  }
}
