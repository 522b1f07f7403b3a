import Foundation

/// The page's own files: everything below one folder that has a known type.
///
/// Names are plain (letters, digits, `.`, `_`, `-`; none begins with a dot), and a link that leads out
/// of the folder is not followed.
struct PageFiles: Sendable {
  var folder: URL

  /// Files of the page have at most this many bytes.
  static let sizeLimit = 16 << 20

  private static let types = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8", "mjs": "text/javascript; charset=utf-8",
    "json": "application/json; charset=utf-8", "svg": "image/svg+xml", "png": "image/png",
    "webp": "image/webp", "jpg": "image/jpeg", "ico": "image/x-icon", "woff2": "font/woff2",
    "txt": "text/plain; charset=utf-8", "webmanifest": "application/manifest+json",
  ]

  /// The file's bytes with its type; `knownTag` is the browser's, by which it may have it already.
  func response(_ path: String, knownTag: String?) throws(WebProblem) -> HTTPResponse {
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    let plain = names.allSatisfy { name in
      !name.isEmpty && !name.hasPrefix(".")
        && name.utf8.allSatisfy { byte in
          let character = Character(Unicode.Scalar(byte))
          return character.isASCII
            && (character.isLetter || character.isNumber || "._-".contains(character))
        }
    }
    guard plain, names.count <= 8, let name = names.last,
      let type = Self.types[String(name.split(separator: ".").last ?? "")]
    else { throw .unknownPath("/page/\(path)") }
    let root = folder.resolvingSymlinksInPath().path
    let file = folder.appendingPathComponent(path).resolvingSymlinksInPath()
    guard file.path.hasPrefix(root + "/"),
      let handle = try? FileHandle(forReadingFrom: file)
    else { throw .unknownPath("/page/\(path)") }
    defer { try? handle.close() }
    guard let bytes = try? handle.read(upToCount: Self.sizeLimit) else {
      throw .unknownPath("/page/\(path)")
    }
    let tag = "\"\(Self.fingerprint(bytes))\""
    let headers = ["ETag": tag, "Cache-Control": "no-cache"]
    if knownTag == tag { return HTTPResponse(status: 304, headers: headers) }
    return HTTPResponse(status: 200, contentType: type, headers: headers, body: bytes)
  }

  /// FNV-1a, which tells one version of a file from another.
  static func fingerprint(_ bytes: Data) -> String {
    let hash = bytes.reduce(into: UInt64(0xcbf2_9ce4_8422_2325)) { hash, byte in
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }
}
