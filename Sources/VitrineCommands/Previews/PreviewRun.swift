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
  /// Whether the previews are drawn, and not only described.
  let draws: Bool

  func results() async throws -> [PreviewResult] {
    var results: [PreviewResult] = []
    var next = 0
    var count = 1
    while next < count {
      let first = next
      let part = try await ExtensionSession.run(location, settings: settings, in: context) {
        try await self.results(from: first, in: $0)
      }
      results += part.results
      (next, count) = (part.next, part.count)
    }
    return results
  }

  /// The previews from `first` to the end, or to the first one that fails.
  private func results(
    from first: Int, in session: ExtensionSession
  ) async throws -> (results: [PreviewResult], next: Int, count: Int) {
    let painter = try WidgetPainter(warnings: session.warnings)
    let locations = try await session.previews()
    var results: [PreviewResult] = []
    for index in locations.indices.dropFirst(first) {
      var described: [PreviewDescription] = []
      do {
        described = try await session.preview(index)
        for (item, description) in described.enumerated() {
          var result = PreviewResult(location: locations[index], description: description)
          guard result.matches(filter) else { continue }
          if draws {
            let drawing = PreviewDrawing(settings: settings, session: session, painter: painter)
            result.section = try await drawing.section(result, preview: index, item: item)
          }
          results.append(result)
        }
      } catch {
        // Of a provider with several previews, those before the failure stay.
        results.append(
          PreviewResult(
            location: locations[index], description: described.count == 1 ? described[0] : nil,
            failure: "\(error)"))
        return (results, index + 1, locations.count)
      }
    }
    return (results, locations.count, locations.count)
  }

  /// A page with the pictures. Throws `ToolError.nothingToDraw`.
  func page(of results: [PreviewResult]) throws -> Data {
    let sections = results.compactMap(\.section)
    guard !sections.isEmpty else { throw ToolError.nothingToDraw(extension: location.name) }
    let date = dateText(settings.clock, timeZone: settings.timeZone)
    let content = SheetContent(
      title: location.name,
      clock: ScreenClock(locale: settings.locale.identifier, timeZone: settings.timeZoneName)
        .time(settings.clock),
      subtitle: "\(settings.locale.identifier) · \(date) \(settings.timeZoneName)",
      sections: sections)
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
