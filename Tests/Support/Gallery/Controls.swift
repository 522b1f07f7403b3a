import AppIntents
import SwiftUI

struct TapIntent: AppIntent {
  static let title: LocalizedStringResource = "Tap"

  func perform() async throws -> some IntentResult { .result() }
}

struct ButtonsPage: Page {
  static let kind = "Buttons"

  var body: some View {
    Cells(columns: 2, height: 52) {
      Group {
        Cell(".automatic") { button }
        Cell(".plain") { button.buttonStyle(.plain) }
        Cell(".borderless") { button.buttonStyle(.borderless) }
        Cell(".bordered") { button.buttonStyle(.bordered) }
        Cell(".borderedProminent") { button.buttonStyle(.borderedProminent) }
        Cell("tint") { button.buttonStyle(.borderedProminent).tint(.orange) }
      }
      Group {
        Cell("role: .destructive") {
          Button("Delete", role: .destructive, intent: TapIntent()).buttonStyle(.bordered)
        }
        Cell("disabled") { button.buttonStyle(.bordered).disabled(true) }
        Cell("buttonBorderShape(.circle)") {
          Button(intent: TapIntent()) { Image(systemName: "plus") }
            .buttonStyle(.bordered).buttonBorderShape(.circle)
        }
        Cell("controlSize(.mini)") { button.buttonStyle(.bordered).controlSize(.mini) }
        Cell("controlSize(.large)") { button.buttonStyle(.bordered).controlSize(.large) }
        Cell("ButtonStyle") { button.buttonStyle(Outlined()) }
      }
    }
  }

  private var button: some View { Button("Button", intent: TapIntent()) }
}

private struct Outlined: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(6).overlay { Capsule().stroke(.pink, lineWidth: 2) }
  }
}

struct TogglesPage: Page {
  static let kind = "Toggles"

  var body: some View {
    Cells(columns: 2, height: 52) {
      Cell(".switch, on") { toggle(true).toggleStyle(.switch) }
      Cell(".switch, off") { toggle(false).toggleStyle(.switch) }
      Cell(".button, on") { toggle(true).toggleStyle(.button) }
      Cell(".button, off") { toggle(false).toggleStyle(.button) }
      Cell("tint") { toggle(true).tint(.orange) }
      Cell("labelsHidden") { toggle(true).labelsHidden() }
      Cell("disabled") { toggle(true).disabled(true) }
      Cell("ToggleStyle") { toggle(true).toggleStyle(Check()) }
    }
    .font(.callout)
  }

  private func toggle(_ isOn: Bool) -> some View {
    Toggle("Toggle", isOn: isOn, intent: TapIntent())
  }
}

private struct Check: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Label {
      configuration.label
    } icon: {
      Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
    }
  }
}

struct GaugesPage: Page {
  static let kind = "Gauges"

  var body: some View {
    Cells(columns: 3, height: 78) {
      Cell(".automatic") { gauge }
      Cell(".linearCapacity") { gauge.gaugeStyle(.linearCapacity) }
      Cell(".accessoryLinear") { gauge.gaugeStyle(.accessoryLinear) }
      Cell(".accessoryLinearCapacity") { gauge.gaugeStyle(.accessoryLinearCapacity) }
      Cell(".accessoryCircular") { gauge.gaugeStyle(.accessoryCircular) }
      Cell(".accessoryCircularCapacity") { gauge.gaugeStyle(.accessoryCircularCapacity) }
      Cell("tint") { gauge.gaugeStyle(.accessoryCircular).tint(.green) }
      Cell("tint, gradient") {
        gauge.gaugeStyle(.accessoryCircular).tint(Gradient(colors: [.green, .yellow, .red]))
      }
      Cell("GaugeStyle") { gauge.gaugeStyle(Column()) }
    }
    .font(.caption)
  }

  private var gauge: some View {
    Gauge(value: 0.7) {
      Text("°C")
    } currentValueLabel: {
      Text("21")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("30")
    }
  }
}

private struct Column: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.currentValueLabel
      Rectangle().fill(.blue).frame(width: 12, height: 40 * configuration.value)
    }
  }
}

struct ProgressPage: Page {
  static let kind = "Progress"

  var body: some View {
    Cells(columns: 2, height: 78) {
      Cell(".linear") { ProgressView("Loading", value: 0.4) }
      Cell(".circular") { ProgressView(value: 0.4).progressViewStyle(.circular) }
      Cell("wheel") { ProgressView() }
      Cell("tint") { ProgressView(value: 0.4).tint(.orange) }
      Cell("timerInterval, linear") {
        ProgressView(
          timerInterval: Date.now.addingTimeInterval(-30)...Date.now.addingTimeInterval(60))
      }
      Cell("timerInterval, circular") {
        ProgressView(
          timerInterval: Date.now.addingTimeInterval(-30)...Date.now.addingTimeInterval(60)
        )
        .progressViewStyle(.circular)
      }
      Cell("currentValueLabel") {
        ProgressView(value: 0.4) {
          Text("Steps")
        } currentValueLabel: {
          Text("4,000")
        }
      }
      Cell("ProgressViewStyle") { ProgressView(value: 0.4).progressViewStyle(Ring()) }
    }
    .font(.caption)
  }
}

private struct Ring: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    Circle().trim(from: 0, to: configuration.fractionCompleted ?? 0)
      .stroke(.pink, lineWidth: 6).frame(width: 40, height: 40)
  }
}
