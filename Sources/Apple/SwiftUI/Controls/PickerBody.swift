import UIKit
import ViewArchive

/// A picker in the style around it.
struct PickerBody<Value: Hashable, Content: View>: PrimitiveView {
  let label: AnyView
  let options: PickerOptions<Value, Content>

  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] {
    let environment = context.environment
    let title = spokenText(of: label, context)
    let label = environment.hidesLabels || title.isEmpty ? nil : label
    switch environment.pickerLook {
    case _ where environment.isMenuRow:
      return SwiftUI.nodes(of: MenuOptions(options: options), context)
    case .segmented: return SwiftUI.nodes(of: SegmentedPicker(options: options), context)
    case .inline where environment.isListRow:
      return SwiftUI.nodes(of: InlinePicker(label: label, options: options), context)
    case .inline, .wheel: return SwiftUI.nodes(of: WheelPicker(options: options), context)
    case .navigationLink where environment.navigationLevel != nil:
      let link = NavigationLink {
        OptionList(title: title, options: options)
      } label: {
        HStack {
          label
          Spacer(minLength: 8)
          options.selected.foregroundStyle(.secondary)
        }
      }
      return SwiftUI.nodes(of: link, context)
    case .automatic, .menu, .navigationLink:
      return SwiftUI.nodes(
        of: MenuPicker(
          title: title, value: spokenText(of: options.selected, context), label: label,
          options: options), context)
    }
  }
}

/// A button with the selected option, which opens a menu of all. In a list, the label is before it.
private struct MenuPicker<Value: Hashable, Content: View>: View {
  let title, value: String
  let label: AnyView?
  let options: PickerOptions<Value, Content>

  @Environment(\.isListRow) private var isListRow

  var body: some View {
    MenuButton(label: title, value: value, isPlain: isListRow) {
      if isListRow {
        HStack {
          label
          Spacer(minLength: 8)
          current.foregroundStyle(.secondary)
        }
      } else {
        current
      }
    } content: {
      MenuOptions(options: options)
    }
  }

  private var current: some View {
    HStack(spacing: 5) {
      options.selected.lineLimit(1)
      Image(systemName: "chevron.up.chevron.down").font(.system(size: 13, weight: .medium))
        .accessibilityHidden(true)
    }
  }
}

/// The options as rows of a menu.
private struct MenuOptions<Value: Hashable, Content: View>: View {
  let options: PickerOptions<Value, Content>

  var body: some View {
    options.rows { option in
      option.button { CheckedRow(isChecked: option.isSelected) { option.view } }
    }
  }
}

/// The options as rows of the list around the picker, after its label.
private struct InlinePicker<Value: Hashable, Content: View>: View {
  let label: AnyView?
  let options: PickerOptions<Value, Content>

  var body: some View {
    label?.foregroundStyle(.secondary)
    options.rows { option in
      option.button {
        HStack {
          option.view
          Spacer(minLength: 8)
          if option.isSelected {
            Image(systemName: "checkmark").font(.system(size: 16, weight: .semibold))
              .foregroundStyle(.tint)
              .accessibilityHidden(true)
          }
        }
      }
      .buttonStyle(.plain)
    }
  }
}

/// The list of options that a picker with the style `navigationLink` pushes. A choice pops it.
private struct OptionList<Value: Hashable, Content: View>: View {
  let title: String
  let options: PickerOptions<Value, Content>

  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List { InlinePicker(label: nil, options: options) }
      .environment(\.dismissAfterAction, { dismiss() })
      .navigationTitle(title)
      .navigationBarTitleDisplayMode(.inline)
  }
}

/// The selected option between its neighbors, which can be tapped.
private struct WheelPicker<Value: Hashable, Content: View>: View {
  let options: PickerOptions<Value, Content>

  /// In points, as on iOS 17: a wheel is 216 high.
  private static var rowHeight: CGFloat { 32 }
  /// The rows above and below the selected one.
  private static var reach: Int { 3 }

  var body: some View {
    options.list { all in
      let middle = all.firstIndex(where: \.isSelected) ?? 0
      VStack(spacing: 0) {
        ForEach(-Self.reach...Self.reach, id: \.self) { step in
          if all.indices.contains(middle + step) {
            row(all[middle + step], step: step)
          } else {
            Color.clear.frame(height: Self.rowHeight)
          }
        }
      }
      .background {
        RoundedRectangle(cornerRadius: 8).fill(Color(UIColor.tertiarySystemFill))
          .frame(height: Self.rowHeight)
      }
    }
    .frame(maxWidth: .infinity, minHeight: 216, maxHeight: 216)
  }

  private func row(_ option: PickerOption, step: Int) -> some View {
    option.button {
      option.view.lineLimit(1).font(.system(size: 22))
        .frame(maxWidth: .infinity, minHeight: Self.rowHeight, maxHeight: Self.rowHeight)
        .opacity(1 - 0.25 * Double(abs(step)))
    }
    .buttonStyle(.plain)
  }
}
