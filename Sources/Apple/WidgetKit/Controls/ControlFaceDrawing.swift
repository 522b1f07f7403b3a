import HostLink
import SwiftUI
import ViewArchive

/// Draws a control in one form and one state as two archives: the platter with the texts, and the
/// symbol, which a surface animates separately.
@MainActor
struct ControlFaceDrawing {
  let control: ResolvedControl
  /// Index into the control's states.
  let state: Int
  let form: ControlForm
  let environment: EnvironmentValues

  func face(
    at index: Int, archiver: ViewArchiver, notices: inout [ExtensionNotice]
  ) throws -> ControlFace {
    let geometry = ControlGeometry(
      form: form, isRightToLeft: environment.layoutDirection == .rightToLeft)
    let look = ControlLook(
      control, state: state, surface: form.surface, environment: environment)
    var inner = environment
    inner.colorScheme = look.isLit ? .light : .dark
    func archive(_ view: some View, _ size: CGSize) throws -> Data {
      var archive = archiver.archive(view, size: size, environment: inner, now: Date())
      archive.addCollectedNotices()
      notices.addWarnings(archive.notices)
      return try archive.encoded()
    }
    let frame = geometry.symbolFrame
    return ControlFace(
      form: index, state: state,
      platter: try archive(
        ControlPlatter(look: look, geometry: geometry), form.displaySize.size),
      symbol: try archive(
        ControlSymbol(look: look, geometry: geometry),
        CGSize(width: frame.width, height: frame.height)), symbolFrame: frame)
  }
}
