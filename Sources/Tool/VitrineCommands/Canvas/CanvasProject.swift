import CommandContext
import Foundation
import HostLink
import PreviewTesting

/// The previews of one extension, and the process that draws them.
actor CanvasProject {
  /// The entries or content states that are archived at most.
  private static let maxStates = 60

  nonisolated let name: String
  nonisolated let path: String
  /// The path as given.
  nonisolated let argument: String
  private let location: ExtensionLocation
  private let context: ToolContext
  private let settings: RenderSettings
  /// nil while no process runs.
  private var session: ExtensionSession?
  /// The last request; the next one waits for it.
  private var last: Task<[PreviewFrame], any Error>?

  init(
    _ location: ExtensionLocation, name: String?, settings: RenderSettings, in context: ToolContext
  ) {
    var location = location
    location.includesPreviews = true
    location.isIncremental = true
    self.location = location
    self.name = name ?? location.name
    path = location.url.path
    argument = location.path
    self.settings = settings
    self.context = context
  }

  /// Builds the newest sources and describes their previews. Throws like
  /// `ExtensionLocation.bundle(in:warnings:)`.
  func described() async throws -> [PreviewResult] {
    let run = PreviewRun(
      location: location, settings: settings, context: context,
      variants: try PreviewVariants(nil, settings: settings), drawing: .none)
    let results = try await run.results()
    await end()
    return results
  }

  /// Archives a preview in its variants.
  func frames(
    _ request: CanvasRequest, of description: PreviewDescription, titled title: String
  ) async throws -> [PreviewFrame] {
    let variants = try PreviewVariants(request.variants, settings: settings)
    let content = request.edited(description.content)
    let configuration = try request.edited(description.configuration, of: title)
    let task = Task { [last] in
      _ = await last?.result
      let session = try await openSession()
      do {
        let drawing = PreviewDrawing(
          variants: variants, session: session, preview: request.preview, item: request.item,
          maxStates: Self.maxStates, configuration: configuration)
        return try await drawing.frames(of: content, titled: title)
      } catch {
        // The process may have crashed or hung.
        await end()
        throw error
      }
    }
    last = task
    return try await task.value
  }

  /// Ends the process. The next request starts another one.
  func end() async {
    let old = session
    session = nil
    await old?.close()
  }

  private func openSession() async throws -> ExtensionSession {
    if let session { return session }
    let new = try await ExtensionSession.open(location, settings: settings, in: context)
    session = new
    return new
  }
}

extension CanvasRequest {
  /// The content with the attributes and states of the request.
  fileprivate func edited(_ content: PreviewDescription.Content) -> PreviewDescription.Content {
    guard case .activity(var activity) = content else { return content }
    if let attributes { activity.attributes = Data(attributes.utf8) }
    if let states { activity.states = states.map { Data($0.utf8) } }
    return .activity(activity)
  }

  /// The values with those of the request; empty if it has none. Throws `ToolError` and
  /// `ValueError`.
  fileprivate func edited(
    _ configuration: PreviewedConfiguration?, of title: String
  ) throws -> [String: ConfigurationValue] {
    guard let configuration, let parameters, !parameters.isEmpty else { return [:] }
    let values = try ConfigurationArgument(kind: title, parameters: configuration.parameters)
      .values(parameters.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
    return configuration.values.merging(values) { $1 }
  }
}
