import Foundation

extension ArchiveDecoder {
  mutating func textWithAttachments() throws(ArchiveError) -> TextBlock {
    var block = try text()
    for index in block.lines.indices {
      for _ in 0..<(try body.count(of: Self.minimumAttachmentSize)) {
        block.lines[index].attachments.append(
          TextBlock.Attachment(origin: try point("attachment"), content: try attachment()))
      }
    }
    return block
  }

  /// The fewest bytes that an attachment in a line can take: its origin, name, lengths and parts.
  private static let minimumAttachmentSize = 42

  mutating func attachment() throws(ArchiveError) -> TextAttachment {
    var attachment = TextAttachment(
      name: try body.string(), width: try number("attachment"),
      ascent: try number("attachment"), descent: try number("attachment"), parts: [])
    for _ in 0..<(try body.count(of: 3)) {
      let part: TextAttachment.Part =
        switch try body.byte() {
        case 0: .fill(try path(), try paint())
        case 1: .image(try imageDrawing(), frame: try rectangle("attachment"))
        case let tag: throw unknown("attachment part", tag)
        }
      attachment.parts.append(part)
    }
    return attachment
  }
}
