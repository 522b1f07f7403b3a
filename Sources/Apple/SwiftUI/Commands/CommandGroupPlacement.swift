/// A place in the system's menus.
public struct CommandGroupPlacement: Equatable, Sendable {
  private let name: String

  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  public static let help = CommandGroupPlacement(name: "help")
  public static let importExport = CommandGroupPlacement(name: "importExport")
  public static let newItem = CommandGroupPlacement(name: "newItem")
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  public static let printItem = CommandGroupPlacement(name: "printItem")
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
}
