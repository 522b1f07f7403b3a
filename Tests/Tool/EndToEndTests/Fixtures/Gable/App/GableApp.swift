import SwiftUI
import WidgetKit

#if os(macOS)
  final class AppDelegate: NSObject, NSApplicationDelegate, ObservableObject {
    @Published var links = 0

    func application(_ application: NSApplication, open urls: [URL]) {
      links += urls.count
      print("open", urls)
    }
  }
#else
  final class AppDelegate: NSObject, UIApplicationDelegate {}
#endif

@main
struct GableApp: App {
  #if os(macOS)
    @NSApplicationDelegateAdaptor(AppDelegate.self) private var delegate
  #else
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
  #endif

  var body: some Scene {
    WindowGroup { LinkCount() }
  }
}

struct LinkCount: View {
  @EnvironmentObject private var delegate: AppDelegate

  var body: some View {
    Text("\(delegate.links) links").onChange(of: delegate.links) { print("links", delegate.links) }
  }
}
