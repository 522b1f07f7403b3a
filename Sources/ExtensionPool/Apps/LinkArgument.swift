import DeviceEngine

/// A link's URL as a program's last argument.
struct LinkArgument {
  /// nil where the link has no URL.
  let text: String?

  /// Bytes.
  private static let limit = 65_536

  /// Why a link is not delivered.
  struct Refusal: Error {
    let text: String
  }

  init(_ link: DeliveredLink) throws(Refusal) {
    text = link.url?.absoluteString
    guard let text else { return }
    // Else a link could be read as one of the program's options.
    guard !text.hasPrefix("-") else {
      throw Refusal(
        text: "not delivered: the link \(text) begins with a dash; give it a scheme")
    }
    guard text.utf8.count <= Self.limit else {
      throw Refusal(text: "not delivered: the link has over \(Self.limit) bytes")
    }
  }
}
