import Foundation

extension ArchiveEncoder {
  /// The attachments of each line of a block.
  mutating func attachments(of block: TextBlock) throws(ArchiveError) {
    version = max(version, 7)
    for line in block.lines {
      body.count(line.attachments.count)
      for attachment in line.attachments {
        try point(attachment.origin, "attachment")
        try self.attachment(attachment.content)
      }
    }
  }

  mutating func attachment(_ attachment: TextAttachment) throws(ArchiveError) {
    body.string(attachment.name)
    for length in [attachment.width, attachment.ascent, attachment.descent] {
      try number(length, "attachment")
    }
    body.count(attachment.parts.count)
    for part in attachment.parts {
      switch part {
      case .fill(let path, let paint):
        body.byte(0)
        try self.path(path)
        try self.paint(paint)
      case .image(let drawing, let frame):
        body.byte(1)
        try image(drawing)
        try rectangle(frame, "attachment")
      }
    }
  }
}
