import DeviceEngine

/// A link's URL as the last argument of a program.
struct LinkArgument {
  /// nil if the link has no URL.
  let text: String?

  /// The maximum length, in bytes.
  private static let limit = 65_536

  /// Why a link is not delivered.
  struct Refusal: Error {
    let text: String
  }

  init(_ link: DeliveredLink) throws(Refusal) {
    text = link.url?.absoluteString
    guard let text else { return }
    // The program could mistake such a link for an option.
    guard !text.hasPrefix("-") else {
      throw Refusal(
        text: "not delivered: the link \(text) begins with a dash; add a scheme")
    }
    guard text.utf8.count <= Self.limit else {
      throw Refusal(text: "not delivered: the link is longer than \(Self.limit) bytes")
    }
  }
}
