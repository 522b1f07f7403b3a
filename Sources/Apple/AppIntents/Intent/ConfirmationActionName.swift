import HostLink
import StringTables

/// What a confirmation's button says.
public struct ConfirmationActionName: Sendable {
  private enum Name {
    case system(SystemWord)
    case custom(ConfirmationLabels)
  }

  private let name: Name

  private init(_ name: Name) {
    self.name = name
  }

  /// Those of the system are in the language of the device that shows them.
  var labels: ConfirmationLabels {
    switch name {
    case .system(let word): ConfirmationLabels(accept: word.text, deny: SystemWord.cancel.text)
    case .custom(let labels): labels
    }
  }

  public static var add: Self { Self(.system(.add)) }
  public static var addData: Self { Self(.system(.addData)) }
  public static var book: Self { Self(.system(.book)) }
  public static var buy: Self { Self(.system(.buy)) }
  public static var call: Self { Self(.system(.call)) }
  public static var checkIn: Self { Self(.system(.checkIn)) }
  public static var `continue`: Self { Self(.system(.continue)) }
  public static var create: Self { Self(.system(.create)) }
  public static var `do`: Self { Self(.system(.do)) }
  public static var download: Self { Self(.system(.download)) }
  public static var filter: Self { Self(.system(.filter)) }
  public static var find: Self { Self(.system(.find)) }
  public static var get: Self { Self(.system(.get)) }
  public static var go: Self { Self(.system(.go)) }
  public static var log: Self { Self(.system(.log)) }
  public static var open: Self { Self(.system(.open)) }
  public static var order: Self { Self(.system(.order)) }
  public static var pay: Self { Self(.system(.pay)) }
  public static var play: Self { Self(.system(.play)) }
  public static var playSound: Self { Self(.system(.playSound)) }
  public static var post: Self { Self(.system(.post)) }
  public static var request: Self { Self(.system(.request)) }
  public static var run: Self { Self(.system(.run)) }
  public static var search: Self { Self(.system(.search)) }
  public static var send: Self { Self(.system(.send)) }
  public static var set: Self { Self(.system(.set)) }
  public static var share: Self { Self(.system(.share)) }
  public static var start: Self { Self(.system(.start)) }
  public static var startNavigation: Self { Self(.system(.startNavigation)) }
  public static var toggle: Self { Self(.system(.toggle)) }
  public static var turnOff: Self { Self(.system(.turnOff)) }
  public static var turnOn: Self { Self(.system(.turnOn)) }
  public static var view: Self { Self(.system(.view)) }

  /// The alternatives are what the user may say to Siri, which is not here.
  public static func custom(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource],
    denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource],
    destructive: Bool = false
  ) -> Self {
    Self(
      .custom(
        ConfirmationLabels(
          accept: String(localized: acceptLabel), deny: String(localized: denyLabel),
          isDestructive: destructive)))
  }
}
