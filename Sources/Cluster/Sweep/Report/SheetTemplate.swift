/// The HTML of a contact sheet. The page needs no network and no web server.
enum SheetTemplate {
  static func head(_ title: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file:; \
    style-src 'unsafe-inline'; script-src 'unsafe-inline'">
    <title>\(title.inMarkup)</title>
    <style>\(style)</style>
    <main>
    <h1>\(title.inMarkup)</h1>

    """
  }

  /// - Parameter names: JSON.
  static func beginning(names: String) -> String {
    """
    <form id="filters"></form>
    <p id="count" role="status"></p>
    <div id="pictures"></div>
    </main>
    <script>
    const names = \(names.replacing("<", with: "\\u003c"));
    const rows = [

    """
  }

  static let end = """
    ];
    \(script)
    </script>
    </html>

    """

  private static let style = """
    :root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif; }
    body, form { margin: 0; background: light-dark(#f4f5f8, #15161a); }
    main { max-width: 1600px; margin: auto; padding: 24px; }
    h1 { font-size: 24px; margin: 0 0 16px; }
    form { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: 12px; padding: 12px 0;
      z-index: 1; }
    label { display: grid; gap: 2px; font-size: 12px; }
    select, button { font: inherit; padding: 4px 8px; }
    .pictures { display: flex; flex-wrap: wrap; gap: 16px; align-items: end; }
    details { margin-bottom: 16px; }
    summary { cursor: pointer; font-size: 18px; font-weight: 600; padding: 8px 0; }
    summary span { font-weight: 400; opacity: 0.7; }
    figure { margin: 0; padding: 12px; width: min-content; min-width: 150px; border-radius: 12px; background: light-dark(#fff, #23252c); }
    figure.dark { background: light-dark(#2b2f3a, #2b2f3a); color: #fff; }
    figure.failure { border: 1px solid #d33; max-width: 320px; }
    img { display: block; border-radius: 8px; }
    figcaption { font-size: 12px; margin-top: 8px; overflow-wrap: anywhere; }
    .pages { columns: 4; }
    """

  private static let script = """
    const axes = [
      ["extensions", "Extension"], ["kinds", "Kind"], ["families", "Family"],
      ["devices", "Device"], ["locales", "Language"], ["typeSizes", "Type size"],
      ["schemes", "Color scheme"], ["entries", "Entry"],
    ];
    const step = 300;
    const form = document.getElementById("filters");
    const place = document.getElementById("pictures");
    // The groups that the reader has closed.
    const closed = new Set();
    // Tasks finish in any order.
    rows.sort((one, other) => {
      const axis = axes.findIndex((_, position) => one[position] !== other[position]);
      return axis < 0 ? 0 : one[axis] - other[axis];
    });

    function field(title, input) {
      const label = document.createElement("label");
      label.append(title, input);
      form.append(label);
    }

    axes.forEach(([axis, title], position) => {
      if (names[axis].length < 2) return;
      const select = document.createElement("select");
      select.name = position;
      select.append(new Option("All", "all"));
      names[axis].forEach((name, index) => select.append(new Option(name, index)));
      field(title, select);
    });
    if (rows.some((row) => row.length === 9)) {
      const check = document.createElement("input");
      check.type = "checkbox";
      check.name = "failures";
      field("Only failures", check);
    }

    const groups = document.createElement("select");
    groups.append(new Option("None", ""));
    axes.forEach(([axis, title], position) => {
      if (names[axis].length > 1) groups.append(new Option(title, position));
    });
    if (groups.options.length > 1) field("Group by", groups);
    // By language, or else by device.
    groups.value = [4, 3].find((position) => names[axes[position][0]].length > 1) ?? "";

    function figure(row) {
      const isFailure = row.length === 9;
      const element = document.createElement("figure");
      const caption = document.createElement("figcaption");
      const words = axes.map(([axis], position) => names[axis].length > 1 || position === 1
        ? names[axis][row[position]] : null).filter(Boolean);
      caption.textContent = words.join(" · ") + (isFailure ? `: ${row[8]}` : "");
      if (isFailure) {
        element.className = "failure";
      } else {
        element.className = names.schemes[row[6]];
        const image = document.createElement("img");
        image.loading = "lazy";
        image.alt = "";
        image.src = `pictures/${row[8].slice(0, 2)}/${row[8]}.png`;
        image.width = Math.min(row[9] / 2, 480);
        image.height = image.width * row[10] / row[9];
        element.append(image);
      }
      element.append(caption);
      return element;
    }

    // Adds the first pictures to a list, and a button for more.
    function fill(list, rows) {
      const more = document.createElement("button");
      more.type = "button";
      more.textContent = "Show more";
      let shown = 0;
      const add = () => {
        more.remove();
        list.append(...rows.slice(shown, shown + step).map(figure));
        shown += step;
        if (shown < rows.length) list.append(more);
      };
      more.addEventListener("click", add);
      add();
    }

    function list(rows) {
      const element = document.createElement("div");
      element.className = "pictures";
      if (rows) fill(element, rows);
      return element;
    }

    // A heading that collapses, with the pictures that have one value of an axis.
    function group(axis, index, rows) {
      const element = document.createElement("details");
      const heading = document.createElement("summary");
      const count = document.createElement("span");
      const key = `${axis} ${index}`;
      const pictures = list();
      heading.append(`${names[axes[axis][0]][index] ?? "Failures"} `, count);
      count.textContent = rows.length.toLocaleString("en");
      element.append(heading, pictures);
      element.addEventListener("toggle", () => {
        if (element.open) closed.delete(key); else closed.add(key);
        if (element.open && !pictures.hasChildNodes()) fill(pictures, rows);
      });
      element.open = !closed.has(key);
      return element;
    }

    function draw(found) {
      if (groups.value === "") return place.replaceChildren(list(found));
      const axis = Number(groups.value);
      const parts = Map.groupBy(found, (row) => row[axis]);
      place.replaceChildren(...[...parts.keys()].sort((one, other) => one - other)
        .map((index) => group(axis, index, parts.get(index))));
    }

    function filter() {
      const wanted = [...form.querySelectorAll("select[name]")]
        .filter(({ value }) => value !== "all")
        .map(({ name, value }) => [Number(name), Number(value)]);
      const isFailures = form.elements.failures?.checked;
      const found = rows.filter((row) => (!isFailures || row.length === 9)
        && wanted.every(([position, index]) => row[position] === index));
      document.getElementById("count").textContent
        = `${found.length.toLocaleString("en")} of ${rows.length.toLocaleString("en")}`;
      draw(found);
    }

    form.addEventListener("input", filter);
    filter();
    """
}
