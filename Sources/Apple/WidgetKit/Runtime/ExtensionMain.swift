import AppIntents
import CoreLocation
import HostLink
import UserNotifications

extension Widget {
  /// The entry point of an extension with a single widget.
  @MainActor @preconcurrency
  public static func main() {
    var list = _WidgetList()
    _register(Self(), in: &list)
    ExtensionMain.run(list)
  }
}

extension ControlWidget {
  /// The entry point of an extension with a single control.
  @MainActor @preconcurrency
  public static func main() {
    var list = _WidgetList()
    list.register(for: Self.self) { Body._registerControl(Self().body, in: &$0) }
    ExtensionMain.run(list)
  }
}

extension WidgetBundle {
  /// The entry point of an extension with several widgets.
  @MainActor @preconcurrency
  public static func main() {
    var list = _WidgetList()
    Body._register(Self().body, in: &list)
    ExtensionMain.run(list)
  }
}

/// Serves the host's requests until the host closes the link.
@MainActor
enum ExtensionMain {
  static func run(_ list: _WidgetList) -> Never {
    do {
      let runtime = ExtensionRuntime(list)
      let service = HostLinkService(connection: try .inherited()) { request in
        await runtime.reply(to: request)
      }
      let host = LinkedHost(
        service: service, sources: runtime.sources, controlSources: runtime.controlSources)
      WidgetCenter.shared.connect(to: host)
      ControlCenter.shared.connect(to: host)
      let activities = LinkedActivityHost(service: service)
      ActivityCenter.current.connect(to: activities)
      UNUserNotificationCenter.current().connect { service.ask(.notifications($0)) { _ in } }
      LocationCenter.current.connect(to: service)
      IntentStage.current.connect(to: service) { view, display in
        try SnippetDrawing(archiver: runtime.readyArchiver()).message(view, on: display)
      }
      service.start(onActivityNews: activities.receive) { error in
        if let error { report("\(error)") }
        exit(error == nil ? 0 : 1)
      }
      // Providers may depend on timers and the main queue.
      while true { RunLoop.main.run() }
    } catch {
      report("\(error)")
      exit(2)
    }
  }

  nonisolated private static func report(_ message: String) {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
  }
}
