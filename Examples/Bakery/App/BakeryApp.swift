import AlarmKit
import SwiftUI
import WidgetKit

@main
struct BakeryApp: App {
  var body: some Scene {
    WindowGroup { BakeryScreen() }
  }
}

/// What the screen shows of the store.
@MainActor @Observable
final class Bakery {
  private(set) var oven = Oven.cold
  private(set) var shelf: [Loaf: Int] = [:]

  init() { refresh() }

  func refresh() {
    oven = BakeryStore().oven
    shelf = BakeryStore().shelf
  }

  func closeShop() {
    BakeryStore().emptyShelf()
    WidgetCenter.shared.reloadTimelines(ofKind: "Oven")
    refresh()
  }
}

struct BakeryScreen: View {
  /// A class, which the `@State` of Xcode 27 creates once, not for each value of the view.
  @State private var bakery = Bakery()
  @Environment(\.scenePhase) private var scenePhase

  var body: some View {
    NavigationStack {
      List {
        Section("Oven") {
          OvenCard(oven: bakery.oven, next: .next(for: bakery.shelf))
            .buttonStyle(.borderedProminent)
        }
        Section("Loaves") {
          ForEach(Loaf.allCases) { loaf in
            LoafRow(
              loaf: loaf, count: bakery.shelf[loaf, default: 0], isOvenFree: bakery.oven == .cold)
          }
        }
      }
      .navigationTitle("Bakery")
      .toolbar { actions }
    }
    .tint(.orange)
    .onChange(of: scenePhase) { bakery.refresh() }
    // Each bake has an alarm, so that its changes are those of the oven.
    .task {
      for await _ in AlarmManager.shared.alarmUpdates { bakery.refresh() }
    }
  }

  @ContentBuilder private var actions: some ToolbarContent {
    ToolbarItem(placement: .topBarPinnedTrailing) {
      Button("Refresh", systemImage: "arrow.clockwise", action: bakery.refresh)
    }
    ToolbarOverflowMenu {
      Button("Close the Shop", systemImage: "door.left.hand.closed", action: bakery.closeShop)
    }
  }
}
