import ActivityKit
import HostLink

/// The system's presentation of a long-running intent: its progress, and a button that stops it.
///
/// Source: Apple's page "LongRunningIntent": title and subtitle are the texts of its `progress`.
/// The colours and sizes are estimates.
enum SystemTask {
  struct Attributes: ActivityAttributes {
    typealias ContentState = TaskContent
  }

  /// nil if the request is about an activity of the app.
  @MainActor
  static func registration(for request: ActivityRequest) -> ActivityRegistration? {
    guard request.attributesType == TaskContent.attributesType,
      (try? JSONDecoder().decode(TaskContent.self, from: request.state)) != nil
    else { return nil }
    return ActivityRegistration(
      attributesType: request.attributesType,
      source: TypedActivitySource<Attributes>(
        content: { AnyView(TaskCard(content: $0.state)) }, dynamicIsland: island))
  }

  private static func island(_ context: ActivityViewContext<Attributes>) -> DynamicIsland {
    let content = context.state
    return DynamicIsland {
      DynamicIslandExpandedRegion(.leading) { TaskRing(content: content).padding(4) }
      DynamicIslandExpandedRegion(.trailing) { TaskStopButton() }
      DynamicIslandExpandedRegion(.bottom) { TaskTexts(content: content) }
    } compactLeading: {
      Image(systemName: "gearshape.2.fill").foregroundStyle(.blue)
    } compactTrailing: {
      TaskRing(content: content)
    } minimal: {
      TaskRing(content: content)
    }
  }
}

/// The Lock Screen's presentation.
private struct TaskCard: View {
  let content: TaskContent

  var body: some View {
    HStack(spacing: 12) {
      TaskRing(content: content).frame(width: 32, height: 32)
      TaskTexts(content: content)
      TaskStopButton()
    }
    .padding(16)
    .foregroundStyle(.white)
    .activityBackgroundTint(.black.opacity(0.75))
  }
}

private struct TaskTexts: View {
  let content: TaskContent

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(verbatim: content.title).font(.headline).lineLimit(1)
      if let detail = content.detail {
        Text(verbatim: detail).font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
      }
      if let fraction = content.fraction { ProgressView(value: fraction).tint(.blue) }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

private struct TaskRing: View {
  let content: TaskContent

  var body: some View {
    ZStack {
      Circle().stroke(.gray.opacity(0.4), lineWidth: 3)
      Circle().trim(from: 0, to: content.fraction ?? 0.25)
        .stroke(.blue, style: StrokeStyle(lineWidth: 3, lineCap: .round))
        .rotationEffect(.degrees(-90))
    }
    .padding(2)
    .accessibilityElement()
    .accessibilityLabel(Text(verbatim: content.title))
    .accessibilityValue(
      Text(
        verbatim: content.fraction.map { $0.formatted(.percent.precision(.fractionLength(0))) }
          ?? ""))
  }
}

/// The device stops the intent itself.
private struct TaskStopButton: View {
  var body: some View {
    Button(nodeAction: .intent(identifier: TaskContent.stopIntent, parameters: Data())) {
      Image(systemName: "xmark")
        .font(.callout.weight(.semibold))
        .frame(width: 36, height: 36)
        .background(.gray.opacity(0.4), in: .circle)
    }
    .buttonStyle(.plain)
    .accessibilityLabel("Stop")
  }
}
