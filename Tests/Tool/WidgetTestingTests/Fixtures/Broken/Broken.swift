import SwiftUI
import WidgetKit

@main
struct Broken: WidgetBundle {
  var body: some Widget { Misspelled() }
}
