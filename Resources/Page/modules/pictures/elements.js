import { h, setAttribute, setNumbers, setText } from "../dom/dom.js";

/**
 * The accessible elements of a picture: texts, buttons, links and switches in reading order, each
 * positioned over its frame. `onTap(element)` receives taps on enabled elements.
 */
export function createElements(container, onTap) {
  let nodes = [];

  function update(elements) {
    const next = elements.map((element, index) => {
      const old = nodes[index];
      if (old && old.role === element.role) return { ...old, element };
      return { role: element.role, element, node: createNode(element.role) };
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

  function createNode(role) {
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
  // Every element needs a name, even if the author gave none.
  setAttribute(node, "aria-label", label || role);
  if (role === "image") return;
  setAttribute(node, "title", element.hint);
  setAttribute(node, "aria-disabled", element.isEnabled === false ? "true" : null);
  if (role === "switch") setAttribute(node, "aria-checked", element.isOn ? "true" : "false");
}
