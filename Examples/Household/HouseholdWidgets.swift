import SwiftUI
import WidgetKit

@main
struct HouseholdWidgets: WidgetBundle {
  var body: some Widget {
    LampWidget()
    ChoresWidget()
    WaterWidget()
  }
}
