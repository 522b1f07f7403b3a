import Foundation

/// The entry point of an app: which one it has, and the generated code that it needs.
enum AppEntryPoint {
  /// The mangled names of `App.main()` in SwiftUI, `UIApplicationDelegate.main()` in UIKit and
  /// `NSApplicationDelegate.main()` in AppKit.
  private static let symbols = [
    "$s7SwiftUI3AppPAAE4main", "$s5UIKit21UIApplicationDelegatePAAE4main",
    "$s6AppKit21NSApplicationDelegatePAAE4main",
  ]

  /// Whether a linked app starts with one of the frameworks' entry points. An app with a `main()`
  /// declared by its author does not refer to them. Throws if the file cannot be read.
  static func hasLifeCycle(_ program: URL) throws -> Bool {
    let data = try Data(contentsOf: program, options: .mappedIfSafe)
    return symbols.contains { data.range(of: Data($0.utf8)) != nil }
  }

  /// The source that lets UIKit or AppKit create these delegates; nil if there are none.
  static func creatingDelegates(_ names: [String]) -> String? {
    guard !names.isEmpty else { return nil }
    let extensions = names.map { name in
      """

      extension \(name): _AppDelegateCreating {
        @MainActor public static func _create() -> AnyObject { \(name)() }
      }
      """
    }
    return "import UIKit\n" + extensions.joined(separator: "\n") + "\n"
  }
}
