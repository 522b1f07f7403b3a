import SwiftUI
import WidgetKit

/// One control of each kind that the page distinguishes, without external dependencies.
@main
struct PanelControls: WidgetBundle {
  var body: some Widget {
    FanControl()
    DoorControl()
    BellControl()
    RadioControl()
  }
}
