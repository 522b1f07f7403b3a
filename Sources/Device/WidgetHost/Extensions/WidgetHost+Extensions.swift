import DeviceEngine
import ExtensionPool
import Foundation
import Hexadecimal
import HostLink
import NoticeCatalog

// Requests that extensions send to the host, and the state of their processes.
extension WidgetHost {
  var listener: ExtensionServiceListener {
    ExtensionServiceListener(
      reload: { [weak self] id, request in
        Task { await self?.handle(request, from: id) }
      },
      answer: { [weak self] id, question in
        await self?.answer(question, fromExtension: id) ?? .failure("the host has ended")
      })
  }

  /// Like `answer(_:from:)`. An extension has no access to the Live Activities of its app. Without
  /// an app that can perform intents, the extension takes its place.
  private func answer(_ question: HostQuestion, fromExtension id: ExtensionID) async -> HostAnswer {
    guard case .activity(let command) = question, installed[id]?.hasLifeCycle == true else {
      return await answer(question, from: id)
    }
    switch command {
    case .list(let type):
      adviseOnList(of: type, id)
      return .activity(.activities([]))
    case .start(let start):
      return .activity(.refused(ActivitySentences.startInExtension(start.attributesType)))
    case .pushToStartToken: return .activity(.pushToStartToken(nil))
    case .authorization, .update, .end, .schedule, .changeAlarm, .alarms, .requestAlarms:
      return await answer(question, from: id)
    }
  }

  /// Notes for a Live Activity that its extension does not see it.
  private func adviseOnList(of type: String, _ id: ExtensionID) {
    guard let activity = activityEngine.activities(of: id, attributesType: type).first else {
      return
    }
    let notice = NoticeKind.extensionActivities.notice(
      "Activity<\(type)>.activities is empty in the extension.")
    let others = notices(of: .activity(activity.stored.id)).filter { $0 != notice }
    if noteActivity(others + [notice], of: activity.stored.id) { flush() }
  }

  /// Handles a reload that an extension or its app requests by `WidgetCenter` or `ControlCenter`.
  /// It is free while the app is in the foreground.
  package func handle(_ request: ReloadRequest, from id: ExtensionID) {
    guard isStarted, installed[id] != nil else { return }
    checkKind(in: request, from: id)
    switch request {
    case .screen:
      if openApps.front?.owner == id { updateScreen() }
    case .snippet(let intent):
      snippets.engine.reload(intent, of: id)
      performSnippetActions()
    case .recommendations:
      installed.forgetRecommendations(of: id)
      publish([.gallery])
    case .controls(let kind): reloadControls(of: id) { $0.kind == kind }
    case .allControls: reloadControls(of: id) { _ in true }
    case .controlConfigurations:
      do {
        try invalidateControlConfigurations(extension: id)
      } catch {
        notice("\(error)")
      }
    case .relevance(let kind): invalidateRelevance(of: WidgetKind(extension: id, kind: kind))
    case .timelines, .allTimelines:
      let isFree = openApps.isInForeground(id)
      engine.handle(.reloadRequested(id, request, isFree: isFree), at: clock.now)
      flush()
    }
  }

  /// Handles a change of the extension's entities or of their names: reloads configurable controls
  /// and discards the gallery's previews, which show the first choices. Lists of choices are not
  /// stored. Throws `HostError.unknownExtension`, `.storeFailed`.
  public func invalidateControlConfigurations(extension id: ExtensionID) throws {
    let app = try app(id)
    try store.apply(
      [.removePreviews(prefix: Self.controlPreviews(of: app))], durability: .recoverable)
    for control in app.contents.controls {
      for parameter in control.configuration.parameters {
        controlEngine.handle(
          .choicesRequested(id, kind: control.kind, parameter: parameter.name, problem: nil),
          at: clock.now)
      }
    }
    reloadControls(of: id) { !$0.configuration.parameters.isEmpty }
    publish([.gallery])
  }

  private func reloadControls(
    of id: ExtensionID, where isAffected: (ControlDescription) -> Bool
  ) {
    for control in installed[id]?.contents.controls ?? [] where isAffected(control) {
      controlEngine.handle(.reloadRequested(id, kind: control.kind, .widgetCenter), at: clock.now)
    }
    flush()
  }

  package func answer(_ question: HostQuestion, from id: ExtensionID) async -> HostAnswer {
    switch question {
    case .currentConfigurations:
      .configurations(
        arrangement.placements.filter { $0.extension == id && !$0.isSuggestion }
          .map(PlacedConfiguration.init))
    case .currentControls: .controls(controls.placed(of: id))
    case .widgetPushToken: .widgetPushToken(widgetPushToken(of: id))
    case .activity(let command): answer(command, from: id)
    case .location(let question): answer(question, from: id)
    case .notifications(let command): answer(command, from: id)
    case .user(let question): await answer(question, from: id)
    case .task(let question): await answer(question, from: id)
    }
  }

  /// Reads the state of the extensions' processes and publishes it if it changed.
  func refreshExtensionStates() async {
    let old = extensionList
    installed.states = await extensions.states()
    if isStarted, extensionList != old { publish([.extensions(extensionList)]) }
  }

  /// Sorted by identifier.
  var extensionList: [ExtensionState] {
    installed.values.sorted { $0.id < $1.id }.map { app in
      let state = installed.states[app.id]
      var shown = ExtensionState(
        id: app.id, name: name(of: app), isRunning: state?.isRunning ?? false,
        hasApp: app.canBeOpened, problem: state?.problem, heldBackUntil: state?.heldBackUntil,
        activities: app.contents.activities.isEmpty ? nil : activityPermission(app.id),
        activityTypes: app.activityTypes.isEmpty ? nil : app.activityTypes,
        widgetPushToken: widgetPushToken(of: app.id)?.hexadecimal,
        moduleName: app.moduleName == app.id.rawValue ? nil : app.moduleName)
      shown.hasLifeCycle = app.hasLifeCycle ? true : nil
      shown.cuts = app.cuts
      shown.uprightIdioms = app.uprightIdioms
      return shown
    }
  }

  /// The app's name in the device's language.
  func name(of app: InstalledExtension) -> String { app.name(in: device.locale) }

  /// Sorted by identifier.
  package var installedExtensions: [InstalledExtension] {
    installed.values.sorted { $0.id < $1.id }
  }

  /// What people call the extensions and their kinds.
  package var names: ExtensionNames {
    ExtensionNames(installedExtensions, locale: device.locale)
  }

  /// Throws `HostError.unknownExtension`.
  func app(_ id: ExtensionID) throws(HostError) -> InstalledExtension {
    guard let app = installed[id] else {
      throw .unknownExtension(id, known: installed.keys.sorted())
    }
    return app
  }

  /// Throws `HostError.unknownExtension`, `HostError.unknownKind`.
  func widget(
    _ kind: String, of id: ExtensionID
  ) throws(HostError) -> (InstalledExtension, WidgetDescription) {
    let app = try app(id)
    guard let widget = app.widget(ofKind: kind) else {
      throw .unknownKind(kind, extension: id, known: app.contents.widgets.map(\.kind))
    }
    return (app, widget)
  }
}
