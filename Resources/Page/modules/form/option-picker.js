import { texts } from "../app/texts.js";
import { h, setAttribute, setText } from "../dom/dom.js";
import { icon } from "../dom/icons.js";
import { isNone, maxValues, none, sameValue } from "./values.js";

/**
 * The choices of a parameter, in sections, with a search field if the extension supports it. Static
 * choices are shown at once; dynamic ones are requested from the extension. Calls `choose(value)`;
 * a single choice also calls `back()`.
 */
export function createOptionPicker(context, parameter, { value, isMany, choose, back }) {
  let chosen = isNone(value) ? [] : isMany ? value.list : [value];
  const maximum = isMany ? maxValues(parameter, context.family) : 1;
  const limit = h("p", { class: "quiet", role: "status" });
  let requestCount = 0;
  let timer = null;
  const list = h("div", { class: "options" });
  const field = h("input", {
    class: "search-field", type: "search", placeholder: texts.form.search,
    "aria-label": texts.form.search, autocomplete: "off",
    on: {
      input: () => {
        clearTimeout(timer);
        timer = setTimeout(() => load(field.value.trim()), 200);
      },
    },
  });
  const backButton = h("button", {
    class: "button button-plain", type: "button", on: { click: back },
  }, icon("left"), h("span", { text: texts.form.back }));
  const element = h("div", { class: "option-picker" },
    h("div", { class: "option-head" }, backButton, h("h3", { text: parameter.title })),
    ...(parameter.supportsSearch ? [h("label", { class: "search" }, icon("search"), field)] : []),
    limit, list);

  function pick(option) {
    if (!isMany) {
      chosen = isNone(option) ? [] : [option];
      choose(option);
      back();
      return;
    }
    const has = chosen.some((other) => sameValue(other, option));
    setText(limit, !has && chosen.length >= maximum ? texts.form.atMost(maximum) : "");
    if (limit.textContent) return;
    chosen = has ? chosen.filter((other) => !sameValue(other, option)) : [...chosen, option];
    choose(chosen.length ? { list: chosen } : none);
    mark(list, chosen);
  }

  function show(sections) {
    const canBeNone = parameter.isOptional && !isMany && !field.value;
    const rows = canBeNone ? [{ options: [{ value: none, title: texts.form.none }] }] : [];
    const all = [...rows, ...sections.filter(({ options }) => options.length)];
    list.replaceChildren(...all.map((section) => h("section", { class: "option-section" },
      ...(section.title ? [h("h4", { text: section.title })] : []),
      h("div", { class: "option-group" },
        section.options.map((option) => optionRow(option, pick))))));
    if (!sections.some(({ options }) => options.length)) {
      list.append(h("p", { class: "quiet", text: texts.form.nothingFound }));
    }
    mark(list, chosen);
  }

  async function load(search = "") {
    if (!parameter.hasDynamicOptions) {
      show([{ options: parameter.options }]);
      return;
    }
    requestCount += 1;
    const request = requestCount;
    list.setAttribute("aria-busy", "true");
    if (!list.children.length) {
      list.replaceChildren(h("p", { class: "quiet", text: texts.form.loading }));
    }
    try {
      const reply = await context.options(parameter, search);
      if (request === requestCount) show(reply.sections);
    } catch (error) {
      if (request !== requestCount) return;
      list.replaceChildren(h("p", { class: "form-issue" }, icon("warning"),
        h("span", { text: `${texts.form.failed} ${error.message}` })));
    }
    list.removeAttribute("aria-busy");
  }

  load();
  return { element, focus: () => backButton.focus() };
}

/** A choice. A press calls `pick` with its value. */
function optionRow(option, pick) {
  const button = h("button", {
    class: "option", type: "button", on: { click: () => pick(option.value) },
  },
  option.symbol ? symbolImage(option.symbol) : null,
  h("span", { class: "option-words" },
    h("span", { class: "option-title", text: option.title }),
    ...(option.subtitle ? [h("span", { class: "quiet", text: option.subtitle })] : [])),
  icon("check"));
  button.optionValue = option.value;
  return button;
}

/** An SF Symbol in the color of the text. */
function symbolImage(name) {
  const element = h("span", { class: "option-symbol", "aria-hidden": "true" });
  element.style.maskImage = `url("/symbol/${encodeURIComponent(name)}.svg")`;
  return element;
}

/** Marks the options that are chosen. */
function mark(list, chosen) {
  for (const button of list.querySelectorAll(".option")) {
    const isChosen = isNone(button.optionValue) ? chosen.length === 0
      : chosen.some((other) => sameValue(other, button.optionValue));
    setAttribute(button, "aria-pressed", isChosen ? "true" : "false");
  }
}
