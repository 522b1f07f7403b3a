import SwiftUI
import WidgetKit

/// A ring that fills while the loaf bakes. The clock moves it, without further entries.
struct OvenRing<Content: View>: View {
  private let oven: Oven
  private let content: Content

  init(oven: Oven, @ContentBuilder content: () -> Content) {
    self.oven = oven
    self.content = content()
  }

  var body: some View {
    Group {
      switch oven {
      case .cold:
        ProgressView(value: 0) {
          EmptyView()
        } currentValueLabel: {
          content
        }
      case .baking(let bake):
        ProgressView(timerInterval: bake.span, countsDown: false) {
          EmptyView()
        } currentValueLabel: {
          content
        }
      case .ready:
        ProgressView(value: 1) {
          EmptyView()
        } currentValueLabel: {
          content
        }
      }
    }
    .progressViewStyle(.circular)
    .tint(.orange)
  }
}

/// The ring with the loaf, its time, and the button.
struct OvenDial: View {
  let oven: Oven
  let next: Loaf

  var body: some View {
    VStack(spacing: 6) {
      OvenRing(oven: oven) { picture.padding(4) }
      OvenLabel(oven: oven)
        .font(.footnote.weight(.medium))
        .multilineTextAlignment(.center)
        .lineLimit(1)
        .minimumScaleFactor(0.7)
      OvenButton(oven: oven, next: next)
    }
  }

  @ContentBuilder private var picture: some View {
    switch oven {
    case .cold: LoafPicture(loaf: next).opacity(0.35)
    case .baking(let bake), .ready(let bake): LoafPicture(loaf: bake.loaf)
    }
  }
}

struct OvenLabel: View {
  let oven: Oven

  var body: some View {
    switch oven {
    case .cold: Text("Empty Oven")
    case .baking(let bake):
      Text(timerInterval: bake.span, countsDown: true).monospacedDigit()
    case .ready(let bake): Text("\(bake.loaf.localizedStringResource) is done")
    }
  }
}

/// How many of each loaf are for sale.
struct Shelf: View {
  let shelf: [Loaf: Int]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(Loaf.allCases) { loaf in
        HStack {
          LoafPicture(loaf: loaf).frame(width: 28)
          Text(loaf.localizedStringResource).font(.subheadline)
          Spacer()
          Text("\(shelf[loaf, default: 0])").font(.headline).monospacedDigit()
        }
      }
    }
    .lineLimit(1)
    .minimumScaleFactor(0.7)
  }
}

struct Hearth: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    LinearGradient(
      colors: colorScheme == .dark
        ? [Color(red: 0.24, green: 0.16, blue: 0.1), Color(red: 0.13, green: 0.09, blue: 0.06)]
        : [Color(red: 1, green: 0.98, blue: 0.93), Color(red: 0.99, green: 0.91, blue: 0.78)],
      startPoint: .top, endPoint: .bottom)
  }
}

#Preview("Small", as: .systemSmall) {
  OvenWidget()
} timeline: {
  OvenEntry(date: .now, bake: nil, shelf: [:])
  OvenEntry.sample
}

#Preview("Medium", as: .systemMedium) {
  OvenWidget()
} timeline: {
  OvenEntry.sample
}

#Preview("Large", as: .systemLarge) {
  OvenWidget()
} timeline: {
  OvenEntry.sample
}

#Preview("Lock Screen", as: .accessoryRectangular) {
  OvenWidget()
} timeline: {
  OvenEntry.sample
}
