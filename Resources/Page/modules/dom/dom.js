import { shownText } from "./shown-text.js";

/**
 * Creates an element.
 *
 *     h("button", { class: "chip", type: "button", text: "Add", on: { click: add } })
 *
 * `class`, `text`, `data` (dataset) and `on` (listeners by event) are special; every other property
 * is an attribute, omitted if it is null, undefined or false. There is no `style`: the page's
 * Content-Security-Policy forbids inline styles, so they are set with `element.style`. Texts are
 * never markup, and `shownText` removes what could change the texts around them.
 */
export function h(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "class") element.className = value;
    else if (name === "text") element.textContent = shownText(value);
    else if (name === "data") Object.assign(element.dataset, value);
    else if (name === "on") listen(element, value);
    else element.setAttribute(name, attributeText(name, value));
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined)
    .map((child) => (typeof child === "string" ? shownText(child) : child)));
  return element;
}

function listen(element, listeners) {
  for (const [event, listener] of Object.entries(listeners)) {
    element.addEventListener(event, listener);
  }
  return element;
}

/** Sets an attribute only if its value changes, so that screen readers do not repeat it. */
export function setAttribute(element, name, value) {
  if (value === null || value === undefined || value === false) {
    if (element.hasAttribute(name)) element.removeAttribute(name);
    return;
  }
  const text = attributeText(name, value);
  if (element.getAttribute(name) !== text) element.setAttribute(name, text);
}

function attributeText(name, value) {
  if (value === true) return "";
  return shownAttributes.has(name) ? shownText(value) : String(value);
}

const shownAttributes =
  new Set(["alt", "aria-label", "aria-description", "data-title", "placeholder", "title"]);

export function setHidden(element, isHidden) {
  if (element.hidden !== isHidden) element.hidden = isHidden;
}

export function setText(element, text) {
  const shown = shownText(text);
  if (element.textContent !== shown) element.textContent = shown;
}

/** Sets custom properties (`--x`); the style sheets multiply them by `--pt`. */
export function setNumbers(element, numbers) {
  for (const [name, value] of Object.entries(numbers)) {
    const text = String(Math.round(value * 1000) / 1000);
    if (element.style.getPropertyValue(`--${name}`) !== text) {
      element.style.setProperty(`--${name}`, text);
    }
  }
}

/**
 * Updates the children of `parent` to match `keys`, in order. Views of known keys are kept, so
 * their elements keep focus and animations; `create(key)` makes new ones; the others are removed.
 *
 * `views` is the caller's map from key to view. A view has an `element` and may have `remove()`,
 * which then has to remove the element, for example after an animation.
 */
export function reconcile(parent, views, keys, create) {
  const keySet = new Set(keys);
  for (const [key, view] of views) {
    if (keySet.has(key)) continue;
    views.delete(key);
    if (view.remove) view.remove();
    else view.element.remove();
  }
  let previous = null;
  for (const key of keys) {
    let view = views.get(key);
    if (!view) {
      view = create(key);
      views.set(key, view);
    }
    const next = previous ? previous.nextSibling : parent.firstChild;
    if (view.element.parentNode !== parent || (previous && view.element !== next)) {
      if (next !== view.element) parent.insertBefore(view.element, next);
    }
    previous = view.element;
  }
}
