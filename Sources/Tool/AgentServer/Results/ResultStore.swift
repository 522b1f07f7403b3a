import AgentProtocol
import Foundation
import JSONValues
import Synchronization

/// What did not fit into results, as resources: `vitrine://results/1` is the first one, and
/// `vitrine://results/1/2` the second page of its text.
///
/// The oldest ones make room for new ones.
final class ResultStore: Sendable {
  struct Document: Equatable {
    var data: Data
    var mimeType: String

    /// Text is read in pages, pictures as a whole.
    fileprivate var isText: Bool { !mimeType.hasPrefix("image/") }
  }

  static let prefix = "vitrine://results/"
  /// The bytes that are kept at most, besides the newest document.
  private static let capacity = 64 << 20

  private struct State {
    var documents: [Int: Document] = [:]
    var last = 0
    var bytes = 0
  }

  /// In UTF-8 bytes.
  private let pageLength: Int
  private let state = Mutex(State())

  init(pageLength: Int) {
    self.pageLength = pageLength
  }

  static let templates = [
    AgentCatalog.Template(
      uri: prefix + "{number}", name: "results",
      summary: "What did not fit into a result, which names its number: a picture, or the first "
        + "page of a text.", mimeType: "text/plain"),
    AgentCatalog.Template(
      uri: prefix + "{number}/{page}", name: "result-pages",
      summary: "A page of a text that did not fit into a result.", mimeType: "text/plain"),
  ]

  /// Keeps a document, and returns a link to it.
  func add(_ data: Data, name: String, mimeType: String) -> ToolResult.Link {
    let document = Document(data: data, mimeType: mimeType)
    let number = state.withLock { state in
      state.last += 1
      state.documents[state.last] = document
      state.bytes += document.data.count
      while state.bytes > Self.capacity, state.documents.count > 1,
        let oldest = state.documents.keys.min()
      {
        state.bytes -= state.documents.removeValue(forKey: oldest)?.data.count ?? 0
      }
      return state.last
    }
    return ToolResult.Link(
      uri: "\(Self.prefix)\(number)", name: name, mimeType: mimeType, size: data.count)
  }

  /// The result of reading a resource.
  func contents(of uri: String) -> Result<JSONValue, AgentError> {
    let numbers = uri.dropFirst(Self.prefix.count).split(
      separator: "/", omittingEmptySubsequences: false
    ).map { Int($0) }
    guard let number = numbers[0], numbers.count <= 2, !numbers.contains(nil),
      let document = state.withLock({ $0.documents[number] })
    else {
      return .failure(
        .unknownResource(uri, hint: "results are kept for a time; call the tool again"))
    }
    guard document.isText else { return .success(Self.contents([document.resource(uri)])) }
    let pages = String(decoding: document.data, as: UTF8.self).pages(of: pageLength)
    let page = numbers.count == 2 ? numbers[1] ?? 0 : 1
    guard pages.indices.contains(page - 1) else {
      return .failure(
        .unknownResource(uri, hint: "the document has the pages 1 to \(pages.count)"))
    }
    var parts = [Document(data: Data(pages[page - 1].utf8), mimeType: document.mimeType)]
    if pages.count > 1 {
      let next = page < pages.count ? "next: \(Self.prefix)\(number)/\(page + 1)" : "the last one"
      parts.append(
        Document(data: Data("Page \(page) of \(pages.count); \(next)".utf8), mimeType: "text/plain")
      )
    }
    return .success(Self.contents(parts.map { $0.resource(uri) }))
  }

  private static func contents(_ parts: [JSONValue]) -> JSONValue {
    ["contents": .array(parts)]
  }
}

extension ResultStore.Document {
  fileprivate func resource(_ uri: String) -> JSONValue {
    var members: [String: JSONValue] = ["uri": .string(uri), "mimeType": .string(mimeType)]
    if isText {
      members["text"] = .string(String(decoding: data, as: UTF8.self))
    } else {
      members["blob"] = .string(data.base64EncodedString())
    }
    return .object(members)
  }
}

extension String {
  /// The text in pages that end with a line, if it has lines of that length. Together they are the
  /// text.
  func pages(of length: Int) -> [Substring] {
    var pages: [Substring] = []
    var rest = self[...]
    while !rest.isEmpty {
      let page = rest.page(of: length)
      pages.append(page)
      rest = rest[page.endIndex...]
    }
    return pages.isEmpty ? [""] : pages
  }
}

extension Substring {
  /// The longest beginning of whole lines with at most `length` bytes, or that length of a line.
  func page(of length: Int) -> Substring {
    guard utf8.count > length else { return self }
    var end = utf8.index(startIndex, offsetBy: length)
    while end > startIndex, String.Index(end, within: self) == nil { end = utf8.index(before: end) }
    if let lineEnd = self[..<end].lastIndex(of: "\n") { end = index(after: lineEnd) }
    return self[..<Swift.max(end, index(after: startIndex))]
  }
}
