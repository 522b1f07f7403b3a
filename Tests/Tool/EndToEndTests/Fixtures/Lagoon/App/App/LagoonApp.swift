import SwiftUI

@main struct LagoonApp: App {
  var body: some Scene {
    WindowGroup { Text(verbatim: Depth.text).foregroundStyle(Color(.coral)) }
  }
}
