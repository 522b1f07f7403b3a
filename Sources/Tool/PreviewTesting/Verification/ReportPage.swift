/// An HTML page for a report, which loads nothing from elsewhere.
package struct ReportPage {
  /// As markup.
  let title: String
  /// What the page may load and run besides its style, as a Content-Security-Policy.
  let permissions: String
  let style: String
  /// The elements after the heading, as markup.
  let content: String
  let script: String

  package init(
    title: String, permissions: String = "", style: String, content: String, script: String = ""
  ) {
    self.title = title
    self.permissions = permissions
    self.style = style
    self.content = content
    self.script = script
  }

  package var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
    style-src 'unsafe-inline'; \(permissions)">
    <title>\(title)</title>
    <style>\(Self.style)
    \(style)</style>
    </head>
    <body>
    <main>
    <h1>\(title)</h1>
    \(content)
    </main>
    \(script.isEmpty ? "" : "<script>\(script)</script>")
    </body>
    </html>

    """
  }

  private static let style = """
    :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif;
      --line: color-mix(in srgb, CanvasText 18%, transparent);
      --card: color-mix(in srgb, CanvasText 4%, Canvas);
      --error: light-dark(#b3261e, #ff8a80); }
    body { margin: 0; background: Canvas; color: CanvasText; }
    main { max-width: 68rem; margin: 0 auto; padding: 2rem 1.5rem; }
    h1 { font-size: 1.6rem; line-height: 1.2; margin: 0; }
    section { border: 1px solid var(--line); border-radius: 1rem; background: var(--card);
      padding: 1.25rem; margin: 0 0 1.5rem; }
    """
}
