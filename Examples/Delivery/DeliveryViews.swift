import SwiftUI
import WidgetKit

extension DeliveryAttributes.Stage {
  var symbol: String {
    switch self {
    case .packing: "bag.fill"
    case .riding: "bicycle"
    case .atDoor: "house.fill"
    }
  }

  func sentence(_ courier: String) -> String {
    switch self {
    case .packing: String(localized: "Your order is being packed")
    case .riding: String(localized: "\(courier) is on the way")
    case .atDoor: String(localized: "\(courier) is at your door")
    }
  }
}

/// The way from the shop to the door: three stages, connected by bars.
struct DeliveryTrack: View {
  let state: DeliveryAttributes.ContentState

  var body: some View {
    HStack(spacing: 6) {
      ForEach(DeliveryAttributes.Stage.allCases, id: \.self) { stage in
        if stage != .packing {
          Capsule().fill(color(stage)).frame(height: 3)
        }
        Image(systemName: stage.symbol)
          .font(.footnote.weight(.semibold))
          .foregroundStyle(color(stage))
      }
    }
  }

  private func color(_ stage: DeliveryAttributes.Stage) -> Color {
    stage.rawValue <= state.stage.rawValue ? .orange : .white.opacity(0.3)
  }
}

/// A countdown to the delivery.
struct DeliveryCountdown: View {
  let state: DeliveryAttributes.ContentState

  var body: some View {
    if state.stage == .atDoor {
      Text("Here")
    } else {
      Text(timerInterval: state.ride, countsDown: true)
        .monospacedDigit()
    }
  }
}

struct DeliveryCard: View {
  let context: ActivityViewContext<DeliveryAttributes>

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        Label(context.attributes.shop, systemImage: "storefront.fill")
          .font(.subheadline.weight(.semibold))
          .foregroundStyle(.orange)
        Spacer()
        DeliveryCountdown(state: context.state)
          .font(.title3.weight(.semibold))
          .multilineTextAlignment(.trailing)
          .frame(maxWidth: 90, alignment: .trailing)
      }
      Text(context.isStale ? String(localized: "Waiting for news of your order") : sentence)
        .font(.headline)
      DeliveryTrack(state: context.state)
    }
    .foregroundStyle(.white)
    .padding(16)
  }

  private var sentence: String { context.state.stage.sentence(context.state.courier) }
}
