/// Keys as text between `-----BEGIN …-----` and `-----END …-----` (RFC 7468).
enum PEM {
  static func text(of der: [UInt8], kind: String) -> String {
    let base64 = Array(Data(der).base64EncodedString())
    let lines = stride(from: 0, to: base64.count, by: 64).map {
      String(base64[$0..<min($0 + 64, base64.count)])
    }
    return (["-----BEGIN \(kind)-----"] + lines + ["-----END \(kind)-----"])
      .joined(separator: "\n")
  }

  static func bytes(of text: String, kinds: [String]) throws -> [UInt8] {
    let lines = text.split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    for kind in kinds {
      guard let start = lines.firstIndex(of: "-----BEGIN \(kind)-----"),
        let end = lines.firstIndex(of: "-----END \(kind)-----"), start < end,
        let der = Data(base64Encoded: lines[(start + 1)..<end].joined())
      else { continue }
      return Array(der)
    }
    throw CryptoKitASN1Error.invalidPEMDocument
  }
}
