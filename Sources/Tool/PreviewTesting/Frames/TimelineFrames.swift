import CommandContext
import DeviceSurfaces
import Devices
import Foundation
import HostLink
import ViewArchive

extension PreviewFrame {
  /// The frames of a reply: for each variant, the entries in order.
  ///
  /// - Parameters:
  ///   - variants: In the order of the request's environments.
  ///   - cornerRadius: In points.
  ///   - earliest: The device's time in pictures of earlier entries; nil for their own date.
  static func frames(
    of reply: TimelineReply, _ request: WidgetRequest, _ variants: [PreviewVariant],
    cornerRadius: Double, earliest: Date? = nil
  ) throws -> [PreviewFrame] {
    let dates = reply.entries.map(\.date)
    let family = request.family
    let isSingle = dates.count == 1
    return try zip(variants, request.environments).enumerated().flatMap { position, variant in
      let (variant, environment) = variant
      return try reply.archives.filter { $0.environment == position }.map { entry in
        let date = dates[entry.entry]
        return PreviewFrame(
          panel: variant.panel(in: environment.renderingMode),
          variant: variant.caption, state: isSingle ? "" : "Entry \(entry.entry)",
          index: entry.entry, archive: try ViewArchive(decoding: entry.archive.data),
          environment: environment, date: earliest.map { max($0, date) } ?? date,
          look: WidgetLook(environment, family: family, cornerRadius: cornerRadius),
          isInline: family == .accessoryInline, cornerRadius: cornerRadius,
          byteCount: entry.archive.data.count,
          timeline: Timeline(dates: dates, policy: reply.policy))
      }
    }
  }
}

extension PreviewVariant {
  var panel: PreviewFrame.Panel { scheme == .light ? .light : .dark }

  /// The panel for a widget.
  fileprivate func panel(in mode: RenderEnvironment.RenderingMode) -> PreviewFrame.Panel {
    if settings.device.idiom == .watch { return .watch }
    return mode == .vibrant ? .lockScreen : panel
  }
}
