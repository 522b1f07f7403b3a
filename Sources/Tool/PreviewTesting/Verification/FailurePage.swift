import Foundation
import PictureComparison

/// A page with the pictures of all failures, in one file that needs no other.
///
/// Each failure shows the expected and the actual picture behind a slider, one over the other, side
/// by side, or their difference. All of it works with the keyboard: J and K go to the next and the
/// previous failure, 1 to 4 choose how the pictures are shown, and the arrow keys move the slider.
package struct FailurePage {
  /// The name of the project.
  package let project: String
  package let outcomes: [TestOutcome]

  package init(project: String, outcomes: [TestOutcome]) {
    self.project = project
    self.outcomes = outcomes
  }

  package var html: String {
    let failed = outcomes.filter { $0.failure != nil }
    let title = "\(project.markup): \(failed.count) of \(outcomes.count) tests failed"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
      style-src 'unsafe-inline'; script-src 'unsafe-inline'">
      <title>\(title)</title>
      <style>\(Self.style)</style>
      </head>
      <body>
      <main>
      <header>
      <h1>\(title)</h1>
      <p class="keys"><kbd>J</kbd> <kbd>K</kbd> next and previous failure, <kbd>1</kbd> to \
      <kbd>4</kbd> slider, overlay, side by side, difference, <kbd>←</kbd> <kbd>→</kbd> move</p>
      </header>
      \(Self.contents(failed))
      \(failed.enumerated().map { Self.section($1, $0) }.joined(separator: "\n"))
      </main>
      <script>\(Self.script)</script>
      </body>
      </html>

      """
  }

  private static func contents(_ failed: [TestOutcome]) -> String {
    guard failed.count > 1 else { return "" }
    let rows = failed.enumerated().map { index, outcome in
      let thumbnail = outcome.failure?.actual.map { "<img alt=\"\" src=\"\(source($0))\">" }
      return "<li><a href=\"#f\(index)\">\(thumbnail ?? "")<span>\(outcome.name.markup)"
        + "<small>\(outcome.failure?.summary.markup ?? "")</small></span></a></li>"
    }
    return "<nav aria-label=\"Failures\"><ol>\(rows.joined())</ol></nav>"
  }

  private static func section(_ outcome: TestOutcome, _ index: Int) -> String {
    guard let failure = outcome.failure else { return "" }
    let words = failure.words.map { "<li>\($0.markup)</li>" }.joined()
    return """
      <section id="f\(index)" aria-labelledby="h\(index)" tabindex="-1">
      <h2 id="h\(index)">\(outcome.name.markup)</h2>
      <p class="place">\(outcome.title.markup), \(outcome.place.markup)</p>
      <p class="summary">\(failure.summary.markup)</p>
      \(words.isEmpty ? "" : "<ul>\(words)</ul>")
      \(pictures(failure, index))
      </section>
      """
  }

  private static func pictures(_ failure: TestFailure, _ index: Int) -> String {
    guard let actual = failure.actual else { return "" }
    guard let expected = failure.expected else { return single(actual, "Actual") }
    let isSameSize = failure.difference != nil
    let modes = isSameSize ? ["Slider", "Overlay", "Side by side", "Difference"] : ["Side by side"]
    let choices = modes.enumerated().map { number, mode in
      """
      <label><input type="radio" name="m\(index)" value="\(mode.prefix(2))"\
      \(number == 0 ? " checked" : "")>\(mode)</label>
      """
    }
    let difference = failure.difference.map { image($0, "Difference", "difference") } ?? ""
    return """
      <div class="pictures" data-mode="\(modes[0].prefix(2))">
      <fieldset><legend>Pictures</legend>\(choices.joined())
      <label class="position">Expected <input type="range" min="0" max="100" value="50" \
      aria-label="From expected to actual"> Actual</label></fieldset>
      <div class="stage">\(image(expected, "Expected", "expected"))\
      \(image(actual, "Actual", "actual"))\(difference)<div class="divider"></div></div>
      </div>
      """
  }

  private static func single(_ picture: Data, _ name: String) -> String {
    "<div class=\"pictures\" data-mode=\"Si\"><div class=\"stage\">"
      + image(picture, name, name.lowercased()) + "</div></div>"
  }

  private static func image(_ data: Data, _ name: String, _ role: String) -> String {
    "<figure class=\"\(role)\"><img alt=\"\(name) picture\" draggable=\"false\" src=\""
      + "\(source(data))\"><figcaption>\(name)</figcaption></figure>"
  }

  private static func source(_ data: Data) -> String {
    "data:image/png;base64,\(data.base64EncodedString())"
  }
}
