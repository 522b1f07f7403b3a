import ActivityKit
import AppIntents
import Combine
import Intents
import SwiftUI
import UIKit
import WidgetKit

@main
struct PantryApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
  @Environment(\.scenePhase) private var phase
  @StateObject private var shelf = Shelf()

  init() { print("init") }

  var body: some Scene {
    WindowGroup {
      ShelfView().environmentObject(shelf)
    }
    .onChange(of: phase) {
      print("scene \($1)")
      if $1 == .active, shelf.tracksWhenActive { shelf.track() }
    }
  }
}

final class Shelf: ObservableObject {
  @Published var opened = 0
  var tracksWhenActive = false

  func track() {
    do {
      _ = try Activity.request(
        attributes: StockAttributes(),
        content: ActivityContent(state: StockAttributes.ContentState(jars: 5), staleDate: nil))
    } catch {
      print("cannot track: \(error)")
    }
  }
}

final class AppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    print("launched")
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { print("active") }

  func applicationDidEnterBackground(_ application: UIApplication) {
    print("background")
    do {
      _ = try Activity.request(
        attributes: StockAttributes(),
        content: ActivityContent(state: StockAttributes.ContentState(jars: 1), staleDate: nil))
    } catch {
      Diary.write("background request: \(error as? ActivityAuthorizationError == .visibility)")
    }
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    print("delegate continues \(userActivity.activityType)")
    return true
  }
}

struct ShelfView: View {
  @EnvironmentObject private var shelf: Shelf
  @State private var url: URL?

  var body: some View {
    NavigationStack {
      List {
        Text("Opened \(shelf.opened)")
        Button("Open a jar") { shelf.opened += 1 }
        NavigationLink("Plum") { JarView(name: "Plum") }
        Button("Track") { shelf.track() }
      }
      .navigationTitle("Shelf")
      .onAppear { print("appeared") }
      .task { print("task") }
      .onChange(of: shelf.opened) { print("opened \($0) to \($1)") }
      .onChange(of: url) { print("url \($1?.absoluteString ?? "none")") }
    }
    .onOpenURL { link in
      url = link
      shelf.opened += 1
      if link.host == "crash" { fatalError("no such shelf") }
      if link.host == "later" { shelf.tracksWhenActive = true }
      if link.host == "work" { work(endsInTime: link.path == "/short") }
    }
    .onContinueUserActivity("plain") { activity in
      print("plain", activity.userInfo?[WidgetCenter.UserInfoKey.family] ?? "no family")
    }
    .onContinueUserActivity("ShelfIntent") { activity in
      let intent = activity.widgetConfigurationIntent(of: ShelfIntent.self)
      print("shelf \(intent?.number ?? 0)")
    }
    .onContinueUserActivity("SelectJarIntent") { activity in
      let intent = activity.interaction?.intent as? SelectJarIntent
      print("jar \(intent?.label ?? "none")")
    }
  }

  /// Begins a background task, which only ends when its time expires, or never.
  private func work(endsInTime: Bool) {
    var task = UIBackgroundTaskIdentifier.invalid
    task = UIApplication.shared.beginBackgroundTask(withName: "Count jars") {
      print("expired")
      if endsInTime { UIApplication.shared.endBackgroundTask(task) }
    }
  }
}

struct JarView: View {
  let name: String

  @State private var isSealed = true
  @State private var sugar = Sugar.some
  @State private var note = ""
  @State private var level = 0.5

  enum Sugar: String, CaseIterable { case none, some, much }

  var body: some View {
    Form {
      Toggle("Sealed", isOn: $isSealed)
      Text(isSealed ? "Keeps for a year" : "Eat it soon")
      Picker("Sugar", selection: $sugar) {
        ForEach(Sugar.allCases, id: \.self) { Text($0.rawValue.capitalized) }
      }
      TextField("Note", text: $note)
      Slider(value: $level) { Text("Level") }
      Menu("More") {
        Button("Label it") { note = "\(name), \(sugar.rawValue) sugar" }
        Button("Eat it", systemImage: "fork.knife", role: .destructive) { level = 0 }
      }
    }
    .navigationTitle(name)
  }
}
