/**
 * Makes an element. `properties`: `class`, `text`, `data` (dataset), `on` (listeners by event);
 * anything else is an attribute, left out where it is null or false.
 * Inline styles are set through the object model only, as the page's policy forbids them in markup.
 */
export function h(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "class") element.className = value;
    else if (name === "text") element.textContent = value;
    else if (name === "data") Object.assign(element.dataset, value);
    else if (name === "on") listen(element, value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return element;
}

function listen(element, listeners) {
  for (const [event, listener] of Object.entries(listeners)) {
    element.addEventListener(event, listener);
  }
  return element;
}

/** Sets an attribute only where it is another, so that nothing is announced twice. */
export function setAttribute(element, name, value) {
  if (value === null || value === undefined || value === false) {
    if (element.hasAttribute(name)) element.removeAttribute(name);
    return;
  }
  const text = value === true ? "" : String(value);
  if (element.getAttribute(name) !== text) element.setAttribute(name, text);
}

export function setHidden(element, isHidden) {
  if (element.hidden !== isHidden) element.hidden = isHidden;
}

export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** Numbers as custom properties: the style sheets turn them into points. */
export function setNumbers(element, numbers) {
  for (const [name, value] of Object.entries(numbers)) {
    const text = String(Math.round(value * 1000) / 1000);
    if (element.style.getPropertyValue(`--${name}`) !== text) {
      element.style.setProperty(`--${name}`, text);
    }
  }
}

/**
 * Makes the children of `parent` stand for `keys`, in order: kept by key, made where they are new,
 * removed where they are gone. `views` is the caller's map from key to view; a view has `element`,
 * and may have `remove()`, which takes the element away in its own time.
 */
export function reconcile(parent, views, keys, make) {
  const wanted = new Set(keys);
  for (const [key, view] of views) {
    if (wanted.has(key)) continue;
    views.delete(key);
    if (view.remove) view.remove();
    else view.element.remove();
  }
  let previous = null;
  for (const key of keys) {
    let view = views.get(key);
    if (!view) {
      view = make(key);
      views.set(key, view);
    }
    const next = previous ? previous.nextSibling : parent.firstChild;
    if (view.element.parentNode !== parent || (previous && view.element !== next)) {
      if (next !== view.element) parent.insertBefore(view.element, next);
    }
    previous = view.element;
  }
}
