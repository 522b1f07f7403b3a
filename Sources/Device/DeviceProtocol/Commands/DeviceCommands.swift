/// Every command of a device. To add one, write a `DeviceCommand` and list its type here.
package enum DeviceCommands {
  package static let all: [any DeviceCommand.Type] = [
    GetState.self, ListDevices.self, ListSettings.self, ListGallery.self, ListOptions.self,
    PlaceWidget.self, MoveWidget.self, ResizeWidget.self, StackWidget.self, TurnStack.self,
    SetStackRotation.self, RemoveWidget.self, ConfigureWidget.self, TapWidget.self,
    ListElements.self, ReloadWidgets.self, ViewWidgets.self, Explain.self, Diagnose.self,
    ListLedger.self, SetClock.self, SetDevice.self, SetWallpaper.self, Install.self, Uninstall.self,
    OpenApp.self, QuitApp.self, GoHome.self, ScrollApp.self, TypeText.self, AccessDefaults.self,
    TakeScreenshot.self,
    ListContents.self, ShowLog.self,
    ShowOutput.self, ListBuilds.self, OpenInEditor.self, ListControlGallery.self, AddControl.self,
    MoveControl.self, RemoveControl.self, ConfigureControl.self, PressControl.self, SetControl.self,
    ReloadControls.self, InvalidateControlConfigurations.self, PushControl.self,
    InvalidateRelevance.self, InvalidateRecommendations.self, AskActivities.self,
    FollowActivities.self, GetActivityExample.self, ListActivities.self, DismissActivity.self,
    AllowActivities.self, TapActivity.self, DismissAlert.self, GetPushGateway.self,
    ShowPushLog.self, ListPushTokens.self,
    ListShortcuts.self, RunShortcut.self, AnswerSnippet.self,
    GetPushDraft.self, LintPush.self, SendPush.self, BroadcastPush.self, ListPushChannels.self,
    CreatePushChannel.self,
    DeletePushChannel.self, SetReachable.self,
  ]

  /// The names of all commands, sorted.
  static let names = all.map { $0.name }.sorted()

  static func named(_ name: String) -> (any DeviceCommand.Type)? { types[name] }

  private static let types = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
