import SwiftUI
import WidgetKit

@main
struct SwitchboardControls: WidgetBundle {
  var body: some Widget {
    FocusTimerControl()
    SoundControl()
    LampControl()
    OpenScreenControl()
  }
}
