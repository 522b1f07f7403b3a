import Foundation
import StableHash

/// Serves the files below one folder that have a known type.
///
/// Path components consist of ASCII letters, digits, `.`, `_` and `-` and do not start with a dot.
/// Symbolic links that lead out of the folder are not followed. A request with the tag of the
/// file's current version reads only metadata, once the file has been read (`FileTags`). Browsers
/// keep a file whose address has a version (`PageVersion`).
struct PageFiles: Sendable {
  let folder: URL
  private let tags = FileTags()

  init(folder: URL) { self.folder = folder }

  /// The largest file, in bytes.
  static let sizeLimit = 16 << 20

  private static let types = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8", "mjs": "text/javascript; charset=utf-8",
    "json": "application/json; charset=utf-8", "svg": "image/svg+xml", "png": "image/png",
    "webp": "image/webp", "jpg": "image/jpeg", "ico": "image/x-icon", "woff2": "font/woff2",
    "txt": "text/plain; charset=utf-8", "webmanifest": "application/manifest+json",
  ]

  /// Returns a page whose files have versioned addresses, or 304 if `knownTag` matches.
  func page(_ path: String, knownTag: String?) throws(WebProblem) -> HTTPResponse {
    var page = try file(path, knownTag: nil)
    let text = PageVersion(folder: folder).addresses(in: String(decoding: page.body, as: UTF8.self))
    let tag = "\"\(StableHash<UInt64>(of: text).hexadecimal)\""
    if knownTag == tag { return HTTPResponse(status: 304, headers: Self.headers(tag: tag)) }
    page.headers["ETag"] = tag
    page.body = Data(text.utf8)
    return page
  }

  /// Returns a file with its type, or 304 if `knownTag`, the tag in the browser's cache, matches.
  func response(_ path: String, knownTag: String?) throws(WebProblem) -> HTTPResponse {
    let (version, path) = PageVersion.split(path)
    var found = try file(path, knownTag: knownTag)
    if version != nil { found.headers["Cache-Control"] = HTTPResponse.permanent }
    return found
  }

  private func file(_ path: String, knownTag: String?) throws(WebProblem) -> HTTPResponse {
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
    guard file.path.hasPrefix(root + "/"), let stamp = FileStamp(of: file.path) else {
      throw .unknownPath("/page/\(path)")
    }
    if let knownTag, knownTag == tags.tag(of: file.path, stamp) {
      return HTTPResponse(status: 304, headers: Self.headers(tag: knownTag))
    }
    guard let handle = try? FileHandle(forReadingFrom: file) else {
      throw .unknownPath("/page/\(path)")
    }
    defer { try? handle.close() }
    guard let bytes = try? handle.read(upToCount: Self.sizeLimit) else {
      throw .unknownPath("/page/\(path)")
    }
    let tag = tags.tag(of: file.path, stamp) ?? tags.insert(bytes, at: file.path, stamp)
    if knownTag == tag { return HTTPResponse(status: 304, headers: Self.headers(tag: tag)) }
    return HTTPResponse(
      status: 200, contentType: type, headers: Self.headers(tag: tag), body: bytes)
  }

  private static func headers(tag: String) -> [String: String] {
    ["ETag": tag, "Cache-Control": "no-cache"]
  }
}
