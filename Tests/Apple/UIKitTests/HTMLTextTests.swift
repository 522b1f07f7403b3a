import Foundation
import Testing
import UIKit

@Suite struct HTMLTextTests {
  private static let brackets = String(repeating: "<", count: 1000)

  @Test(
    arguments: [
      ("<p>Jam &amp; bread</p><p>Tea</p>", "Jam & bread\nTea"),
      ("a<br>b<br/>\n c", "a\nb\nc"), ("one\n   two", "one two"),
      ("<style>p { color: red }</style><b>Bold</b> text", "Bold text"),
      ("&lt;x&gt; &#8364; &#x20AC; &unknown; & &#99999999;", "<x> € € &unknown; & &#99999999;"),
      ("<ul><li>1</li><li>2</li></ul>", "1\n2"), ("a < b", "a < b"), ("<", "<"),
      ("<script>", ""), ("", ""),
      (brackets, brackets),
    ] as [(String, String)])
  func textIsRead(html: String, text: String) throws {
    let read = try NSAttributedString(
      data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html],
      documentAttributes: nil)
    #expect(read.string == text)
  }

  @Test func otherTypesAreRejected() throws {
    let data = Data("{\\rtf1 a}".utf8)
    #expect(throws: CocoaError.self) {
      try NSAttributedString(
        data: data, options: [.documentType: NSAttributedString.DocumentType.rtf],
        documentAttributes: nil)
    }
    #expect(throws: CocoaError.self) {
      try NSAttributedString(data: Data([0xFF, 0xFE, 0xFF]), documentAttributes: nil)
    }
  }
}
