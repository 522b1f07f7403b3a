/// What a confirmation's button says.
public struct ConfirmationActionName: Sendable {
  private let name: String

  public static var add: Self { Self(name: "add") }
  public static var addData: Self { Self(name: "addData") }
  public static var book: Self { Self(name: "book") }
  public static var buy: Self { Self(name: "buy") }
  public static var call: Self { Self(name: "call") }
  public static var checkIn: Self { Self(name: "checkIn") }
  public static var `continue`: Self { Self(name: "continue") }
  public static var create: Self { Self(name: "create") }
  public static var `do`: Self { Self(name: "do") }
  public static var download: Self { Self(name: "download") }
  public static var filter: Self { Self(name: "filter") }
  public static var find: Self { Self(name: "find") }
  public static var get: Self { Self(name: "get") }
  public static var go: Self { Self(name: "go") }
  public static var log: Self { Self(name: "log") }
  public static var open: Self { Self(name: "open") }
  public static var order: Self { Self(name: "order") }
  public static var pay: Self { Self(name: "pay") }
  public static var play: Self { Self(name: "play") }
  public static var playSound: Self { Self(name: "playSound") }
  public static var post: Self { Self(name: "post") }
  public static var request: Self { Self(name: "request") }
  public static var run: Self { Self(name: "run") }
  public static var search: Self { Self(name: "search") }
  public static var send: Self { Self(name: "send") }
  public static var set: Self { Self(name: "set") }
  public static var share: Self { Self(name: "share") }
  public static var start: Self { Self(name: "start") }
  public static var startNavigation: Self { Self(name: "startNavigation") }
  public static var toggle: Self { Self(name: "toggle") }
  public static var turnOff: Self { Self(name: "turnOff") }
  public static var turnOn: Self { Self(name: "turnOn") }
  public static var view: Self { Self(name: "view") }

  public static func custom(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource],
    denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource],
    destructive: Bool = false
  ) -> Self { Self(name: acceptLabel.key) }
}
