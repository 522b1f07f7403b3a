import { texts } from "../app/texts.js";
import { h, setAttribute, setHidden } from "../dom/dom.js";

let counter = 0;

/**
 * A field for JSON with suggestions, which open while a key or a string is typed, and with
 * Control-Space. The list is under the line of the caret; the focus stays in the field.
 *
 * `suggest(text, offset)` returns `{ from, to, items }` or null. `onInput` is called after each
 * change, `onSend` by Control-Return.
 */
export function createJSONEditor({ label, suggest, announce, onInput, onSend }) {
  counter += 1;
  const listId = `json-suggestions-${counter}`;
  const field = h("textarea", {
    class: "field json-field", spellcheck: "false", autocomplete: "off", autocapitalize: "off",
    wrap: "off", rows: "12", "aria-label": label, "aria-autocomplete": "list",
    "aria-haspopup": "listbox",
  });
  const list = h("ul", {
    class: "json-suggestions", role: "listbox", id: listId, hidden: true,
    "aria-label": texts.composer.suggestions,
    // The focus stays in the field.
    on: { pointerdown: (event) => event.preventDefault() },
  });
  const element = h("div", { class: "json-editor" }, field, list);
  const menu = createMenu({ field, list, listId, suggest, announce, accept });

  function accept({ from, to }, { insert: text, caret }) {
    field.setSelectionRange(from, to);
    insert(field, text);
    const end = field.selectionStart - caret;
    field.setSelectionRange(end, end);
    menu.open();
  }

  field.addEventListener("input", ({ inputType, data }) => {
    onInput(field.value);
    const isTyped = inputType === "insertText" && /^["\p{L}\p{N}_-]$/u.test(data ?? "");
    if (isTyped || menu.isOpen()) menu.open();
  });
  field.addEventListener("keydown", (event) => {
    const { key } = event;
    const isControl = event.ctrlKey || event.metaKey;
    let isHandled = true;
    if (isControl && key === "Enter") onSend();
    else if (event.ctrlKey && key === " ") menu.open({ announcesNone: true });
    else if (isControl || event.altKey) isHandled = false;
    else if (!menu.handle(event)) {
      isHandled = key === "Enter" && !event.shiftKey;
      if (isHandled) insert(field, lineBreak(field));
    }
    if (!isHandled) return;
    event.preventDefault();
    event.stopPropagation();
  });
  for (const name of ["blur", "pointerdown"]) field.addEventListener(name, menu.close);
  field.addEventListener("scroll", menu.place);

  return {
    element,
    text: () => field.value,
    /** Shows another text, without a way back. */
    show(text) {
      menu.close();
      field.value = text;
    },
    /** Replaces the text; the browser's undo brings the old one back. */
    replace(text) {
      menu.close();
      field.focus();
      field.select();
      insert(field, text);
      field.setSelectionRange(0, 0);
      field.scrollTop = 0;
    },
    /** Selects a range and scrolls to it. */
    select({ from, to }) {
      field.focus();
      field.setSelectionRange(from, to);
      const line = field.value.slice(0, from).split("\n").length - 1;
      field.scrollTop = Math.max(0, (line - 2) * lineHeight(field));
    },
  };
}

/** Inserts a text in place of the selection, as if it was typed, so that it can be undone. */
function insert(field, text) {
  if (document.execCommand("insertText", false, text)) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, "end");
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

/** A line break with the indentation of the line, and more of it after an opening bracket. */
function lineBreak({ value, selectionStart }) {
  const before = value.slice(0, selectionStart);
  const line = before.slice(before.lastIndexOf("\n") + 1);
  const [indentation] = line.match(/^ */u);
  return `\n${indentation}${/[{[]\s*$/u.test(line) ? "  " : ""}`;
}

function lineHeight(field) {
  return Number.parseFloat(getComputedStyle(field).lineHeight);
}

/** The list of suggestions: which are shown, and which one is active. */
function createMenu({ field, list, listId, suggest, announce, accept }) {
  let shown = null;
  let active = 0;

  function open({ announcesNone = false } = {}) {
    const isAtCaret = field.selectionStart === field.selectionEnd;
    const found = isAtCaret ? suggest(field.value, field.selectionStart) : null;
    if (!found) {
      close();
      if (announcesNone) announce(texts.composer.noSuggestions);
      return;
    }
    const wasOpen = Boolean(shown);
    shown = found;
    list.replaceChildren(...shown.items.map(({ label, detail }, index) => h("li", {
      class: "json-suggestion", role: "option", id: `${listId}-${index}`,
      on: { click: () => choose(index) },
    }, h("span", { class: "json-suggestion-label", text: label }),
    h("span", { class: "json-suggestion-detail", text: detail ?? "" }))));
    activate(0);
    setHidden(list, false);
    setAttribute(field, "aria-controls", listId);
    place();
    if (!wasOpen) announce(texts.composer.suggestionCount(shown.items.length));
  }

  function close() {
    if (!shown) return;
    shown = null;
    setHidden(list, true);
    setAttribute(field, "aria-controls", null);
    setAttribute(field, "aria-activedescendant", null);
  }

  function activate(index) {
    active = (index + shown.items.length) % shown.items.length;
    [...list.children].forEach((option, position) => {
      setAttribute(option, "aria-selected", position === active ? "true" : "false");
    });
    setAttribute(field, "aria-activedescendant", `${listId}-${active}`);
    list.children[active].scrollIntoView({ block: "nearest" });
  }

  function choose(index) {
    const { items, ...range } = shown;
    close();
    accept(range, items[index]);
  }

  /** Under the line of the caret. */
  function place() {
    if (!shown) return;
    const line = field.value.slice(0, shown.from).split("\n").length;
    const top = field.offsetTop + Number.parseFloat(getComputedStyle(field).paddingTop)
      + line * lineHeight(field) - field.scrollTop;
    list.style.top = `${Math.min(top, field.offsetTop + field.offsetHeight)}px`;
  }

  /** Handles a key of the open list, and returns whether it was one. */
  function handle({ key, shiftKey }) {
    if (!shown) return false;
    if (key === "ArrowDown") activate(active + 1);
    else if (key === "ArrowUp") activate(active - 1);
    else if (key === "Escape") close();
    else if (key === "Enter" || (key === "Tab" && !shiftKey)) choose(active);
    else {
      if (["ArrowLeft", "ArrowRight", "Home", "End"].includes(key)) close();
      return false;
    }
    return true;
  }

  return { open, close, place, handle, isOpen: () => Boolean(shown) };
}
