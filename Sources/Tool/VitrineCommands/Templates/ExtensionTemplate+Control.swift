// A control: value provider, toggle and its intent, and with a configuration another App Intent.
extension ExtensionTemplate {
  var controlFiles: [File] {
    [
      bundle(of: "\(name)Control"), File(name: "\(name)Control.swift", text: control),
      File(name: "\(name)Provider.swift", text: controlProvider),
      File(name: "Set\(name)Intent.swift", text: setIntent),
    ]
      + (isConfigurable
        ? [File(name: "\(name)Configuration.swift", text: controlConfiguration)] : [])
  }

  private var control: String {
    let configuration =
      isConfigurable ? "AppIntentControlConfiguration" : "StaticControlConfiguration"
    let (title, action) =
      isConfigurable
      ? ("value.title", "Set\(name)Intent(title: value.title)")
      : ("\"\(name)\"", "Set\(name)Intent()")
    return #"""
      import SwiftUI
      import WidgetKit

      struct \#(name)Control: ControlWidget {
        static let kind = "\#(name)Control"

        var body: some ControlWidgetConfiguration {
          \#(configuration)(kind: Self.kind, provider: \#(name)Provider()) { value in
            ControlWidgetToggle(
              \#(title), isOn: value.isOn, action: \#(action)
            ) { isOn in
              Label(isOn ? "On" : "Off", systemImage: isOn ? "lightbulb.fill" : "lightbulb")
            }
            .tint(.orange)
          }
          .displayName("\#(name)")
          .description("Turns \#(name) on and off.")
        }
      }

      """#
  }

  private var controlProvider: String {
    isConfigurable ? configuredValueProvider : valueProvider
  }

  private var valueProvider: String {
    #"""
    import Foundation
    import WidgetKit

    struct \#(name)Value {
      var isOn: Bool
    }

    struct \#(name)Provider: ControlValueProvider {
      /// Shown in the gallery.
      var previewValue: \#(name)Value { \#(name)Value(isOn: false) }

      func currentValue() async throws -> \#(name)Value {
        \#(name)Value(isOn: \#(name)Store.isOn)
      }
    }

    /// Where the state is kept. Use an app group's defaults to share it with an app.
    enum \#(name)Store {
      static var isOn: Bool {
        get { UserDefaults.standard.bool(forKey: "isOn") }
        set { UserDefaults.standard.set(newValue, forKey: "isOn") }
      }
    }

    """#
  }

  private var configuredValueProvider: String {
    #"""
    import Foundation
    import WidgetKit

    struct \#(name)Value {
      var title: String
      var isOn: Bool
    }

    struct \#(name)Provider: AppIntentControlValueProvider {
      /// Shown in the gallery.
      func previewValue(configuration: \#(name)Configuration) -> \#(name)Value {
        \#(name)Value(title: configuration.name, isOn: false)
      }

      func currentValue(
        configuration: \#(name)Configuration
      ) async throws -> \#(name)Value {
        let title = configuration.name
        return \#(name)Value(title: title, isOn: \#(name)Store.isOn(title))
      }
    }

    /// Where the states are kept. Use an app group's defaults to share them with an app.
    enum \#(name)Store {
      static func isOn(_ title: String) -> Bool { UserDefaults.standard.bool(forKey: title) }

      static func set(_ title: String, isOn: Bool) {
        UserDefaults.standard.set(isOn, forKey: title)
      }
    }

    """#
  }

  private var setIntent: String {
    let head = #"""
      import AppIntents

      /// Performed by the toggle, with the requested state as its value.
      struct Set\#(name)Intent: SetValueIntent {
        static let title: LocalizedStringResource = "Set \#(name)"

        @Parameter(title: "On")
        var value: Bool

      """#
    guard isConfigurable else {
      return head + #"""

          func perform() async throws -> some IntentResult {
            \#(name)Store.isOn = value
            return .result()
          }
        }

        """#
    }
    return head + #"""

        @Parameter(title: "Name")
        var name: String

        init() {}

        init(title: String) {
          name = title
        }

        func perform() async throws -> some IntentResult {
          \#(name)Store.set(name, isOn: value)
          return .result()
        }
      }

      """#
  }

  private var controlConfiguration: String {
    #"""
    import AppIntents
    import WidgetKit

    /// What the user chooses when editing the control.
    struct \#(name)Configuration: ControlConfigurationIntent {
      static let title: LocalizedStringResource = "\#(name)"
      static let description = IntentDescription("Chooses what the control turns on and off.")

      @Parameter(title: "Name", default: "\#(name)")
      var name: String
    }

    """#
  }
}
