import CommandArguments
import CommandContext
import DeviceSurfaces
import Devices
import Foundation
import HostLink
import ViewArchive

/// A picture of an activity, as `--presentation` names it: one presentation, or the two at the ends
/// of the Dynamic Island, in portrait or in landscape.
package enum PresentationArgument: String, CaseIterable {
  case lock, compact, minimal, expanded, landscape, small, standby

  /// The name for captions.
  var title: String { self == .lock ? "Lock Screen" : rawValue.capitalized }
}

/// The forms that a presentation requests from an extension, and the picture of the reply.
package struct ActivityScene {
  let name: PresentationArgument
  let island: IslandLayout
  let stack: ActivityStackLayout
  let device: Device
  let environment: RenderEnvironment
  /// Whether wallpaper is visible around the presentation.
  var isFramed = true

  package var forms: [ActivityForm] {
    let height = island.minimalWidth
    func slot(_ presentation: ActivityPresentationName, _ width: Double) -> ActivityForm {
      ActivityForm(
        presentation: presentation, width: width, minimumHeight: height, maximumHeight: height,
        containerCornerRadius: height / 2, isIslandLimitedInWidth: island.isLimitedInWidth,
        environment: environment)
    }
    func lock(_ presentation: ActivityPresentationName) -> ActivityForm {
      ActivityForm(
        presentation: presentation, width: stack.frame.width, minimumHeight: stack.heights.least,
        maximumHeight: stack.heights.most, containerCornerRadius: stack.cornerRadius,
        environment: environment)
    }
    switch name {
    case .lock: return [lock(.lockScreen)]
    case .standby: return [lock(.standBy)]
    case .compact:
      return [
        slot(.compactLeading, island.largestCompactWidth),
        slot(.compactTrailing, island.largestCompactWidth),
      ]
    case .landscape:
      return [
        slot(.landscapeLeading, island.largestCompactWidth),
        slot(.landscapeTrailing, island.largestCompactWidth),
      ]
    case .minimal: return [slot(.minimal, island.largestMinimalWidth)]
    case .expanded:
      return [
        ActivityForm(
          presentation: .expanded, width: island.expanded.width,
          minimumHeight: island.expandedHeights.least, maximumHeight: island.expandedHeights.most,
          notch: LinkSize(width: island.camera.width, height: island.camera.height),
          containerCornerRadius: island.cornerRadius, environment: environment)
      ]
    case .small:
      // Without a plate of the device, the ground is black.
      var environment = environment
      if WidgetLook.plate(of: device, isDark: true) == nil { environment.colorScheme = .dark }
      return [
        ActivityForm(
          presentation: .small, width: small.width, minimumHeight: small.heights.least,
          maximumHeight: small.heights.most, containerCornerRadius: small.cornerRadius,
          environment: environment)
      ]
    }
  }

  /// The archives of a reply, in the order of `forms`. Warns of views that were clipped. Throws
  /// `ToolError.missingFace`, `ArchiveError`.
  package func archives(in reply: ActivityReply, _ session: ExtensionSession) throws
    -> [ViewArchive]
  {
    let forms = forms
    return try forms.indices.map { form in
      guard let face = reply.faces.first(where: { $0.form == form }) else {
        throw ToolError.missingFace(kind: name.rawValue)
      }
      if face.isTruncated {
        session.warnings.warn(
          "\(name.rawValue): the views are taller than \(forms[form].maximumHeight) points and are "
            + "clipped")
      }
      if face.isTooWide == true {
        let presentation = forms[form].presentation.rawValue
        session.warnings.warn(
          "\(presentation): the views are wider than \(shortNumber(forms[form].width)) points and "
            + "are clipped")
      }
      return try ViewArchive(decoding: face.archive.data)
    }
  }

  /// The factor by which the surface enlarges the views.
  private var enlargement: Double { forms.first?.presentation.scale ?? 1 }

  /// The scale of the picture, in pixels per point.
  package var scale: Double {
    environment.displayScale * enlargement
  }

  /// Composes the picture of a reply. `archives` is in the order of `forms`.
  package func picture(_ reply: ActivityReply, _ archives: [ViewArchive]) -> ActivityPicture {
    let keyline = PaintColor(activityTint: reply.keylineTint) ?? .white.opacity(0.15)
    let tint = PaintColor(activityTint: reply.backgroundTint)
    switch name {
    case .lock:
      let card = environment.colorScheme == .dark ? PaintColor.black : .white
      return whole(
        archives[0], tint ?? card.opacity(environment.colorScheme == .dark ? 0.55 : 0.75),
        stack.cornerRadius)
    case .compact, .landscape:
      return compact(leading: archives[0], trailing: archives[1], keyline)
    case .minimal:
      return whole(archives[0], .black, archives[0].size.height / 2, keyline)
    case .expanded: return whole(archives[0], .black, island.cornerRadius, keyline)
    case .small:
      let plate = WidgetLook.plate(of: device, isDark: environment.colorScheme == .dark)
      return whole(
        archives[0], tint == nil ? plate ?? .black : Self.onBlack(tint),
        max(small.cornerRadius, 16))
    case .standby:
      // StandBy shows the screen in landscape.
      let size = CGSize(
        width: device.screen.height / enlargement,
        height: device.screen.width / enlargement)
      let content = archives[0].size
      return ActivityPicture(
        "standby",
        [
          .init(
            kind: "activity", archive: archives[0],
            origin: CGPoint(
              x: (size.width - content.width) / 2, y: (size.height - content.height) / 2))
        ], on: .init(size: size, fill: Self.onBlack(tint), cornerRadius: 0), isFramed: false)
    }
  }

  /// The colour of a tint on a black screen: StandBy's and the watch's.
  private static func onBlack(_ tint: PaintColor?) -> PaintColor {
    guard let tint else { return .black }
    return PaintColor(
      red: tint.red * tint.alpha, green: tint.green * tint.alpha, blue: tint.blue * tint.alpha,
      alpha: 1)
  }

  private func whole(
    _ archive: ViewArchive, _ fill: PaintColor, _ cornerRadius: Double,
    _ keyline: PaintColor? = nil
  ) -> ActivityPicture {
    ActivityPicture(
      name.rawValue, [.init(kind: "activity", archive: archive, origin: .zero)],
      on: .init(size: archive.size, fill: fill, cornerRadius: cornerRadius, keyline: keyline),
      isFramed: isFramed)
  }

  /// Places the two views beside the camera, or above and below it, each in the middle of its side.
  private func compact(
    leading: ViewArchive, trailing: ViewArchive, _ keyline: PaintColor
  ) -> ActivityPicture {
    let shape = island.compact(leading: leading.size.width, trailing: trailing.size.width)
    let bounds = shape.pill
    let isSwapped = name == .compact && environment.layoutDirection == .rightToLeft
    let (first, second) =
      isSwapped
      ? (("trailing", trailing), ("leading", leading))
      : (("leading", leading), ("trailing", trailing))
    func part(
      _ view: (kind: String, archive: ViewArchive), in frame: SurfaceFrame
    ) -> ActivityPicture.Piece {
      .init(
        kind: view.kind, archive: view.archive,
        origin: CGPoint(
          x: frame.midX - bounds.x - view.archive.size.width / 2,
          y: frame.midY - bounds.y - view.archive.size.height / 2))
    }
    return ActivityPicture(
      name.rawValue, [part(first, in: shape.leading), part(second, in: shape.trailing)],
      on: .init(
        size: CGSize(width: bounds.width, height: bounds.height), fill: .black,
        cornerRadius: min(bounds.width, bounds.height) / 2, keyline: keyline), isFramed: isFramed)
  }
}
