import SwiftUI
import WidgetKit

/// A shield in the team's color.
struct Crest: View {
  let isHome: Bool
  var size: CGFloat = 28

  var body: some View {
    Image(systemName: "shield.lefthalf.filled")
      .font(.system(size: size))
      .foregroundStyle(isHome ? Color.green : .purple)
  }
}

struct Score: View {
  let state: MatchAttributes.ContentState

  var body: some View {
    HStack(spacing: 6) {
      Text("\(state.home)").contentTransition(.numericText(value: Double(state.home)))
      Text("–").foregroundStyle(.secondary)
      Text("\(state.away)").contentTransition(.numericText(value: Double(state.away)))
    }
    .monospacedDigit()
  }
}

/// The playing time of the current half.
struct MatchClock: View {
  let state: MatchAttributes.ContentState

  var body: some View {
    if let half = state.half {
      Text(timerInterval: half, countsDown: false).monospacedDigit()
    } else {
      Text("Break")
    }
  }
}

struct MatchCard: View {
  let context: ActivityViewContext<MatchAttributes>

  var body: some View {
    VStack(spacing: 6) {
      HStack(spacing: 12) {
        side(context.attributes.home, isHome: true)
        Spacer()
        VStack(spacing: 0) {
          Score(state: context.state).font(.system(.largeTitle, design: .rounded).bold())
          MatchClock(state: context.state)
            .font(.footnote)
            .foregroundStyle(.secondary)
            .multilineTextAlignment(.center)
            .frame(maxWidth: 70)
        }
        Spacer()
        side(context.attributes.away, isHome: false)
      }
      Text(context.state.news)
        .font(.footnote)
        .foregroundStyle(.secondary)
        .lineLimit(1)
    }
    .padding(14)
  }

  private func side(_ team: MatchAttributes.Team, isHome: Bool) -> some View {
    VStack(spacing: 4) {
      Crest(isHome: isHome, size: 34)
      Text(team.name).font(.caption.weight(.semibold)).lineLimit(1)
    }
    .frame(width: 92)
  }
}
