import Foundation
import SwiftData

enum Cabin {
  static let group = "group.cabin"
  static var file: URL { URL.documentsDirectory.appending(path: "note.txt") }
}

@Model final class Guest {
  var name: String
  init(name: String) { self.name = name }
}
