import CommandArguments
import Foundation

/// The sources of a new extension, as `vitrine new` writes them.
///
///     let files = try ExtensionTemplate(kind: .widget, name: "Tide").files
///
/// The types are named after the extension. Every template builds without a change.
struct ExtensionTemplate {
  enum Kind: String, CaseIterable {
    case widget, control, activity
  }

  struct File {
    var name: String
    var text: String
  }

  let kind: Kind
  let name: String
  /// Whether an App Intent configures the widget or the control.
  let isConfigurable: Bool

  /// Throws `ValueError` for a name that cannot name a Swift module and its types.
  init(kind: Kind, name: String, isConfigurable: Bool = false) throws {
    guard Self.isValid(name) else {
      throw ValueError(value: name, option: "NAME", expected: Self.expectedName(insteadOf: name))
    }
    self.kind = kind
    self.name = name
    self.isConfigurable = isConfigurable
  }

  var files: [File] {
    let sources =
      switch kind {
      case .widget: widgetFiles
      case .control: controlFiles
      case .activity: activityFiles
      }
    return sources + [File(name: "Info.plist", text: propertyList)]
  }

  /// The `WidgetBundle` with one element of a type.
  func bundle(of type: String) -> File {
    File(
      name: "\(name)Bundle.swift",
      text: """
        import SwiftUI
        import WidgetKit

        @main
        struct \(name)Bundle: WidgetBundle {
          var body: some Widget {
            \(type)()
          }
        }

        """)
  }

  private var propertyList: String {
    let activities = "\n  <key>NSSupportsLiveActivities</key>\n  <true/>"
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
        <key>CFBundleDisplayName</key>
        <string>\(name)</string>
        <key>NSExtension</key>
        <dict>
          <key>NSExtensionPointIdentifier</key>
          <string>com.apple.widgetkit-extension</string>
        </dict>\(kind == .activity ? activities : "")
      </dict>
      </plist>

      """
  }

  // MARK: Names

  private static func isValid(_ name: String) -> Bool {
    let isLetter = { (character: Character) in character.isASCII && character.isLetter }
    guard let first = name.first, isLetter(first) else { return false }
    return name.allSatisfy { isLetter($0) || ($0.isASCII && $0.isNumber) || $0 == "_" }
      && !keywords.contains(name) && !modules.contains(name)
  }

  /// Completes "expected …", with a valid name made of the letters of an invalid one.
  private static func expectedName(insteadOf name: String) -> String {
    let rule =
      "a Swift identifier of ASCII letters, digits and underscores that is neither a keyword "
      + "nor the name of a framework"
    let words = name.drop { !$0.isLetter }.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    let proposal = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let candidates = proposal.isEmpty ? [] : [proposal, "\(proposal)Widget"]
    return "\(rule), such as \(candidates.first(where: isValid) ?? "Tide")"
  }

  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "actor", "as", "associatedtype", "async", "await", "break",
    "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum",
    "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
    "in",
    "init", "inout", "internal", "is", "let", "nil", "operator", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// Modules that the sources or the frameworks import: a second one of the name cannot be built.
  private static let modules: Set<String> = [
    "AVFAudio", "AVFoundation", "ActivityKit", "AppIntents", "AssetCatalog", "Combine",
    "CoreGraphics", "CoreLocation", "Dispatch", "Foundation", "FoundationSupplement", "Glibc",
    "Hexadecimal", "HostLink", "Intents", "LocalizedUnits", "OSLog", "StableHash", "StringTables",
    "Swift", "SwiftUI", "Synchronization", "TextEngine", "UIKit", "ViewArchive", "VirtualClock",
    "WidgetKit", "XDGFolders", "main", "os",
  ]
}
