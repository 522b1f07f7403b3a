/// The options of a picker beside each other, as equally wide segments.
struct SegmentedPicker<Value: Hashable, Content: View>: View {
  let selection: Value?
  let content: Content

  var body: some View {
    let metrics = ControlMetrics.system.segments
    Group(subviews: content) { options in
      HStack(spacing: 0) {
        ForEach(options) { option in
          let isSelected = isSelected(option)
          option
            .accessibilityAddTraits(isSelected ? .isSelected : [])
            .font(.system(size: metrics.fontSize, weight: isSelected ? .semibold : .medium))
            .lineLimit(1)
            .padding(.horizontal, 4)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background {
              if isSelected {
                RoundedRectangle(cornerRadius: metrics.radius - metrics.inset)
                  .fill(Self.selectedFill)
                  .shadow(color: .black.opacity(0.12), radius: 4, x: 0, y: 2)
                  .padding(metrics.inset)
              }
            }
        }
      }
    }
    .frame(height: metrics.height)
    .background(
      Color(UIColor.tertiarySystemFill), in: RoundedRectangle(cornerRadius: metrics.radius))
  }

  /// An option is identified by its tag, or by its identity in `ForEach`.
  private func isSelected(_ option: Subview) -> Bool {
    guard let selection else { return false }
    return option.containerValues.hasTag(selection) || option.id.identity == "\(selection)"
  }

  private static var selectedFill: Color {
    Color(
      provider: .dynamic(
        light: .init(red: 1, green: 1, blue: 1, alpha: 1),
        dark: .init(red: 99 / 255, green: 99 / 255, blue: 102 / 255, alpha: 1)))
  }
}

private enum SegmentsPickersKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// True inside of `pickerStyle(.segmented)`.
  var segmentsPickers: Bool {
    get { self[SegmentsPickersKey.self] }
    set { self[SegmentsPickersKey.self] = newValue }
  }
}

extension View {
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(
      \.segmentsPickers,
      S.self == SegmentedPickerStyle.self || S.self == TabsPickerStyle.self)
  }
}
