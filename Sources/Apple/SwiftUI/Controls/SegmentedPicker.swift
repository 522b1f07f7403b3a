import UIKit

/// The options of a picker beside each other, as equally wide segments.
struct SegmentedPicker<Value: Hashable, Content: View>: View {
  let options: PickerOptions<Value, Content>

  var body: some View {
    let metrics = ControlMetrics.system.segments
    HStack(spacing: 0) {
      options.rows { option in
        let isSelected = option.isSelected
        option.button {
          option.view
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
        .buttonStyle(.plain)
      }
    }
    .frame(height: metrics.height)
    .background(
      Color(UIColor.tertiarySystemFill), in: RoundedRectangle(cornerRadius: metrics.radius))
  }

  private static var selectedFill: Color {
    Color(
      provider: .dynamic(
        light: .init(red: 1, green: 1, blue: 1, alpha: 1),
        dark: .init(red: 99 / 255, green: 99 / 255, blue: 102 / 255, alpha: 1)))
  }
}
