import SwiftUI

/// Supports only portrait.
@main
struct PostcardApp: App {
  @State private var stamps = 0

  var body: some Scene {
    WindowGroup {
      VStack(spacing: 12) {
        Text("Wish you were here").font(.title2)
        Button("Stamp \(stamps)") { stamps += 1 }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(.mint)
    }
  }
}
