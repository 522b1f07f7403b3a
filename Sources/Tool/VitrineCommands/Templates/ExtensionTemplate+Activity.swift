// A Live Activity: attributes, the Lock Screen's view and every region of the Dynamic Island.
extension ExtensionTemplate {
  var activityFiles: [File] {
    [
      bundle(of: "\(name)Activity"), File(name: "\(name)Activity.swift", text: activity),
      File(name: "\(name)Attributes.swift", text: attributes),
    ]
  }

  private var attributes: String {
    #"""
    import ActivityKit
    import Foundation

    /// What does not change during the activity, and the state that updates replace.
    struct \#(name)Attributes: ActivityAttributes {
      struct ContentState: Codable, Hashable {
        /// From 0 to 1.
        var progress: Double
        var step: String
      }

      var title: String
    }

    """#
  }

  private var activity: String {
    #"""
    import ActivityKit
    import SwiftUI
    import WidgetKit

    struct \#(name)Activity: Widget {
      var body: some WidgetConfiguration {
        ActivityConfiguration(for: \#(name)Attributes.self) { context in
          // The Lock Screen.
          VStack(alignment: .leading, spacing: 8) {
            Text(context.attributes.title).font(.headline)
            ProgressView(value: context.state.progress).tint(.white)
            Text(context.state.step).font(.subheadline).opacity(0.8)
          }
          .foregroundStyle(.white)
          .padding()
          .activityBackgroundTint(.indigo)
          .activitySystemActionForegroundColor(.white)
        } dynamicIsland: { context in
          DynamicIsland {
            DynamicIslandExpandedRegion(.leading) {
              Image(systemName: "shippingbox.fill").foregroundStyle(.indigo)
            }
            DynamicIslandExpandedRegion(.trailing) {
              Text(context.state.progress, format: .percent.precision(.fractionLength(0)))
            }
            DynamicIslandExpandedRegion(.center) {
              Text(context.attributes.title).font(.headline)
            }
            DynamicIslandExpandedRegion(.bottom) {
              ProgressView(context.state.step, value: context.state.progress).tint(.indigo)
            }
          } compactLeading: {
            Image(systemName: "shippingbox.fill")
          } compactTrailing: {
            Text(context.state.progress, format: .percent.precision(.fractionLength(0)))
          } minimal: {
            Image(systemName: "shippingbox.fill")
          }
          .keylineTint(.indigo)
        }
      }
    }

    extension \#(name)Attributes {
      fileprivate static var preview: Self { Self(title: "\#(name)") }
    }

    extension \#(name)Attributes.ContentState {
      fileprivate static var begun: Self { Self(progress: 0.25, step: "Begun") }
      fileprivate static var done: Self { Self(progress: 1, step: "Done") }
    }

    #Preview("Lock Screen", as: .content, using: \#(name)Attributes.preview) {
      \#(name)Activity()
    } contentStates: {
      \#(name)Attributes.ContentState.begun
      \#(name)Attributes.ContentState.done
    }

    """#
  }
}
