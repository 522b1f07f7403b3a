import { h, setAttribute, setNumbers, setText } from "../dom/dom.js";

/**
 * The accessible elements of a picture: texts, buttons, links, switches and inputs in reading
 * order, each positioned over its frame. `onTap(element)` receives taps on enabled elements;
 * `onText(element, text)` receives what is typed into a text field, and the percentage of a slider.
 */
export function createElements(container, onTap, onText) {
  let nodes = [];

  function update(elements) {
    const next = elements.map((element, index) => {
      const old = nodes[index];
      const kind = kindOf(element);
      if (old && old.kind === kind) return { ...old, element };
      return { kind, element, node: createNode(element) };
    });
    const focused = nodes.findIndex(({ node }) => node === document.activeElement);
    nodes.forEach(({ node }, index) => {
      if (next[index]?.node !== node) node.remove();
    });
    next.forEach(({ node, element }, index) => {
      fill(node, element);
      node.elementIndex = element.index;
      if (container.children[index] !== node) {
        container.insertBefore(node, container.children[index] ?? null);
      }
    });
    nodes = next;
    if (focused >= 0 && document.activeElement !== nodes[focused]?.node) {
      nodes[Math.min(focused, nodes.length - 1)]?.node.focus?.();
    }
  }

  /** The element of the node that received an event; null if it is disabled. */
  function target(event) {
    const found = nodes.find(({ node }) => node === event.currentTarget)?.element;
    return found && found.isEnabled !== false ? found : null;
  }

  function createNode(element) {
    const tap = (event) => {
      event.stopPropagation();
      const found = target(event);
      if (found) onTap(found);
    };
    switch (element.role) {
      case "button":
        return h("button", { class: "element", type: "button", on: { click: tap } });
      case "link":
        return h("button", { class: "element", type: "button", role: "link", on: { click: tap } });
      case "switch":
        return h("button", {
          class: "element", type: "button", role: "switch", on: { click: tap },
        });
      case "textField":
      case "slider":
        return createInput(element, (event) => {
          const found = target(event);
          if (found) onText?.(found, event.currentTarget.value);
        });
      case "image":
        return h("span", { class: "element-text", role: "img" });
      case "heading":
        return h("span", { class: "element-text", role: "heading", "aria-level": 4 });
      default:
        return h("span", { class: "element-text" });
    }
  }

  /** Moves the focus to the first element that fulfills a condition. */
  function focus(condition) {
    nodes.find(({ element }) => condition(element))?.node.focus?.({ preventScroll: true });
  }

  return { update, focus };
}

/** Elements of the same kind can have the same node. */
function kindOf({ role, isSecure, isMultiline }) {
  return [role, isSecure && "secure", isMultiline && "multiline"].filter(Boolean).join(" ");
}

/** An input over the picture. It shows its own text while it has the focus. */
function createInput({ role, isSecure, isMultiline }, onInput) {
  const keep = (event) => event.stopPropagation();
  // The gestures of the window do not apply to inputs.
  const on = { input: onInput, pointerdown: keep, click: keep };
  if (role === "slider") {
    return h("input", { class: "element element-slider", type: "range", min: 0, max: 100, on });
  }
  if (isMultiline) return h("textarea", { class: "element element-field", on });
  const type = isSecure ? "password" : "text";
  return h("input", { class: "element element-field", type, autocomplete: "off", on });
}

function fill(node, element) {
  const { frame, role } = element;
  setNumbers(node, { x: frame.x, y: frame.y, w: frame.width, h: frame.height });
  if (role === "textField" || role === "slider") {
    fillInput(node, element);
    return;
  }
  const label = [element.label, element.value].filter(Boolean).join(", ");
  if (role === "text" || role === "heading") {
    setText(node, label);
    return;
  }
  // Every element needs a name, even if the author gave none.
  setAttribute(node, "aria-label", label || role);
  if (role === "image") return;
  setAttribute(node, "title", element.hint);
  setAttribute(node, "aria-disabled", element.isEnabled === false ? "true" : null);
  setAttribute(node, "aria-haspopup", element.opensMenu ? "menu" : null);
  if (role === "button") setAttribute(node, "aria-pressed", element.isSelected ? "true" : null);
  if (role === "switch") setAttribute(node, "aria-checked", element.isOn ? "true" : "false");
}

function fillInput(node, { role, label, value, hint, isEnabled, isSecure }) {
  setAttribute(node, "aria-label", label || role);
  setAttribute(node, "title", hint);
  node.disabled = isEnabled === false;
  // What is being typed is newer than the picture. The page does not know the text of a secret.
  if (node === document.activeElement && role !== "slider") return;
  if (node.matches(":active")) return;
  const text = isSecure ? "" : role === "slider" ? String(parseInt(value, 10)) : value ?? "";
  if (node.value !== text) node.value = text;
}
