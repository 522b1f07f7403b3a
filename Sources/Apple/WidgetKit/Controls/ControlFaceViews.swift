import SwiftUI

/// The background of a control's face, and its texts.
struct ControlPlatter: View {
  let look: ControlLook
  let geometry: ControlGeometry

  var body: some View {
    ZStack {
      if look.surface.showsControlPlatters { platter }
      if geometry.size != .small {
        texts
          .padding(geometry.textInsets)
          .frame(
            maxWidth: .infinity, maxHeight: .infinity,
            alignment: geometry.size == .medium ? .leading : .bottomLeading
          )
          .opacity(look.isEnabled ? 1 : 0.4)
      }
    }
  }

  @ViewBuilder private var platter: some View {
    let fill = Color.white.opacity(look.platterOpacity)
    switch geometry.size {
    case .small where look.surface == .watchControlCenter: Capsule().fill(fill)
    case .small: Circle().fill(fill)
    case .medium: Capsule().fill(fill)
    case .large: RoundedRectangle(cornerRadius: 34, style: .continuous).fill(fill)
    }
  }

  private var texts: some View {
    VStack(alignment: .leading, spacing: geometry.size == .medium ? 0 : 1) {
      PrivateText(text: look.state.title.text, isPrivate: look.state.title.isPrivacySensitive)
        .font(geometry.size == .medium ? .footnote : .subheadline)
        .fontWeight(.semibold)
        .lineLimit(2)
        // Beside the symbol, larger text sizes would truncate short titles.
        .minimumScaleFactor(geometry.size == .medium ? 0.8 : 1)
      if let value = look.value {
        PrivateText(text: value, isPrivate: look.state.value?.isPrivacySensitive ?? false)
          .font(geometry.size == .medium ? .caption : .footnote)
          .foregroundStyle(look.valueColor.map(AnyShapeStyle.init) ?? AnyShapeStyle(.secondary))
          .lineLimit(1)
      }
    }
    .multilineTextAlignment(.leading)
    .foregroundStyle(look.isLit ? Color.black : Color.white)
    .dynamicTypeSize(...DynamicTypeSize.xxLarge)
  }
}

/// A text that a locked device hides if it is private.
private struct PrivateText: View {
  let text: Text
  let isPrivate: Bool

  var body: some View {
    if isPrivate { text.privacySensitive() } else { text }
  }
}

/// A control's symbol.
struct ControlSymbol: View {
  let look: ControlLook
  let geometry: ControlGeometry

  var body: some View {
    symbol
      .font(.system(size: geometry.symbolSize, weight: .medium))
      .foregroundStyle(look.symbolColor)
      .frame(
        maxWidth: .infinity, maxHeight: .infinity,
        alignment: geometry.size == .large ? .leading : .center
      )
      .opacity(look.isEnabled ? 1 : 0.4)
  }

  @ViewBuilder private var symbol: some View {
    if let image = look.state.image {
      if image.isSystem {
        image.image
      } else {
        image.image.renderingMode(.template).resizable().scaledToFit()
          .frame(width: geometry.symbolSize, height: geometry.symbolSize)
      }
    } else {
      // Without a symbol, the title's first letter is shown.
      Text(verbatim: look.state.title.string.first.map { String($0).uppercased() } ?? "?")
        .fontWeight(.semibold)
    }
  }
}
