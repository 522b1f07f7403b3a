import Foundation
import PictureComparison

/// A page with the pictures of all failures, in one file that needs no other.
///
/// Each failure shows the expected and the actual picture behind a slider, one over the other, side
/// by side, or their difference. All of it works with the keyboard.
struct FailurePage {
  /// The name of the project.
  let project: String
  let outcomes: [TestOutcome]

  var html: String {
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
      <h1>\(title)</h1>
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
      "<li><a href=\"#f\(index)\">\(outcome.name.markup)</a> "
        + "\(outcome.failure?.summary.markup ?? "")</li>"
    }
    return "<nav aria-label=\"Failures\"><ol>\(rows.joined())</ol></nav>"
  }

  private static func section(_ outcome: TestOutcome, _ index: Int) -> String {
    guard let failure = outcome.failure else { return "" }
    let words = failure.words.map { "<li>\($0.markup)</li>" }.joined()
    return """
      <section id="f\(index)" aria-labelledby="h\(index)">
      <h2 id="h\(index)">\(outcome.name.markup)</h2>
      <p class="place">\(outcome.title.markup), \(outcome.place.markup)</p>
      <p>\(failure.summary.markup)</p>
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
      \(image(actual, "Actual", "actual"))\(difference)</div>
      </div>
      """
  }

  private static func single(_ picture: Data, _ name: String) -> String {
    "<div class=\"pictures\" data-mode=\"Si\"><div class=\"stage\">"
      + image(picture, name, name.lowercased()) + "</div></div>"
  }

  private static func image(_ data: Data, _ name: String, _ role: String) -> String {
    "<figure class=\"\(role)\"><img alt=\"\(name) picture\" src=\"data:image/png;base64,"
      + "\(data.base64EncodedString())\"><figcaption>\(name)</figcaption></figure>"
  }
}

extension FailurePage {
  fileprivate static let style = """
    :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
    body { margin: 0; background: Canvas; color: CanvasText; }
    main { max-width: 64rem; margin: 0 auto; padding: 1.5rem; }
    h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin: 0; overflow-wrap: anywhere; }
    section { border-top: 1px solid color-mix(in srgb, CanvasText 20%, transparent);
      padding: 1.5rem 0; }
    .place { opacity: .7; margin: 0 0 .5rem; }
    fieldset { border: 0; padding: 0; margin: 0 0 1rem; display: flex; gap: 1rem;
      flex-wrap: wrap; align-items: center; }
    legend { float: left; font-weight: 600; padding: 0; }
    .stage { display: inline-grid; max-width: 100%; overflow: auto; padding: 1rem;
      border-radius: .5rem; background: #8c8c8c repeating-conic-gradient(#808080 0 25%, #989898 0
      50%) 0 0 / 24px 24px; }
    figure { margin: 0; } img { display: block; max-width: 100%; }
    figcaption { display: none; color: #fff; text-shadow: 0 0 3px #000; }
    .stage > * { grid-area: 1 / 1; }
    .difference { visibility: hidden; }
    [data-mode=Sl] .actual { clip-path: inset(0 calc(100% - var(--position, 50%)) 0 0); }
    [data-mode=Sl] .expected { clip-path: inset(0 0 0 var(--position, 50%)); }
    [data-mode=Ov] .actual { opacity: var(--position, 50%); }
    [data-mode=Di] .difference { visibility: visible; }
    [data-mode=Di] .expected, [data-mode=Di] .actual { visibility: hidden; }
    [data-mode=Si] .stage { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; }
    [data-mode=Si] .difference { display: none; }
    [data-mode=Si] figcaption { display: block; }
    [data-mode=Si] .position, [data-mode=Di] .position { visibility: hidden; }
    """

  fileprivate static let script = """
    for (const pictures of document.querySelectorAll(".pictures")) {
      pictures.addEventListener("input", ({ target }) => {
        if (target.type === "radio") pictures.dataset.mode = target.value;
        else pictures.style.setProperty("--position", target.value + "%");
      });
    }
    """
}
