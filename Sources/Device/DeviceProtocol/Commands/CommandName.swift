/// The name of every command, as JSON writes it.
package enum CommandName: String, CaseIterable, Sendable {
  case state, devices, settings, gallery, options, place, move, resize, stack, turn, stackSettings,
    remove,
    configure
  case tap, elements, reload, view, explain, ledger, clock, device, install, uninstall, openApp
  case home, scroll, defaults
  case screenshot, contents, log, output, builds, openEditor
  case controlGallery, addControl, moveControl, removeControl, configureControl, pressControl
  case setControl, reloadControls, invalidateControlConfigurations, pushControl
  case invalidateRelevance, invalidateRecommendations
  case activity, activityNews, activities, dismissActivity, allowActivities, tapActivity
  case dismissAlert
  case pushGateway, pushLog, pushTokens, sendPush, broadcastPush, pushChannels, createPushChannel
  case deletePushChannel, setReachable

  var type: any DeviceCommand.Type {
    switch self {
    case .state: GetState.self
    case .devices: ListDevices.self
    case .settings: ListSettings.self
    case .gallery: ListGallery.self
    case .options: ListOptions.self
    case .place: PlaceWidget.self
    case .move: MoveWidget.self
    case .resize: ResizeWidget.self
    case .stack: StackWidget.self
    case .turn: TurnStack.self
    case .stackSettings: SetStackRotation.self
    case .remove: RemoveWidget.self
    case .configure: ConfigureWidget.self
    case .tap: TapWidget.self
    case .elements: ListElements.self
    case .reload: ReloadWidgets.self
    case .view: ViewWidgets.self
    case .explain: Explain.self
    case .ledger: ListLedger.self
    case .clock: SetClock.self
    case .device: SetDevice.self
    case .install: Install.self
    case .uninstall: Uninstall.self
    case .openApp: OpenApp.self
    case .home: GoHome.self
    case .scroll: ScrollApp.self
    case .defaults: AccessDefaults.self
    case .screenshot: TakeScreenshot.self
    case .contents: ListContents.self
    case .log: ShowLog.self
    case .output: ShowOutput.self
    case .builds: ListBuilds.self
    case .openEditor: OpenInEditor.self
    case .controlGallery: ListControlGallery.self
    case .addControl: AddControl.self
    case .moveControl: MoveControl.self
    case .removeControl: RemoveControl.self
    case .configureControl: ConfigureControl.self
    case .pressControl: PressControl.self
    case .setControl: SetControl.self
    case .reloadControls: ReloadControls.self
    case .invalidateControlConfigurations: InvalidateControlConfigurations.self
    case .pushControl: PushControl.self
    case .invalidateRelevance: InvalidateRelevance.self
    case .invalidateRecommendations: InvalidateRecommendations.self
    case .activity: AskActivities.self
    case .activityNews: FollowActivities.self
    case .activities: ListActivities.self
    case .dismissActivity: DismissActivity.self
    case .allowActivities: AllowActivities.self
    case .tapActivity: TapActivity.self
    case .dismissAlert: DismissAlert.self
    case .pushGateway: GetPushGateway.self
    case .pushLog: ShowPushLog.self
    case .pushTokens: ListPushTokens.self
    case .sendPush: SendPush.self
    case .broadcastPush: BroadcastPush.self
    case .pushChannels: ListPushChannels.self
    case .createPushChannel: CreatePushChannel.self
    case .deletePushChannel: DeletePushChannel.self
    case .setReachable: SetReachable.self
    }
  }
}
