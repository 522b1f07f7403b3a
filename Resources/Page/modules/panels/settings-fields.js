import { h, setAttribute, setText } from "../dom/dom.js";

/** Rows of the settings panel: `{ element, setValue(value) }`. */

export function switchField(label, set) {
  const control = h("button", {
    class: "switch", type: "button", role: "switch", "aria-label": label,
    on: { click: () => set(control.getAttribute("aria-checked") !== "true") },
  });
  const words = h("span", { text: label });
  return {
    element: h("div", { class: "setting" }, words, control),
    /** Sets the label, and the accessible name if it has to say more. */
    setLabel(text, name = text) {
      setText(words, text);
      setAttribute(control, "aria-label", name);
    },
    setValue: (isOn) => setAttribute(control, "aria-checked", isOn ? "true" : "false"),
  };
}

export function segmentField(label, options, set) {
  const segments = h("div", { class: "segments", role: "group", "aria-label": label });
  let buttons = [];
  let values = "";
  /** Keeps the buttons, and with them the focus, if the values are the same. */
  function setOptions(options) {
    const next = options.map(([value]) => value).join(" ");
    if (next === values) return;
    values = next;
    buttons = options.map(([value, text]) => h("button", {
      class: "segment", type: "button", text, data: { value }, on: { click: () => set(value) },
    }));
    segments.replaceChildren(...buttons);
  }
  setOptions(options);
  return {
    element: h("div", { class: "setting setting-tall" }, h("span", { text: label }), segments),
    setOptions,
    setValue(value) {
      for (const button of buttons) {
        setAttribute(button, "aria-pressed", button.dataset.value === value ? "true" : "false");
      }
    },
  };
}

export function selectField(label, id, set) {
  const control = h("select", { class: "field", id, on: { change: () => set(control.value) } });
  let current = "";
  return {
    element: h("div", { class: "setting" }, h("label", { for: id, text: label }), control),
    setOptions(options) {
      control.replaceChildren(...options.map(({ value, label: text, isDisabled }) =>
        h("option", { value, text, disabled: isDisabled })));
      control.value = current;
    },
    setValue(value) {
      current = value;
      control.value = value;
    },
  };
}

/**
 * A text with suggestions; sent when one is chosen or the field loses the focus. If `set` returns a
 * promise of false, the text was rejected and leaves the field.
 */
export function textField(label, id, suggestions, set) {
  const list = h("datalist", { id: `${id}-list` },
    suggestions.map((value) => h("option", { value })));
  let current = "";
  const control = h("input", {
    class: "field", type: "text", id, list: list.id, autocomplete: "off", spellcheck: "false",
    on: {
      change: async () => {
        const value = control.value.trim();
        const isAccepted = value && value !== current ? await set(value) : false;
        if (isAccepted === false) control.value = current;
      },
    },
  });
  return {
    element: h("div", { class: "setting" }, h("label", { for: id, text: label }), control, list),
    setValue(value) {
      current = value;
      if (document.activeElement !== control) control.value = value;
    },
  };
}

/** A colour, `RRGGBB`. */
export function colorField(label, set) {
  const control = h("input", {
    class: "color", type: "color", "aria-label": label,
    on: { change: () => set(control.value.slice(1).toUpperCase()) },
  });
  return {
    element: h("div", { class: "setting" }, h("span", { text: label }), control),
    setValue(value) {
      control.value = `#${value.toLowerCase()}`;
    },
  };
}
