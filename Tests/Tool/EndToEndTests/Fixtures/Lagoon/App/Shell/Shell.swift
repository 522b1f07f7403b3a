import SwiftUI

class ShellToken {}

enum Shell {
  static let bundle = Bundle(for: ShellToken.self)
  static let title = String(localized: "title", bundle: bundle)
  static let note = String(localized: .shellNote(count: 3))
}
