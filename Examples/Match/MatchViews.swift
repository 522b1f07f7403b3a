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

  /// The goals are never wrapped; names have less priority.
  var body: some View {
    HStack(spacing: 6) {
      Text("\(state.home)").contentTransition(.numericText(value: Double(state.home)))
      Text("–").foregroundStyle(.secondary)
      Text("\(state.away)").contentTransition(.numericText(value: Double(state.away)))
    }
    .monospacedDigit()
    .lineLimit(1)
    .fixedSize()
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
  @Environment(\.activityFamily) private var family
  let context: ActivityViewContext<MatchAttributes>

  var body: some View {
    if family == .small {
      SmallMatchCard(context: context)
    } else {
      card
    }
  }

  private var card: some View {
    VStack(spacing: 6) {
      HStack(spacing: 12) {
        side(context.attributes.home, isHome: true)
        VStack(spacing: 0) {
          Score(state: context.state).font(.system(.largeTitle, design: .rounded).bold())
          MatchClock(state: context.state)
            .font(.footnote)
            .foregroundStyle(.secondary)
            .multilineTextAlignment(.center)
            .frame(maxWidth: 70)
        }
        side(context.attributes.away, isHome: false)
      }
      .layoutPriority(1)
      Text(context.state.news)
        .font(.footnote)
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
        .lineLimit(2)
    }
    .padding(14)
  }

  private func side(_ team: MatchAttributes.Team, isHome: Bool) -> some View {
    VStack(spacing: 4) {
      Crest(isHome: isHome, size: 34)
      Text(team.name)
        .font(.caption.weight(.semibold))
        .multilineTextAlignment(.center)
        .lineLimit(2)
        .minimumScaleFactor(0.8)
        .dynamicTypeSize(...DynamicTypeSize.large)
    }
    .frame(maxWidth: .infinity)
  }
}

/// The match on a watch or in a car.
struct SmallMatchCard: View {
  let context: ActivityViewContext<MatchAttributes>

  var body: some View {
    VStack(spacing: 2) {
      HStack {
        side(context.attributes.home, isHome: true)
        Spacer(minLength: 4)
        Score(state: context.state).font(.system(.title2, design: .rounded).bold())
        Spacer(minLength: 4)
        side(context.attributes.away, isHome: false)
      }
      MatchClock(state: context.state)
        .font(.footnote)
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
    }
    .padding(10)
    .dynamicTypeSize(...DynamicTypeSize.large)
  }

  private func side(_ team: MatchAttributes.Team, isHome: Bool) -> some View {
    VStack(spacing: 2) {
      Crest(isHome: isHome, size: 22)
      Text(team.short).font(.caption2.weight(.semibold)).lineLimit(1)
    }
  }
}
