import AppIntents
import SwiftUI

/// A picture with lines of text beside it.
///
/// `@ContentBuilder` replaces `@ViewBuilder` in Xcode 27: one builder for views, toolbars, charts
/// and other content.
struct Tray<Picture: View, Content: View>: View {
  private let picture: Picture
  private let content: Content

  init(@ContentBuilder content: () -> Content, @ContentBuilder picture: () -> Picture) {
    self.content = content()
    self.picture = picture()
  }

  var body: some View {
    HStack(spacing: 14) {
      picture
      VStack(alignment: .leading, spacing: 2) { content }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

/// What the oven does, and the button for what comes next: in the app, in a snippet and in the
/// large widget.
struct OvenCard: View {
  let oven: Oven
  let next: Loaf

  var body: some View {
    VStack(spacing: 12) {
      Tray {
        title.font(.headline)
        detail.font(.subheadline).foregroundStyle(.secondary)
      } picture: {
        picture.frame(width: 56, height: 56)
      }
      if case .baking(let bake) = oven {
        ProgressView(timerInterval: bake.span, countsDown: false) {
          EmptyView()
        } currentValueLabel: {
          EmptyView()
        }
        .tint(.orange)
      }
      OvenButton(oven: oven, next: next)
    }
    .lineLimit(1)
    .minimumScaleFactor(0.7)
  }

  @ContentBuilder private var title: some View {
    switch oven {
    case .cold: Text("Empty Oven")
    case .baking(let bake), .ready(let bake): Text(bake.loaf.localizedStringResource)
    }
  }

  @ContentBuilder private var detail: some View {
    switch oven {
    case .cold: Text("\(next.localizedStringResource) is next")
    case .baking(let bake):
      Text(timerInterval: bake.span, countsDown: true).monospacedDigit()
    case .ready: Text("Done")
    }
  }

  @ContentBuilder private var picture: some View {
    switch oven {
    case .cold:
      Image(systemName: "oven").font(.largeTitle).foregroundStyle(.secondary)
    case .baking(let bake), .ready(let bake): LoafPicture(loaf: bake.loaf)
    }
  }
}

struct OvenButton: View {
  let oven: Oven
  let next: Loaf

  var body: some View {
    Group {
      switch oven {
      case .cold:
        Button(intent: BakeIntent(next)) { label("Bake", systemImage: "flame.fill") }
      case .baking(let bake), .ready(let bake):
        Button(intent: TakeOutIntent(bake.alarm)) {
          label("Take Out", systemImage: "tray.and.arrow.up")
        }
      }
    }
    .tint(Ember())
  }

  private func label(_ title: LocalizedStringKey, systemImage: String) -> some View {
    Label(title, systemImage: systemImage)
      .font(.footnote.weight(.semibold))
      .frame(maxWidth: .infinity)
  }
}

/// A kind of loaf, and how many are on the shelf.
struct LoafRow: View {
  let loaf: Loaf
  let count: Int
  let isOvenFree: Bool

  var body: some View {
    HStack {
      Tray {
        Text(loaf.localizedStringResource)
        Text("\(count) on the shelf").font(.caption).foregroundStyle(.secondary)
      } picture: {
        LoafPicture(loaf: loaf).frame(width: 36, height: 36)
      }
      Button(intent: BakeIntent(loaf)) { Image(systemName: "flame.fill") }
        .buttonStyle(.bordered)
        .tint(Ember())
        .disabled(!isOvenFree)
        .accessibilityLabel("Bake \(loaf.localizedStringResource)")
    }
  }
}

#Preview("Row", traits: .sizeThatFitsLayout, arguments: Loaf.allCases) { loaf in
  LoafRow(loaf: loaf, count: 3, isOvenFree: loaf != .baguette).frame(width: 320).padding()
}

#Preview("Baking", traits: .sizeThatFitsLayout, arguments: Loaf.allCases) { loaf in
  OvenCard(oven: .baking(.sample(loaf)), next: loaf).frame(width: 320).padding()
}

#Preview("Empty Oven, next", traits: .sizeThatFitsLayout, arguments: Loaf.allCases) { loaf in
  OvenCard(oven: .cold, next: loaf).frame(width: 320).padding()
}

extension Bake {
  /// For previews and placeholders.
  static func sample(_ loaf: Loaf = .country) -> Bake {
    let start = Date.now - loaf.bakingTime * 0.4
    return Bake(loaf: loaf, span: start...(start + loaf.bakingTime), alarm: UUID())
  }
}
