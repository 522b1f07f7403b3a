import { h, setAttribute, setNumbers, setText } from "./dom.js";

/**
 * The accessible twin of a widget's picture: its texts, buttons, links and switches, in order, each
 * over its frame. `onTap(element)` is told of those that can be tapped.
 */
export function createElements(container, onTap) {
  let nodes = [];

  function update(elements) {
    const next = elements.map((element, place) => {
      const old = nodes[place];
      if (old && old.role === element.role) return { ...old, element };
      return { role: element.role, element, node: make(element.role) };
    });
    const focused = nodes.findIndex(({ node }) => node === document.activeElement);
    nodes.forEach(({ node }, place) => {
      if (next[place]?.node !== node) node.remove();
    });
    next.forEach(({ node, element }, place) => {
      fill(node, element);
      node.elementIndex = element.index;
      if (container.children[place] !== node) {
        container.insertBefore(node, container.children[place] ?? null);
      }
    });
    nodes = next;
    if (focused >= 0 && document.activeElement !== nodes[focused]?.node) {
      nodes[Math.min(focused, nodes.length - 1)]?.node.focus?.();
    }
  }

  function make(role) {
    const tap = (event) => {
      event.stopPropagation();
      const found = nodes.find(({ node }) => node === event.currentTarget);
      if (found && found.element.isEnabled !== false) onTap(found.element);
    };
    switch (role) {
      case "button":
        return h("button", { class: "element", type: "button", on: { click: tap } });
      case "link":
        return h("button", { class: "element", type: "button", role: "link", on: { click: tap } });
      case "switch":
        return h("button", {
          class: "element", type: "button", role: "switch", on: { click: tap },
        });
      case "image":
        return h("span", { class: "element-text", role: "img" });
      case "heading":
        return h("span", { class: "element-text", role: "heading", "aria-level": 4 });
      default:
        return h("span", { class: "element-text" });
    }
  }

  return { update };
}

function fill(node, element) {
  const { frame, role } = element;
  setNumbers(node, { x: frame.x, y: frame.y, w: frame.width, h: frame.height });
  const label = [element.label, element.value].filter(Boolean).join(", ");
  if (role === "text" || role === "heading") {
    setText(node, label);
    return;
  }
  // A name has to be there even where the author gave none.
  setAttribute(node, "aria-label", label || role);
  if (role === "image") return;
  setAttribute(node, "title", element.hint);
  setAttribute(node, "aria-disabled", element.isEnabled === false ? "true" : null);
  if (role === "switch") setAttribute(node, "aria-checked", element.isOn ? "true" : "false");
}
