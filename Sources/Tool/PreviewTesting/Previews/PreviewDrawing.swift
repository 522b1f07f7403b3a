import CommandContext
import Devices
import Foundation
import HostLink

/// Archives one preview in its variants.
package struct PreviewDrawing {
  /// The largest width and height of a fixed layout, in points.
  private static let maxLength = 4000.0
  static let defaultStates = 6

  package let variants: PreviewVariants
  package let session: ExtensionSession
  /// The index of the preview.
  package let preview: Int
  /// The index in the preview's descriptions.
  package let item: Int
  /// The entries or content states that are archived at most.
  package var maxStates = PreviewDrawing.defaultStates
  /// The values of the preview's intent; empty for the author's.
  package var configuration: [String: ConfigurationValue] = [:]

  package init(
    variants: PreviewVariants, session: ExtensionSession, preview: Int, item: Int,
    maxStates: Int = PreviewDrawing.defaultStates,
    configuration: [String: ConfigurationValue] = [:]
  ) {
    self.variants = variants
    self.session = session
    self.preview = preview
    self.item = item
    self.maxStates = maxStates
    self.configuration = configuration
  }

  package func frames(
    of content: PreviewDescription.Content, titled title: String
  ) async throws -> [PreviewFrame] {
    var frames: [PreviewFrame] = []
    switch content {
    case .view(let layout, let isLandscape):
      for group in variants.groups(without: [.mode]) {
        let device = group[0].device
        var request = PreviewRequest(
          preview: preview, item: item,
          widget: try viewRequest(title, layout, isLandscape: isLandscape, group),
          form: layout == .sizeThatFits ? .fittingView : .view)
        if device.hasHinge {
          request.hinge = group[0].settings.hinge
          request.regions = device.regions(
            group[0].settings.hinge, isLandscape ? .landscape : .portrait)
        }
        frames += try await self.frames(request, group, on: device)
      }
    case .widget(let family):
      for group in variants.groups(without: family.isAccessory ? [.mode, .scheme] : []) {
        let device = group[0].device.orFirst(with: family)
        let request = try device.widgetRequest(
          title, family, configuration: configuration,
          environments: group.map { $0.environment(family) }, archives: .spread(maxStates))
        frames += try await self.frames(
          PreviewRequest(preview: preview, item: item, widget: request, form: .widget), group,
          on: device)
      }
    case .activity(let activity):
      frames = try await ActivityFrames(session: session, variants: variants, maxStates: maxStates)
        .frames(of: activity)
    }
    return frames
  }

  // MARK: Views and widgets

  private func viewRequest(
    _ title: String, _ layout: PreviewDescription.Layout, isLandscape: Bool,
    _ variants: [PreviewVariant]
  ) throws -> WidgetRequest {
    let screen = variants[0].device.screen
    let size =
      switch layout {
      case .fixed(let size): try Self.checked(size)
      case .device, .sizeThatFits:
        isLandscape
          ? LinkSize(width: screen.height, height: screen.width)
          : LinkSize(width: screen.width, height: screen.height)
      }
    return WidgetRequest(
      kind: title, family: .systemLarge, displaySize: size,
      environments: variants.map { $0.environment(.systemLarge) })
  }

  private static func checked(_ size: LinkSize) throws -> LinkSize {
    let range = 1...maxLength
    guard range.contains(size.width), range.contains(size.height) else {
      throw ToolError.previewLayout(width: size.width, height: size.height, limit: maxLength)
    }
    return size
  }

  private func frames(
    _ request: PreviewRequest, _ variants: [PreviewVariant], on device: Device
  ) async throws -> [PreviewFrame] {
    let reply = try await session.timeline(.drawnPreview(request))
    let isWidget = request.form == .widget
    var frames = try PreviewFrame.frames(
      of: reply, request.widget, variants,
      cornerRadius: isWidget ? device.cornerRadius(of: request.widget.family) : 0)
    // A window is black in dark mode; the background of a widget is not.
    for index in frames.indices
    where !isWidget && frames[index].environment.colorScheme == .dark {
      frames[index].look.options.background = .color(.black)
    }
    return frames
  }
}

extension PreviewVariant {
  fileprivate var device: Device { settings.device }
}

extension Device {
  /// This device, or else the first one with the family.
  func orFirst(with family: WidgetFamilyName) -> Device {
    size(of: family) != nil
      ? self : Self.all.first { $0.size(of: family) != nil } ?? self
  }
}
