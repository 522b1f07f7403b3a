import HostLink

extension SheetJob {
  /// A control in the sizes of the device and in its states, with its preview value.
  func section(_ control: ControlDescription) async throws -> SheetContent.Section {
    let sizes = try await ControlFrames(session: session, control: control).frames(settings)
    let pictures = try sizes.flatMap { size, frames in
      try frames.map { frame in
        var picture = try frame.picture(painter)
        let name = size.rawValue.capitalized
        picture.caption = frame.state.isEmpty ? name : "\(name), \(frame.state)"
        return picture
      }
    }
    return SheetContent.Section(
      title: control.displayName ?? control.kind, subtitle: control.description ?? control.kind,
      light: [], dark: [], lockScreen: pictures, isBlack: isBlack)
  }
}
