import Foundation
import Testing

@testable import SVGCost

/// Documents of a few kilobytes that would keep librsvg busy from seconds to hours, and ordinary
/// ones.
@Suite struct SVGCostTests {
  private static let megapixel = 1 << 20

  private static func document(_ body: String) -> Data {
    Data(
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">\#(body)</svg>"#.utf8)
  }

  private static func limit(_ data: Data, pixels: Int = megapixel) -> SVGLimit? {
    do throws(SVGLimit) {
      try SVGCost(data).check(pixels: pixels)
      return nil
    } catch {
      return error
    }
  }

  /// Each of `levels` definitions repeats the one before `count` times.
  private static func nested(
    _ levels: Int, _ count: Int, _ first: String, _ wrap: (Int, String) -> String,
    _ use: (Int) -> String
  ) -> String {
    (1...levels).reduce(wrap(0, first)) { text, level in
      text + wrap(level, String(repeating: use(level - 1), count: count))
    } + use(levels)
  }

  private static let rect = #"<rect width="100" height="100"/>"#

  /// The body of a document. Test reports have only its name.
  private struct Body: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: String

    init(_ name: String, _ text: String) {
      testDescription = name
      self.text = text
    }
  }

  private static let bombs: [Body] = [
    Body(
      "use",
      nested(8, 10, rect, { #"<g id="a\#($0)">\#($1)</g>"# }, { ##"<use href="#a\##($0)"/>"## })
    ),
    Body(
      "use with a prefix",
      nested(
        8, 10, rect, { #"<g id="a\#($0)">\#($1)</g>"# },
        { ##"<use xmlns:x="http://www.w3.org/1999/xlink" x:href="#a\##($0)"/>"## })
    ),
    Body(
      "masks",
      nested(
        4, 10, rect, { #"<mask id="a\#($0)">\#($1)</mask>"# },
        { ##"<rect width="100" height="100" mask="url(#a\##($0))"/>"## })
    ),
    Body(
      "patterns",
      nested(
        8, 10, rect, { #"<pattern id="a\#($0)" width="1" height="1">\#($1)</pattern>"# },
        { ##"<rect width="100" height="100" style="fill: url('#a\##($0)')"/>"## })
    ),
    Body(
      "markers",
      nested(
        3, 3, rect, { #"<marker id="a\#($0)">\#($1)</marker>"# },
        {
          ##"<path marker-mid="url(#a\##($0))" d="M0 0\##(String(repeating: "h1", count: 99))"/>"##
        })
    ),
    Body(
      "inherited patterns",
      ##"<pattern id="p">\##(String(repeating: rect, count: 1000))</pattern>"##
        + ##"<g fill="url(#p)">\##(String(repeating: rect, count: 1000))</g>"##
    ),
    Body(
      "filters",
      #"<filter id="f">\#(String(repeating: "<feGaussianBlur stdDeviation='9'/>", count: 50))"#
        + ##"</filter><rect width="100" height="100" filter="url(#f)"/>"##
    ),
    Body(
      "octaves",
      #"<filter id="f"><feTurbulence baseFrequency=".1" numOctaves="1000000"/></filter>"#
        + ##"<rect width="100" height="100" filter="url(#f)"/>"##
    ),
    Body(
      "kernels",
      #"<filter id="f"><feConvolveMatrix order="99"/></filter>"#
        + ##"<rect width="100" height="100" filter="url(#f)"/>"##
    ),
    Body(
      "a filter from a style sheet",
      ##"<style>@media all { /* } */ .x > .f.g:not(a) { Filter: URL( "#f" ) } }</style>"##
        + #"<filter id="f"><feTurbulence numOctaves="1000"/></filter>"#
        + #"<rect class="g f" width="100" height="100"/>"#
    ),
    Body(
      "scaled regions",
      #"<filter id="f" filterUnits="userSpaceOnUse" width="1" height="1">"#
        + #"<feTurbulence numOctaves="1000"/></filter>"#
        + ##"<g transform="scale(100)"><rect width="1" height="1" filter="url(#f)"/></g>"##
    ),
    Body(
      "filter functions",
      #"<rect width="9" height="9" filter="\#(String(repeating: "blur(9px) ", count: 50))"/>"#
    ),
    Body(
      "groups",
      String(repeating: "<g opacity='.5'>", count: 200) + rect
        + String(repeating: "</g>", count: 200)),
    Body(
      "gradients",
      #"<radialGradient id="g"/>"#
        + ##"<g fill="url(#g)">\##(String(repeating: rect, count: 200))</g>"##
    ),
    Body(
      "dashes",
      #"<g style="stroke-dasharray: .001, .001"><path d="M0 0L100 100 0 0 100 100"/></g>"#
        + #"<path stroke-dasharray=".01" d="\#(String(repeating: "M0 0L100 100", count: 100))"/>"#
    ),
    Body(
      "wide strokes",
      #"<g stroke-width="200">\#(String(repeating: "<path d='M1 1h1'/>", count: 5000))</g>"#
    ),
    Body("shapes", String(repeating: rect, count: 20_000)),
    Body("text", "<text>\(String(repeating: "text ", count: 4000))</text>"),
  ]

  @Test(arguments: bombs) private func refusesWhatWouldTakeTooLong(_ body: Body) {
    switch Self.limit(Self.document(body.text)) {
    case .work, .elements: break
    case let other: Issue.record("\(String(describing: other))")
    }
  }

  @Test(
    arguments: [
      (
        "<!DOCTYPE svg [<!ENTITY a '<g/>'>]><svg xmlns='http://www.w3.org/2000/svg'>&a;</svg>",
        SVGLimit.unsupported("entities in its content")
      ),
      (
        "<svg><include href='data:text/xml,x'/></svg>",
        .unsupported("included documents")
      ),
      (
        "<svg><style>.a { filter: u\\72l(#f) }</style></svg>",
        .unsupported("escapes or data URLs in its style sheets")
      ),
      (
        "<svg><image href='data:image/svg+xml,%3Csvg/%3E'/></svg>",
        .unsupported("embedded images other than PNG, JPEG, GIF and WebP")
      ),
      ("<svg><g>", .unreadable("it is not well-formed XML")),
      ("", .unreadable("it is not well-formed XML")),
      (
        "<svg><g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g></svg>", nil
      ),
    ] as [(String, SVGLimit?)])
  func refusesWhatCannotBeEstimated(_ text: String, limit: SVGLimit?) {
    #expect(Self.limit(Data(text.utf8)) == limit)
  }

  @Test func refusesLongChainsAndLargeFiles() {
    let chain = Self.nested(
      40, 1, Self.rect, { #"<g id="a\#($0)">\#($1)</g>"# }, { ##"<use href="#a\##($0)"/>"## })
    #expect(Self.limit(Self.document(chain)) == .nesting)
    let large = Data(repeating: 32, count: SVGCost.sizeLimit + 1)
    #expect(Self.limit(large) == .fileSize(SVGCost.sizeLimit + 1))
  }

  /// What design tools export.
  private static let ordinary: [Body] = [
    Body("an icon", ##"<path d="M10 10h80v80H10z" fill="#08f"/>"##),
    Body(
      "3000 paths",
      String(repeating: ##"<path d="M1 1l2 2 3-1c4 5 6 7 8 9z" fill="#123456"/>"##, count: 3000)
    ),
    Body(
      "shadows with known regions",
      String(
        repeating: ##"<g filter="url(#f)"><rect width="20" height="20" rx="4" fill="#fff"/></g>"##,
        count: 8)
        + #"<filter id="f" x="0" y="0" width="24" height="24" filterUnits="userSpaceOnUse">"#
        + #"<feFlood/><feColorMatrix in="SourceAlpha"/><feOffset dy="4"/>"#
        + #"<feGaussianBlur stdDeviation="2"/><feComposite in2="h"/><feColorMatrix/>"#
        + #"<feBlend in2="b"/><feBlend in="SourceGraphic"/></filter>"#
    ),
    Body(
      "gradients by class",
      "<style>.a{fill:url(#g)}.b{fill:url(#h);opacity:.5}</style>"
        + #"<linearGradient id="g"><stop/><stop/></linearGradient>"#
        + String(repeating: #"<circle class="a" r="2"/>"#, count: 500)
    ),
  ]

  @Test(arguments: ordinary) private func acceptsWhatDesignToolsExport(_ body: Body) {
    #expect(Self.limit(Self.document(body.text)) == nil)
  }

  /// The same document may be too much for a large picture and not for an icon.
  @Test func dependsOnTheSize() {
    let data = Self.document(
      #"<filter id="f">\#(String(repeating: "<feGaussianBlur/>", count: 20))</filter>"#
        + ##"<rect width="100" height="100" filter="url(#f)"/>"##)
    #expect(Self.limit(data, pixels: 60 * 60) == nil)
    #expect(Self.limit(data) != nil)
  }
}
