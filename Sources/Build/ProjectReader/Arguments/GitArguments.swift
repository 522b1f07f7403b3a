import ProcessLaunch

/// The name of a commit: 40 or 64 hexadecimal digits.
struct GitRevision: ArgumentText, Hashable {
  let argumentText: String

  init?(_ text: String) {
    let digits = text.lowercased()
    guard [40, 64].contains(digits.utf8.count),
      digits.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
    else { return nil }
    argumentText = digits
  }
}

/// The name of a branch or a tag. Source: git-check-ref-format(1).
struct GitReference: ArgumentText, Hashable {
  let argumentText: String

  init?(_ text: String) {
    let forbidden = " ~^:?*[\\\"'`$|;&<>(){}!#"
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard !text.isEmpty, text.utf8.count <= 255, !text.contains(".."), !text.contains("@{"),
      !text.hasPrefix("-"), !text.hasPrefix("@"),
      text.unicodeScalars.allSatisfy({ $0.value > 32 && $0.value != 127 }),
      !text.contains(where: forbidden.contains),
      parts.allSatisfy({ !$0.isEmpty && !$0.hasPrefix(".") && !$0.hasSuffix(".lock") }),
      !text.hasSuffix(".")
    else { return nil }
    argumentText = text
  }
}

/// The location of a repository: a URL with a protocol that only transfers data, an address such as
/// `git@example.com:team/kit.git`, or an absolute path.
struct GitLocation: ArgumentText, Hashable {
  enum Transport { case ssh, http, file }

  let argumentText: String
  let transport: Transport

  init?(_ text: String) {
    guard !text.isEmpty, text.utf8.count <= 2048, !text.contains("::"),
      text.unicodeScalars.allSatisfy({ $0.value > 32 && $0.value != 127 })
    else { return nil }
    let parts = text.wholeMatch(of: #/(?:(https?|ssh|file)://)?([^/]*)(/.*)?/#)
    guard let parts else { return nil }
    let authority = parts.2
    switch parts.1?.lowercased() {
    case "file" where authority.isEmpty: transport = .file
    case nil where authority.isEmpty: transport = .file
    case "http", "https":
      guard Self.isHost(authority) else { return nil }
      transport = .http
    case "ssh":
      guard Self.isHost(authority) else { return nil }
      transport = .ssh
    case nil:
      // `git@example.com:team/kit.git`
      guard !text.contains("://"), let colon = authority.firstIndex(of: ":"),
        Self.isHost(authority[..<colon])
      else {
        return nil
      }
      transport = .ssh
    default: return nil
    }
    guard parts.3 != nil || parts.1 == nil else { return nil }
    argumentText = text
  }

  /// Whether a text is a host with an optional user and port. One that starts with a hyphen would
  /// be an option of ssh.
  private static func isHost(_ authority: Substring) -> Bool {
    let host = authority.split(separator: "@", omittingEmptySubsequences: false)
    guard host.count <= 2, let last = host.last, !last.isEmpty else { return false }
    return host.allSatisfy { !$0.isEmpty && !$0.hasPrefix("-") }
  }

  /// The path of a repository on this machine; nil for a server.
  var path: String? {
    guard transport == .file else { return nil }
    let path = argumentText.hasPrefix("/") ? argumentText : String(argumentText.dropFirst(7))
    return path.removingPercentEncoding ?? path
  }
}
