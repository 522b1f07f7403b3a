import Foundation
import GardenKit
import SwiftUI
import WidgetKit

@main
struct GardenApp: App {
  @State private var path: [Bed] = []

  init() {
    // The app's own defaults: its widgets have others.
    let launches = UserDefaults.standard.integer(forKey: "launches")
    UserDefaults.standard.set(launches + 1, forKey: "launches")
    WidgetCenter.shared.reloadTimelines(ofKind: "Plan")
  }

  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $path) {
        BedList()
          .navigationTitle("Garden")
          .navigationDestination(for: Bed.self) { BedScreen(bed: $0) }
      }
      .onOpenURL { url in
        path = Bed.all.filter { $0.id == url.host() }
      }
    }
  }
}

struct BedList: View {
  @State private var problem: String?

  var body: some View {
    List {
      ForEach(Bed.all) { bed in
        NavigationLink(value: bed) {
          Label(bed.name, systemImage: bed.symbol)
        }
      }
      Button("Water all beds", action: waterAll)
      if let problem { Text(problem).foregroundStyle(.secondary) }
    }
  }

  private func waterAll() {
    do {
      _ = try Watering.start()
      problem = nil
    } catch {
      problem = error.localizedDescription
    }
  }
}

struct BedScreen: View {
  let bed: Bed

  @State private var watered: Date?

  private var moisture: Moisture {
    watered.map { Moisture(of: bed, watered: $0) } ?? GardenStore().moisture(of: bed)
  }

  var body: some View {
    Form {
      LabeledContent("Moisture") {
        Text(moisture.level(at: .now), format: .percent.precision(.fractionLength(0)))
      }
      LabeledContent("Dry at") {
        Text(moisture.end, format: .dateTime.weekday().hour().minute())
      }
      Button("Water now") {
        GardenStore().water(bed)
        watered = .now
        WidgetCenter.shared.reloadAllTimelines()
      }
    }
    .navigationTitle(bed.name)
  }
}
