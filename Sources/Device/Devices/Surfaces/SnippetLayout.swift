/// The card for snippets at the top of the screen. Estimates: Apple gives no sizes but the height
/// of the view. The page's `snippet.css` has the same numbers.
package enum SnippetLayout {
  package static let (margin, cornerRadius, padding) = (8.0, 32.0, 16.0)
  /// The largest width of the card, on an iPad.
  package static let maximumWidth = 424.0
  /// The height of a button, and the gap between two of them.
  package static let (buttonHeight, buttonGap) = (44.0, 8.0)

  /// The height of rows of buttons, with the gaps between them.
  package static func height(ofRows count: Int) -> Double {
    Double(count) * buttonHeight + Double(max(count - 1, 0)) * buttonGap
  }

  /// The width of the card and of its view.
  ///
  /// - Parameter room: The width of the screen without the strip of iPhone Duo.
  package static func width(in room: Double) -> Double {
    min(room - 2 * margin, maximumWidth)
  }
}

extension SurfaceLayout {
  /// The top of the card: below the Dynamic Island or the status bar.
  package var snippetTop: Double {
    (cutout == .island ? cutoutFrame.maxY : statusBar.height) + SnippetLayout.margin
  }
}
