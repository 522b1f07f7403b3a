import { h, setHidden, setText } from "../modules/dom/dom.js";
import { inspect } from "./api.js";
import { texts } from "./texts.js";

/** The layout tree and the accessibility elements of one frame, and of the view at a point. */
export function mountInspector(place) {
  const title = h("h2", { text: texts.inspector.title });
  const hint = h("p", { class: "quiet", text: texts.inspector.hint });
  const layout = createRows(texts.inspector.layout);
  const elements = createRows(texts.inspector.accessibility);
  const none = h("p", { class: "quiet", text: texts.inspector.none, hidden: true });
  const notices = h("ul", { class: "notices", "aria-label": texts.inspector.notices });
  place.append(title, hint, layout.element, elements.element, none, notices);
  setHidden(layout.element, true);
  setHidden(elements.element, true);

  let view = null;
  let frame = null;
  let inspection = null;
  /** A frame that the user has chosen stays when the pointer leaves it. */
  let chosen = null;

  async function show(next) {
    if (view === next && frame === next.frame.id) return;
    view?.mark(null);
    [view, frame, inspection] = [next, next.frame.id, null];
    const loaded = await inspect(frame).catch(() => null);
    if (!loaded || view !== next || frame !== next.frame.id) return;
    inspection = loaded;
    setText(hint, next.title);
    layout.show(loaded.rows.map((row) => ({ ...row, label: row.text })), mark);
    elements.show(loaded.elements.map((element) => ({
      ...element.frame, depth: 0, label: texts.inspector.element(element),
    })), mark);
    setHidden(none, loaded.elements.length > 0);
    notices.replaceChildren(...loaded.notices.map((text) => h("li", { text })));
  }

  function mark(row) {
    view?.mark(row);
  }

  /** Selects the innermost view at a point, and the element there. */
  function select(point) {
    if (!inspection) return;
    layout.select(lastAt(inspection.rows, point));
    elements.select(lastAt(inspection.elements.map(({ frame }) => frame), point));
    mark(inspection.rows[lastAt(inspection.rows, point)]);
  }

  return {
    /** The pointer is over a point of a frame. */
    async point(next, point) {
      if (chosen && chosen !== next) return;
      await show(next);
      if (view === next) select(point);
    },
    /** The user has chosen a frame; without a point, the keyboard goes to its layout tree. */
    async choose(next, point) {
      chosen = chosen === next && point ? null : next;
      await show(next);
      if (point) select(point);
      else layout.focus();
    },
  };
}

/** The index of the last rectangle that contains a point; -1 if none does. */
function lastAt(rectangles, { x, y }) {
  return rectangles.findLastIndex((box) =>
    x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height);
}

/** A list with one selected row; the arrow keys move the selection. */
function createRows(label) {
  const list = h("ul", { class: "rows", role: "listbox", "aria-label": label, tabindex: "0" });
  const element = h("div", { class: "rows-group" }, h("h3", { text: label }), list);
  let rows = [];
  let selected = -1;
  let choose = () => {};

  function select(index) {
    list.children[selected]?.setAttribute("aria-selected", "false");
    selected = index;
    const row = list.children[selected];
    if (!row) {
      list.removeAttribute("aria-activedescendant");
      return;
    }
    row.setAttribute("aria-selected", "true");
    list.setAttribute("aria-activedescendant", row.id);
    row.scrollIntoView({ block: "nearest" });
  }

  list.addEventListener("keydown", (event) => {
    const steps = { ArrowDown: 1, ArrowUp: -1, Home: -rows.length, End: rows.length };
    const step = steps[event.key];
    if (step === undefined || rows.length === 0) return;
    event.preventDefault();
    select(Math.max(0, Math.min(rows.length - 1, selected + step)));
    choose(rows[selected]);
  });

  return {
    element, select,
    focus() {
      if (selected < 0 && rows.length > 0) {
        select(0);
        choose(rows[0]);
      }
      list.focus();
    },
    show(next, onChoose) {
      rows = next;
      choose = onChoose;
      selected = -1;
      setHidden(element, rows.length === 0);
      list.replaceChildren(...rows.map((row, index) => {
        const item = h("li", {
          role: "option", "aria-selected": "false", id: `${label}-${index}`, text: row.label,
          on: {
            pointerenter: () => choose(row),
            click: () => { select(index); choose(row); },
          },
        });
        item.style.paddingInlineStart = `${8 + row.depth * 12}px`;
        return item;
      }));
    },
  };
}
