import Foundation
import PictureComparison

/// A page with the pictures of all failures, in one file that needs no other, or in the folder of a
/// review beside the pictures.
///
/// Each failure shows the expected and the actual picture behind a slider, one over the other, side
/// by side, or their difference. All of it works with the keyboard: J and K go to the next and the
/// previous failure, 1 to 4 choose how the pictures are shown, and the arrow keys move the slider.
package struct FailurePage {
  /// The name of the project.
  package let project: String
  package let outcomes: [TestOutcome]
  /// Whether the pictures are in the page. Otherwise they are files, which a browser loads when
  /// they are scrolled to.
  let embedsPictures: Bool

  package init(project: String, outcomes: [TestOutcome], embedsPictures: Bool = true) {
    self.project = project
    self.outcomes = outcomes
    self.embedsPictures = embedsPictures
  }

  package var html: String {
    let failed = outcomes.filter { $0.failure != nil }
    let title = "\(project.markup): \(failed.count) of \(outcomes.count) tests failed"
    let pictures = embedsPictures ? "data:" : "'self' file:"
    return ReportPage(
      title: title, permissions: "img-src \(pictures); script-src 'unsafe-inline'",
      style: Self.style,
      content: """
        <p class="keys"><kbd>J</kbd> <kbd>K</kbd> next and previous failure, <kbd>1</kbd> to \
        <kbd>4</kbd> slider, overlay, side by side, difference, <kbd>←</kbd> <kbd>→</kbd> move</p>
        \(contents(failed))
        \(failed.enumerated().map { section($1, $0) }.joined(separator: "\n"))
        """,
      script: Self.script
    ).html
  }

  private func contents(_ failed: [TestOutcome]) -> String {
    guard failed.count > 1 else { return "" }
    let rows = failed.enumerated().map { index, outcome in
      let thumbnail = source(.actual, outcome).map {
        "<img alt=\"\" loading=\"lazy\" src=\"\($0)\">"
      }
      return "<li><a href=\"#f\(index)\">\(thumbnail ?? "")<span>\(outcome.name.markup)"
        + "<small>\(outcome.failure?.summary.markup ?? "")</small></span></a></li>"
    }
    return "<nav aria-label=\"Failures\"><ol>\(rows.joined())</ol></nav>"
  }

  private func section(_ outcome: TestOutcome, _ index: Int) -> String {
    guard let failure = outcome.failure else { return "" }
    let words = failure.words.map { "<li>\($0.markup)</li>" }.joined()
    return """
      <section id="f\(index)" aria-labelledby="h\(index)" tabindex="-1">
      <h2 id="h\(index)">\(outcome.name.markup)</h2>
      <p class="place">\(outcome.title.markup), \(outcome.place.markup)</p>
      <p class="summary">\(failure.summary.markup)</p>
      \(words.isEmpty ? "" : "<ul>\(words)</ul>")
      \(pictures(outcome, index))
      </section>
      """
  }

  private func pictures(_ outcome: TestOutcome, _ index: Int) -> String {
    guard let actual = image(.actual, outcome) else { return "" }
    guard let expected = image(.expected, outcome) else {
      return "<div class=\"pictures\" data-mode=\"Si\"><div class=\"stage\">\(actual)</div></div>"
    }
    let difference = image(.difference, outcome)
    let isSameSize = difference != nil
    let modes = isSameSize ? ["Slider", "Overlay", "Side by side", "Difference"] : ["Side by side"]
    let choices = modes.enumerated().map { number, mode in
      """
      <label><input type="radio" name="m\(index)" value="\(mode.prefix(2))"\
      \(number == 0 ? " checked" : "")>\(mode)</label>
      """
    }
    return """
      <div class="pictures" data-mode="\(modes[0].prefix(2))">
      <fieldset><legend>Pictures</legend>\(choices.joined())
      <label class="position">Expected <input type="range" min="0" max="100" value="50" \
      aria-label="From expected to actual"> Actual</label></fieldset>
      <div class="stage">\(expected)\(actual)\(difference ?? "")<div class="divider"></div></div>
      </div>
      """
  }

  /// nil if there is no such picture.
  private func image(_ picture: ReviewPicture, _ outcome: TestOutcome) -> String? {
    source(picture, outcome).map { source in
      let name = picture.rawValue.capitalized
      return "<figure class=\"\(picture.rawValue)\"><img alt=\"\(name) picture\" "
        + "draggable=\"false\" loading=\"lazy\" src=\"\(source)\"><figcaption>\(name)</figcaption>"
        + "</figure>"
    }
  }

  private func source(_ picture: ReviewPicture, _ outcome: TestOutcome) -> String? {
    outcome.failure.flatMap(picture.data).map { data in
      embedsPictures
        ? "data:image/png;base64,\(data.base64EncodedString())"
        : picture.path(of: outcome.name).addressPath.markup
    }
  }
}
