import SwiftUI
import WidgetKit

struct TideSmallView: View {
  let entry: TideEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      HStack {
        Image(systemName: "water.waves")
          .font(.title3)
        Spacer()
        Image(systemName: entry.symbol)
          .font(.footnote.weight(.bold))
          .padding(6)
          .background(.white.opacity(0.2), in: Circle())
      }
      Spacer()
      Text(entry.heightText)
        .font(.system(size: 34, weight: .semibold, design: .rounded))
        .minimumScaleFactor(0.7)
        .widgetAccentable()
      Text(entry.isRising ? "and rising" : "and falling")
        .font(.subheadline)
        .opacity(0.9)
      Text(entry.headline)
        .font(.caption)
        .opacity(0.9)
        .lineLimit(1)
        .minimumScaleFactor(0.6)
    }
    .foregroundStyle(.white)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

struct TideMediumView: View {
  let entry: TideEntry

  var body: some View {
    HStack(spacing: 16) {
      TideSmallView(entry: entry)
        .frame(width: 112)
      TideChart(start: entry.date)
    }
  }
}

struct TideLargeView: View {
  let entry: TideEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      HStack(alignment: .firstTextBaseline) {
        VStack(alignment: .leading, spacing: 0) {
          Text("Old Harbour")
            .font(.headline)
          Text(entry.isRising ? "Rising" : "Falling")
            .font(.subheadline)
            .opacity(0.8)
        }
        Spacer()
        Text(entry.heightText)
          .font(.system(.largeTitle, design: .rounded).weight(.semibold))
      }
      TideChart(start: entry.date)
        .frame(height: 130)
      VStack(spacing: 8) {
        ForEach(entry.turns, id: \.self) { turn in
          TideTurnRow(turn: turn)
        }
      }
    }
    .foregroundStyle(.white)
    .dynamicTypeSize(...DynamicTypeSize.xLarge)
  }
}

struct TideTurnRow: View {
  let turn: Tide.Turn

  var body: some View {
    HStack {
      Image(systemName: turn.isHigh ? "arrow.up.circle.fill" : "arrow.down.circle")
      Text(turn.isHigh ? "High" : "Low")
      Spacer()
      Text(turn.date, style: .time)
        .opacity(0.9)
      Text("\(turn.height.formatted(.number.precision(.fractionLength(1)))) m")
        .fontWeight(.semibold)
        .frame(width: 54, alignment: .trailing)
    }
    .font(.subheadline)
  }
}

struct TideCircularView: View {
  let entry: TideEntry

  var body: some View {
    Gauge(value: entry.height, in: 0...5) {
      Image(systemName: "water.waves")
    } currentValueLabel: {
      Text(entry.height.formatted(.number.precision(.fractionLength(1))))
    }
    .gaugeStyle(.accessoryCircular)
    .containerBackground(.clear, for: .widget)
  }
}

struct TideRectangularView: View {
  let entry: TideEntry

  var body: some View {
    HStack(spacing: 8) {
      RoundedRectangle(cornerRadius: 2)
        .frame(width: 4)
        .widgetAccentable()
      VStack(alignment: .leading, spacing: 0) {
        Label(entry.heightText, systemImage: entry.symbol)
          .font(.headline)
          .widgetAccentable()
        Text(entry.headline)
        Text("then \(entry.turns[1].date, style: .time)")
          .foregroundStyle(.secondary)
      }
      Spacer(minLength: 0)
    }
    .font(.subheadline)
  }
}
