import SwiftUI
import WidgetKit

/// A ferry across a harbor: built for iOS, small widgets for the Home Screen, a car and a Mac, and
/// accessories; built for watchOS, complications with labels and widgets of the Smart Stack.
@main
struct FerryWidgets: WidgetBundle {
  var body: some Widget {
    DepartureWidget()
    #if os(watchOS)
      TimetableWidget()
      BoardingWidget()
    #endif
  }
}
