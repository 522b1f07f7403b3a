import SwiftUI
import WidgetKit

/// Controls of every kind that the page tells apart, without anything outside of the extension.
@main
struct PanelControls: WidgetBundle {
  var body: some Widget {
    FanControl()
    DoorControl()
    BellControl()
    RadioControl()
  }
}
