import Foundation
import JSONValues

/// What a tool answers: text and pictures for the model, and a value for programs.
package struct ToolResult: Equatable, Sendable {
  package enum Content: Equatable, Sendable {
    case text(String)
    case png(Data)
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
    members["structuredContent"] = structured
    if isError { members["isError"] = true }
    return .object(members)
  }
}

extension ToolResult.Content {
  fileprivate var json: JSONValue {
    switch self {
    case .text(let text): ["type": "text", "text": .string(text)]
    case .png(let data):
      ["type": "image", "mimeType": "image/png", "data": .string(data.base64EncodedString())]
    }
  }
}
