import CommandArguments
import CommandContext
import DeviceSurfaces
import Devices
import Foundation
import HostLink
import Rasterizer
import ViewArchive

/// Describes and draws the previews of an extension.
///
/// A preview that crashes or hangs ends the extension's process. The next one then gets a new
/// process.
package struct PreviewRun {
  package let location: ExtensionLocation
  package let settings: RenderSettings
  package let context: ToolContext
  /// Texts that the name or the file of a preview has to contain.
  var filters: [String] = []
  var shard = Shard.all
  package let variants: PreviewVariants
  package let drawing: Drawing
  /// The entries or content states that are archived at most.
  var states = PreviewDrawing.defaultStates

  package init(
    location: ExtensionLocation, settings: RenderSettings, context: ToolContext,
    filters: [String] = [], shard: Shard = Shard.all, variants: PreviewVariants, drawing: Drawing,
    states: Int = PreviewDrawing.defaultStates
  ) {
    self.location = location
    self.settings = settings
    self.context = context
    self.filters = filters
    self.shard = shard
    self.variants = variants
    self.drawing = drawing
    self.states = states
  }

  /// What is made of the previews.
  package enum Drawing {
    /// They are only described.
    case none
    /// Each is a section of a page.
    case sections
    /// Each is archived. The closure receives the archives, or the failure, while the next preview
    /// is archived.
    case frames(@Sendable (PreviewResult, [PreviewFrame]) -> Void)
  }

  /// A place in the list of previews.
  private struct Position {
    var preview = 0
    /// The index in the preview's descriptions.
    var item = 0
  }

  package func results() async throws -> [PreviewResult] {
    var names = FileNames()
    return try await run(&names).results
  }

  /// Passes the archives to `Drawing.frames`. Returns whether the extension has previews.
  ///
  /// - Parameter names: The names that the extension's other batches have used. Those of the
  ///   previews are added.
  func archive(_ names: inout FileNames) async throws -> Bool {
    try await run(&names).hasPreviews
  }

  private func run(
    _ names: inout FileNames
  ) async throws -> (results: [PreviewResult], hasPreviews: Bool) {
    var results: [PreviewResult] = []
    var hasPreviews = false
    var next: Position? = Position()
    while let first = next {
      let part = try await ExtensionSession.run(location, settings: settings, in: context) {
        let locations = try await $0.previews()
        if locations.isEmpty, case .sections = drawing {
          throw ToolError.noPreviews(
            extension: location.name, others: $0.description.drawingArguments)
        }
        hasPreviews = !locations.isEmpty
        return try await self.results(of: locations, from: first, in: $0, &names)
      }
      results += part.results
      next = part.next
    }
    return (results, hasPreviews)
  }

  /// The previews from `first` to the end, or to the first one that fails.
  /// - Returns: `next` is the one after that.
  private func results(
    of locations: [PreviewLocation], from first: Position, in session: ExtensionSession,
    _ names: inout FileNames
  ) async throws -> (results: [PreviewResult], next: Position?) {
    var painter: WidgetPainter?
    if case .sections = drawing { painter = try WidgetPainter(warnings: session.warnings) }
    var results: [PreviewResult] = []
    for index in locations.indices.dropFirst(first.preview) {
      var result = PreviewResult(location: locations[index], preview: index)
      var next = Position(preview: index + 1)
      do {
        let described = try await session.preview(index)
        for item in described.indices.dropFirst(index == first.preview ? first.item : 0) {
          result = PreviewResult(
            location: locations[index], preview: index, item: item, description: described[item])
          // Those that are not selected have names, too: the names do not depend on the selection.
          result.fileName = names.next(result.title)
          guard isSelected(result) else { continue }
          next = Position(preview: index, item: item + 1)
          try await draw(&result, described[item].content, in: session, painter)
          results.append(result)
        }
      } catch {
        result.failure = "\(error)"
        if result.fileName.isEmpty { result.fileName = names.next(result.title) }
        guard isSelected(result) else { return (results, next) }
        if case .frames(let receive) = drawing { receive(result, []) }
        return (results + [result], next)
      }
    }
    return (results, nil)
  }

  private func isSelected(_ result: PreviewResult) -> Bool {
    filters.allSatisfy(FrameSubject(result).matches) && shard.contains(result.fileName)
  }

  private func draw(
    _ result: inout PreviewResult, _ content: PreviewDescription.Content,
    in session: ExtensionSession, _ painter: WidgetPainter?
  ) async throws {
    if case .none = drawing { return }
    let archiving = PreviewDrawing(
      variants: variants, session: session, preview: result.preview, item: result.item,
      maxStates: states)
    let frames = try await archiving.frames(of: content, titled: result.title)
    if case .frames(let receive) = drawing { return receive(result, frames) }
    guard let painter else { return }
    result.section = try SheetContent.Section(
      title: result.title, subtitle: "\(result.content) · \(result.place)",
      showsClock: result.isAccessory, frames: frames, painter)
  }

  /// A page with the pictures. Throws `ToolError.nothingToDraw` if none could be drawn.
  package func page(of results: [PreviewResult]) throws -> Data {
    let sections = results.compactMap(\.section)
    guard !sections.isEmpty else { throw ToolError.nothingToDraw(extension: location.name) }
    let content = SheetContent(
      title: location.name, detail: nil, settings: settings, sections: sections)
    let warnings = WarningLog(context.console)
    let painter = try WidgetPainter(warnings: warnings)
    var page = SheetPage(contents: [content], scale: settings.scale)
    while true {
      do {
        return try page.picture(painter.rasterizer).png()
      } catch RasterizerError.tooManyPixels where page.scale > Self.leastScale {
        page.scale /= 2
        warnings.warn(
          "the page has \(sections.count) previews and is drawn with scale "
            + "\(shortNumber(page.scale)); --filter selects some of them")
      }
    }
  }

  /// The least pixels per point of a page.
  private static let leastScale = 0.25
}
