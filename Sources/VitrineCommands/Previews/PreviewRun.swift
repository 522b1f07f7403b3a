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
struct PreviewRun {
  let location: ExtensionLocation
  let settings: RenderSettings
  let context: ToolContext
  let filter: String?
  let variants: PreviewVariants
  /// Whether the previews are drawn, and not only described.
  let draws: Bool

  /// A place in the list of previews.
  private struct Position {
    var preview = 0
    /// The index in the preview's descriptions.
    var item = 0
  }

  func results() async throws -> [PreviewResult] {
    var results: [PreviewResult] = []
    var next: Position? = Position()
    while let first = next {
      let part = try await ExtensionSession.run(location, settings: settings, in: context) {
        try await self.results(from: first, in: $0)
      }
      results += part.results
      next = part.next
    }
    return results
  }

  /// The previews from `first` to the end, or to the first one that fails.
  /// - Returns: `next` is the one after that.
  private func results(
    from first: Position, in session: ExtensionSession
  ) async throws -> (results: [PreviewResult], next: Position?) {
    let painter = try WidgetPainter(warnings: session.warnings)
    let locations = try await session.previews()
    var results: [PreviewResult] = []
    for index in locations.indices.dropFirst(first.preview) {
      var result = PreviewResult(location: locations[index], preview: index)
      var next = Position(preview: index + 1)
      do {
        let described = try await session.preview(index)
        for item in described.indices.dropFirst(index == first.preview ? first.item : 0) {
          result = PreviewResult(
            location: locations[index], preview: index, item: item, description: described[item])
          guard result.matches(filter) else { continue }
          next = Position(preview: index, item: item + 1)
          if draws {
            let drawing = PreviewDrawing(
              variants: variants, session: session, preview: index, item: item)
            let frames = try await drawing.frames(
              of: described[item].content, titled: result.title)
            result.section = try SheetContent.Section(
              title: result.title, subtitle: "\(result.content) · \(result.place)",
              showsClock: result.isAccessory, frames: frames, painter)
          }
          results.append(result)
        }
      } catch {
        result.failure = "\(error)"
        return (result.matches(filter) ? results + [result] : results, next)
      }
    }
    return (results, nil)
  }

  /// A page with the pictures. Throws `ToolError.nothingToDraw`.
  func page(of results: [PreviewResult]) throws -> Data {
    let sections = results.compactMap(\.section)
    guard !sections.isEmpty else { throw ToolError.nothingToDraw(extension: location.name) }
    let content = SheetContent(
      title: location.name, detail: nil, settings: settings, sections: sections)
    let warnings = WarningLog(context.console)
    let painter = try WidgetPainter(warnings: warnings)
    var page = SheetPage(content: content, scale: settings.scale)
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
