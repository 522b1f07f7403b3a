import Foundation
import JSONValues

/// What a tool answers: text and pictures for the model, and a value for programs.
///
/// Clients such as Claude Code show their model `structuredContent` in place of all other content,
/// so that a picture beside it is lost. The value of a result with pictures is therefore a member
/// of `_meta`, which clients keep from the model.
package struct ToolResult: Equatable, Sendable {
  package enum Content: Equatable, Sendable {
    case text(String)
    case picture(Data, mimeType: String)
    case link(Link)

    package static func png(_ data: Data) -> Self { .picture(data, mimeType: "image/png") }
  }

  /// A document of the server that has more.
  package struct Link: Equatable, Sendable {
    package var uri: String
    package var name: String
    package var mimeType: String
    /// In bytes.
    package var size: Int

    package init(uri: String, name: String, mimeType: String, size: Int) {
      self.uri = uri
      self.name = name
      self.mimeType = mimeType
      self.size = size
    }
  }

  package var content: [Content]
  /// An object; nil if there is none.
  package var structured: JSONValue?
  /// Whether the tool could not do its work. The text then says why, and what to do.
  package var isError: Bool

  package init(_ content: [Content], structured: JSONValue? = nil, isError: Bool = false) {
    self.content = content
    self.structured = structured
    self.isError = isError
  }

  package static func failure(_ reason: String) -> Self {
    Self([.text(reason)], isError: true)
  }

  package var json: JSONValue {
    var members: [String: JSONValue] = ["content": .array(content.map(\.json))]
    let hasPictures = content.contains { if case .picture = $0 { true } else { false } }
    if let structured {
      if hasPictures {
        members["_meta"] = .object([MetaKey.result: structured])
      } else {
        members["structuredContent"] = structured
      }
    }
    if isError { members["isError"] = true }
    return .object(members)
  }
}

extension ToolResult.Content {
  fileprivate var json: JSONValue {
    switch self {
    case .text(let text): ["type": "text", "text": .string(text)]
    case .picture(let data, let type):
      ["type": "image", "mimeType": .string(type), "data": .string(data.base64EncodedString())]
    case .link(let link):
      [
        "type": "resource_link", "uri": .string(link.uri), "name": .string(link.name),
        "mimeType": .string(link.mimeType), "size": .integer(link.size),
      ]
    }
  }
}
