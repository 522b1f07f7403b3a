"use strict";

/**
 * The document of the page. Scripts and styles are files of the extension, pictures come in
 * messages.
 *
 * - `source` is the origin of the extension's files, `nonce` a random word.
 */
function pageDocument({ source, nonce, script, style }) {
  const policy = [
    "default-src 'none'", "img-src data:", `style-src ${source}`, `script-src 'nonce-${nonce}'`,
  ].join("; ");
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Previews</title>
<link rel="stylesheet" href="${style}">
</head>
<body>
<header>
  <h1 id="title">Previews</h1>
  <p id="status" role="status"></p>
  <div id="choices" class="choices" role="group" aria-label="Variants"></div>
</header>
<section id="problem" role="alert" hidden></section>
<main id="subjects" aria-label="Previews"></main>
<script nonce="${nonce}" src="${script}"></script>
</body>
</html>
`;
}

module.exports = { pageDocument };
