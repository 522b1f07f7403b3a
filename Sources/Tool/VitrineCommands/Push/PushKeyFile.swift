import CommandContext
import Foundation
import PushGateway

/// A `.p8` file with a key that signs requests to APNs.
struct PushKeyFile {
  private let path: String
  private let url: URL

  init(_ path: String, in context: ToolContext) {
    self.path = path
    url = context.file(path)
  }

  /// Throws `ToolError.unreadable`.
  func key() throws -> SigningKey {
    let text: String
    do {
      text = try String(contentsOf: url, encoding: .utf8)
    } catch {
      throw ToolError.unreadable(path, reason: error.localizedDescription)
    }
    do {
      return try SigningKey(privatePEM: text)
    } catch {
      throw ToolError.unreadable(path, reason: "\(error)")
    }
  }

  /// The key id in a file name of Apple's form, `AuthKey_ID.p8`; nil if the name has another form.
  var id: String? {
    let name = url.deletingPathExtension().lastPathComponent
    let id = name.hasPrefix("AuthKey_") ? String(name.dropFirst(8)) : ""
    return ProviderKey.isIdentifier(id) ? id : nil
  }
}
