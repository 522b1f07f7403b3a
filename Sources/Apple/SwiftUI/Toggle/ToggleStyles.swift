// Compatibility (styles): works | toggle styles `.switch`, `.button`

/// Shows a switch.
public struct DefaultToggleStyle {
  public init() {}
}

extension DefaultToggleStyle: ToggleStyle {
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

/// Shows the label at the leading edge and a switch at the trailing one.
public struct SwitchToggleStyle {
  let tint: Color?

  public init() {
    tint = nil
  }

  public init(tint: Color) {
    self.tint = tint
  }
}

extension SwitchToggleStyle: ToggleStyle {
  public func makeBody(configuration: Configuration) -> some View {
    SwitchBody(configuration: configuration, tint: tint)
  }
}

/// Shows a bordered button, filled if the toggle is on.
public struct ButtonToggleStyle {
  public init() {}
}

extension ButtonToggleStyle: ToggleStyle {
  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(role: nil, isProminent: configuration.isOn, content: configuration.label)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

private struct SwitchBody: View {
  let configuration: ToggleStyleConfiguration
  let tint: Color?

  @Environment(\.hidesLabels) private var hidesLabels
  @Environment(\.tintStyle) private var tintStyle
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isAccented) private var isAccented

  var body: some View {
    if hidesLabels {
      switchView.modifier(SpokenLabelModifier(source: configuration.label))
    } else {
      HStack {
        configuration.label
        Spacer(minLength: 8)
        switchView
      }
    }
  }

  private var switchView: some View {
    let metrics = ControlMetrics.system.switch
    return ZStack(alignment: configuration.isOn ? .trailing : .leading) {
      _ShapeView(shape: Capsule(), style: trackStyle)
      _ShapeView(shape: Capsule(), style: Color.white)
        .shadow(color: .black.opacity(0.15), radius: 3, x: 0, y: 2)
        .frame(width: metrics.knob.width, height: metrics.knob.height)
        .padding(metrics.inset)
    }
    .frame(width: metrics.track.width, height: metrics.track.height)
    .frame(width: metrics.width)
    .opacity(isEnabled ? 1 : 0.5)
  }

  private var trackStyle: AnyShapeStyle {
    guard configuration.isOn else { return AnyShapeStyle(Self.offTrack) }
    // Knob and track have the same color there.
    if isAccented { return AnyShapeStyle(Color.white.opacity(0.5)) }
    if let tint { return AnyShapeStyle(tint) }
    return tintStyle ?? AnyShapeStyle(Color.green)
  }

  /// The secondary fill of iOS.
  private static var offTrack: Color {
    Color(
      provider: .dynamic(
        light: .init(red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 0.16),
        dark: .init(red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 0.32)))
  }
}
