import AppIntents
import HostLink
import Intents
import SwiftUI
import UIKit
import ViewArchive
import VirtualClock

/// Serves the calls of the device in an app's process. `AppProcess` finds this type by its name.
@MainActor
package enum AppMain: AppServing {
  /// The app that answers the device's calls; nil until it was created. A call waits for the main
  /// thread, which creates the app first.
  private static var lifeCycle: AppLifeCycle?
  private static var service: HostLinkService?
  /// For the views of snippets; nil before the first one. Its creation loads the fonts.
  private static var snippets: SnippetDrawing?

  package static func connect() {
    do {
      let service = HostLinkService(connection: try .inherited()) { request in
        guard let lifeCycle = await self.lifeCycle else {
          return .failure(FailureReport(.thrown, "the app has not been created"))
        }
        return await reply(to: request, lifeCycle)
      }
      self.service = service
      let host = LinkedHost(service: service, sources: [:], controlSources: [:])
      WidgetCenter.shared.connect(to: host)
      ControlCenter.shared.connect(to: host)
      let activities = LinkedActivityHost(service: service)
      ActivityCenter.current.connect(to: activities)
      UNUserNotificationCenter.current().connect { service.ask(.notifications($0)) { _ in } }
      IntentStage.current.connect(to: service) { view, display in
        let drawing = try snippets ?? SnippetDrawing(archiver: ViewArchiver(fonts: .standard))
        snippets = drawing
        return try drawing.message(view, on: display)
      }
      service.start(onActivityNews: activities.receive) { error in
        // `exit` runs on the main thread, after the code of the app that runs there now.
        DispatchQueue.main.async {
          MainActor.assumeIsolated { lifeCycle?.terminate() }
          exit(error == nil ? 0 : 1)
        }
      }
    } catch HostLinkError.noHost {
      AppProcess.fail(
        "this app runs on a device: install it with `vitrine install` and open it with "
          + "`vitrine open`")
    } catch {
      AppProcess.fail("\(error)")
    }
  }

  package static func serve(_ lifeCycle: AppLifeCycle) -> Never {
    self.lifeCycle = lifeCycle
    if let service {
      (lifeCycle.scenes as? any AppScreenSource)?.screenChanged = { service.request(.screen) }
    }
    while true { RunLoop.main.run() }
  }

  private static func reply(
    to request: HostRequest, _ lifeCycle: AppLifeCycle
  ) async -> ExtensionReply {
    if let clock = request.clock { VirtualClock.set(clock) }
    do {
      switch request.call {
      case .app(.open(let opening, let display)):
        try lifeCycle.screen?.use(AppScreenSize(display), EnvironmentValues(display.environment))
        await open(opening, lifeCycle)
        return .done
      case .app(.screen(let display)):
        try lifeCycle.screen?.use(AppScreenSize(display), EnvironmentValues(display.environment))
        return .screen(AppScreen(archive: try lifeCycle.screen?.archive()?.encoded()))
      case .app(.touch(.action(let number))):
        lifeCycle.screen?.tap(number)
        await AppLifeCycle.turn()
        return .done
      case .app(.touch(.text(let text, let number))):
        lifeCycle.screen?.type(text, into: number)
        await AppLifeCycle.turn()
        return .done
      case .app(.touch(.scroll(let x, let y, let byX, let byY))):
        lifeCycle.screen?.scroll(
          at: CGPoint(x: x, y: y), by: CGSize(width: byX, height: byY))
        return .done
      case .app(.enterBackground):
        lifeCycle.enterBackground()
        await AppLifeCycle.turn()
        return .done
      case .app(.suspend(let isLast)):
        return .suspension(await suspension(isLast: isLast))
      case .perform(let request):
        lifeCycle.launch()
        return .performed(
          try await withTaskExecutorPreference(AuthorExecutor.shared) {
            try await IntentPerformance.perform(request)
          })
      case .shortcuts: return .shortcuts(try ShortcutCatalog.descriptions())
      case .intents: return .intents(IntentDirectory.ofProgram.catalog)
      case .entities(let request):
        lifeCycle.launch()
        return .entities(try await IntentDirectory.ofProgram.entities(request))
      default:
        return .failure(FailureReport(.thrown, "apps do not answer \(request.call.name)"))
      }
    } catch let error as IntentActionError {
      return .failure(FailureReport(.unknownIntent, "\(error)"))
    } catch {
      return .failure(FailureReport(.thrown, IntentPerformance.text(of: error)))
    }
  }

  private static func suspension(isLast: Bool) async -> AppSuspension {
    if let modes = Bundle.main.object(forInfoDictionaryKey: "UIBackgroundModes") as? [Any],
      !modes.isEmpty
    {
      return .hasBackgroundModes
    }
    let tasks = UIApplication.shared.backgroundTasks
    if isLast {
      tasks.expire()
      await AppLifeCycle.turn()
    }
    return tasks.isEmpty ? .ready : .hasBackgroundTasks
  }

  private static func open(_ opening: AppOpening, _ lifeCycle: AppLifeCycle) async {
    if let url = opening.url {
      await lifeCycle.open(url)
    } else if let activity = opening.activity {
      await lifeCycle.continue(NSUserActivity(activity))
    } else {
      lifeCycle.activate()
      await AppLifeCycle.turn()
    }
  }
}

extension AppLifeCycle {
  /// The app's window; nil for apps without SwiftUI's life cycle.
  fileprivate var screen: (any AppScreenSource)? { scenes as? any AppScreenSource }
}

extension AppScreenSize {
  fileprivate init(_ display: AppDisplay) {
    self.init(
      size: CGSize(width: display.size.width, height: display.size.height),
      insets: EdgeInsets(
        top: display.safeArea.top, leading: display.safeArea.leading,
        bottom: display.safeArea.bottom, trailing: display.safeArea.trailing),
      isRegularInWidth: display.isRegularInWidth, isRegularInHeight: display.isRegularInHeight,
      hinge: display.hinge.map(DeviceHinge.init),
      regions: display.regions.enumerated().map { ReservedRegion($1, number: $0) })
  }
}

extension NSUserActivity {
  /// The activity of a message, with the intent of a configured widget.
  fileprivate convenience init(_ message: UserActivityMessage) {
    self.init(activityType: message.activityType)
    userInfo = Dictionary(uniqueKeysWithValues: message.userInfo.map { ($0.key, $0.value) })
    guard let name = message.intent else { return }
    _configuration = (name, message.configuration)
    let module = ProcessInfo.processInfo.environment["VITRINE_EXTENSION"] ?? ""
    if let type = INIntent.named(name, module: module),
      let intent = type.accepting(message.configuration)
    {
      _interaction = INInteraction(intent: intent, response: nil)
    }
  }
}
