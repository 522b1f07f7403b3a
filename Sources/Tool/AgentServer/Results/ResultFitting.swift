import AgentProtocol
import Foundation
import JSONValues
import ViewArchive

/// Makes results fit the limits of a client. What is left out is a document, which the text names.
struct ResultFitting: Sendable {
  let limits: ResultLimits
  let store: ResultStore
  private let reducer = PictureReducer()

  init(_ limits: ResultLimits) {
    self.limits = limits
    store = ResultStore(pageLength: limits.page)
  }

  /// - Parameter advice: How to get less than all of a picture, such as "filter selects previews".
  func fit(_ result: ToolResult, advice: String?) -> ToolResult {
    var result = result
    result.content = withReducedPictures(result.content, advice: advice)
    if let text = withShortText(result.content) { result.content = text }
    if let structured = result.structured {
      let data = structured.data
      if data.count > limits.text {
        result.structured = nil
        let link = store.add(data, name: "result", mimeType: "application/json")
        result.content += [
          .text("The structured result has \(Self.size(data.count)): \(link.uri)"), .link(link),
        ]
      }
    }
    return result
  }

  // MARK: Pictures

  private func withReducedPictures(
    _ content: [ToolResult.Content], advice: String?
  ) -> [ToolResult.Content] {
    let pictures = content.compactMap { part -> Data? in
      if case .picture(let data, _) = part { data } else { nil }
    }
    var shares = PictureReducer.shares(
      of: pictures.map(\.base64Count), budget: limits.pictures)[...]
    return content.flatMap { part -> [ToolResult.Content] in
      guard case .picture(let data, _) = part, let share = shares.popFirst() else { return [part] }
      return reduced(data, to: share, advice: advice) ?? [part]
    }
  }

  /// nil if the picture fits.
  private func reduced(_ png: Data, to share: Int, advice: String?) -> [ToolResult.Content]? {
    guard let size = ImageHeader(png)?.size else { return nil }
    guard png.base64Count > share || Int(max(size.width, size.height)) > limits.side else {
      return nil
    }
    let link = store.add(png, name: "picture", mimeType: "image/png")
    let original = "\(Int(size.width))×\(Int(size.height)) pixels, \(Self.size(png.base64Count))"
    let ways = "In full: \(link.uri)" + (advice.map { "; \($0)" } ?? "") + "."
    guard let smaller = try? reducer.reduce(png, to: share, side: limits.side) else {
      return [.text("A picture (\(original)) is too large for the result. \(ways)"), .link(link)]
    }
    let isScaled = smaller.width < Int(size.width)
    let form =
      "\(isScaled ? "scaled down to \(smaller.width)×\(smaller.height)" : "in full size")"
      + (smaller.mimeType == "image/jpeg" ? ", as JPEG" : "")
    return [
      .picture(smaller.data, mimeType: smaller.mimeType),
      .text("The picture (\(original)) is \(form), to fit the result. \(ways)"), .link(link),
    ]
  }

  // MARK: Text

  /// nil if the text fits.
  private func withShortText(_ content: [ToolResult.Content]) -> [ToolResult.Content]? {
    let texts = content.compactMap { part in
      if case .text(let text) = part { text } else { nil }
    }
    let whole = texts.joined(separator: "\n")
    guard whole.utf8.count > limits.text else { return nil }
    let link = store.add(Data(whole.utf8), name: "text", mimeType: "text/plain")
    let beginning = whole[...].page(of: limits.excerpt)
    let rest = whole[beginning.endIndex...].split(separator: "\n").count
    let pictures = content.filter { if case .text = $0 { false } else { true } }
    return pictures + [
      .text("\(beginning)\n… \(rest) more lines. All \(Self.size(link.size)): \(link.uri)"),
      .link(link),
    ]
  }

  private static func size(_ bytes: Int) -> String { "\((bytes + 999) / 1000) KB" }
}
