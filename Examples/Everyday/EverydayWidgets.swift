import SwiftUI
import WidgetKit

@main
struct EverydayWidgets: WidgetBundle {
  var body: some Widget {
    TideWidget()
    ReadingStreakWidget()
    LunchWidget()
  }
}
