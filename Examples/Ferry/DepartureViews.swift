import SwiftUI
import WidgetKit

struct DepartureView: View {
  let entry: DepartureEntry

  @Environment(\.widgetFamily) private var family

  var body: some View {
    switch family {
    case .accessoryCircular: DepartureCircle(entry: entry)
    case .accessoryRectangular: DepartureRow(entry: entry)
    case .accessoryInline: Label(entry.sentence, systemImage: "ferry.fill")
    #if os(watchOS)
      case .accessoryCorner: DepartureCorner(entry: entry)
    #endif
    default: DepartureCard(entry: entry)
    }
  }
}

/// The card of the Home Screen; without its background in a car.
private struct DepartureCard: View {
  let entry: DepartureEntry

  @Environment(\.showsWidgetContainerBackground) private var showsBackground

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Image(systemName: "ferry.fill")
        .font(.title2)
        .widgetAccentable()
      Spacer()
      Text(entry.departure, style: .timer)
        .font(.system(size: 32, weight: .semibold, design: .rounded))
        .monospacedDigit()
        .widgetAccentable()
      Text(entry.departure, style: .time)
        .font(.subheadline)
      Text(Timetable.pier(of: entry.departure))
        .font(.caption)
        .opacity(0.8)
    }
    .foregroundStyle(showsBackground ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

private struct DepartureRow: View {
  let entry: DepartureEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Label(Timetable.pier(of: entry.departure), systemImage: "ferry.fill")
        .font(.headline)
        .widgetAccentable()
      HStack {
        Text(entry.departure, style: .time)
        Spacer()
        Text(entry.departure, style: .timer)
          .multilineTextAlignment(.trailing)
          .monospacedDigit()
      }
      ProgressView(timerInterval: entry.waiting, countsDown: false) {
        EmptyView()
      } currentValueLabel: {
        EmptyView()
      }
      .tint(.teal)
    }
    .foregroundStyle(.white)
  }
}

/// On a watch face with room around it, the label has the pier.
private struct DepartureCircle: View {
  let entry: DepartureEntry

  @Environment(\.showsWidgetLabel) private var showsLabel

  var body: some View {
    ZStack {
      AccessoryWidgetBackground()
      VStack(spacing: 0) {
        Image(systemName: "ferry.fill")
          .font(showsLabel ? .title3 : .caption)
          .widgetAccentable()
        if !showsLabel {
          Text(entry.clock)
            .font(.caption2.weight(.semibold))
            .lineLimit(1)
        }
      }
    }
    .widgetLabel(entry.sentence)
  }
}

#if os(watchOS)
  /// The label is a bar that fills until the departure.
  private struct DepartureCorner: View {
    let entry: DepartureEntry

    var body: some View {
      Image(systemName: "ferry.fill")
        .font(.headline)
        .widgetAccentable()
        .widgetLabel {
          ProgressView(timerInterval: entry.waiting, countsDown: false) {
            EmptyView()
          } currentValueLabel: {
            EmptyView()
          }
          .tint(.teal)
        }
    }
  }
#endif

extension DepartureEntry {
  /// The time without "AM" and "PM", for places with little room.
  var clock: String { Timetable.clock(departure) }

  /// One line, such as "Mill Pier 9:20".
  var sentence: String { "\(Timetable.pier(of: departure)) \(clock)" }
}
