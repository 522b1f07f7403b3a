import { h, reconcile, setAttribute, setHidden, setNumbers, setText } from "./dom.js";
import { appName, createFace } from "./face.js";
import { icon } from "./icons.js";
import { itemRect } from "./layout.js";
import { animate, spring } from "./motion.js";
import { texts } from "./texts.js";

/**
 * One thing on a surface: a widget, or a Smart Stack of them, with its name, badges, and what
 * editing needs. `onKey(event, item)` is told of keys while editing.
 */
export function createItemView(app, { onKey, showsLabel }) {
  const track = h("div", { class: "faces" });
  const body = h("div", { class: "item-body" }, track);
  const dots = h("div", { class: "stack-dots", "aria-hidden": "true" });
  const label = h("div", { class: "item-label", "aria-hidden": "true" });
  const badge = h("div", { class: "item-badge" }, icon("warning"));
  const grip = h("button", {
    class: "item-grip", type: "button", "aria-describedby": "edit-hint",
    on: {
      click: () => edit(),
      keydown: (event) => onKey?.(event, item),
      focus: () => select(),
    },
  });
  const remove = h("button", {
    class: "item-remove", type: "button",
    on: {
      click: () => app.store.dispatch(
        { type: "sheet", sheet: { kind: "remove", placement: item.top } }),
    },
  }, icon("minus"));
  const turns = ["previous", "next"].map((way) => h("button", {
    class: `stack-turn stack-turn-${way}`, type: "button", "aria-label": texts.widget[way],
    on: { click: () => turnBy(way === "next" ? 1 : -1) },
  }, icon(way === "next" ? "down" : "up")));
  const element = h("div", { class: "item", role: "group" },
    body, dots, ...(showsLabel ? [label] : []), grip, ...turns, badge, remove);
  const faces = new Map();
  let item = null;
  let shownTop = null;

  element.addEventListener("focusin", select);
  body.addEventListener("keydown", (event) => {
    if (!item.stack || !["ArrowUp", "ArrowDown"].includes(event.key)) return;
    event.preventDefault();
    turnBy(event.key === "ArrowDown" ? 1 : -1);
  });

  function select() {
    if (item) app.store.dispatch({ type: "select", placement: item.top });
  }

  function edit() {
    const state = app.store.get().server.placements[item.top];
    select();
    if (state?.isConfigurable) {
      app.store.dispatch({ type: "sheet", sheet: { kind: "form", placement: item.top } });
    }
  }

  function turnBy(step) {
    if (!item.stack) return;
    const count = item.members.length;
    const next = item.members[(item.members.indexOf(item.top) + step + count) % count];
    turnTo(next);
  }

  function turnTo(top) {
    if (!item.stack || top === item.top) return;
    app.store.dispatch({ type: "stackTurning", stack: item.id, top });
    app.run({ command: "turn", stack: item.id, to: top });
  }

  function update(next, server, view, device, place) {
    item = next;
    setAttribute(element, "data-item", item.id);
    setAttribute(element, "data-family", item.family);
    setAttribute(element, "data-stack", Boolean(item.stack));
    const rect = itemRect(device, { ...item, place: place ?? item.place });
    setNumbers(element, { x: rect.x, y: rect.y, w: rect.width, h: rect.height });
    const state = server.placements[item.top];
    const position = item.members.indexOf(item.top);
    const owner = appName(server, state?.placement.extension);
    const name = texts.widget.group(state?.title ?? "", owner);
    setAttribute(element, "aria-label", item.stack
      ? texts.widget.stack(state?.title ?? "", position + 1, item.members.length) : name);
    setText(label, owner);
    updateFaces(server);
    updateStack(position);
    updateEditing(state, view);
    updateBadge(state);
  }

  function updateFaces(server) {
    reconcile(track, faces, item.members, (id) => createFace(app, id));
    for (const [id, face] of faces) {
      const isTop = id === item.top;
      setAttribute(face.element, "inert", !isTop);
      face.update(server.placements[id], server.pictures[id], lookOf(server.device));
    }
  }

  function updateStack(position) {
    if (shownTop !== item.top) {
      shownTop = item.top;
      setNumbers(track, { position });
    }
    if (!item.stack) return;
    while (dots.children.length > item.members.length) dots.lastChild.remove();
    while (dots.children.length < item.members.length) dots.append(h("i"));
    [...dots.children].forEach((dot, place) =>
      setAttribute(dot, "data-current", place === position));
  }

  function updateEditing(state, view) {
    const isEditing = view.isEditing;
    setAttribute(body, "inert", isEditing);
    setHidden(grip, !isEditing);
    setHidden(remove, !isEditing);
    const canTurn = item.stack && item.members.length > 1;
    for (const turn of turns) setHidden(turn, !canTurn);
    const title = state?.title ?? "";
    setAttribute(grip, "aria-label",
      state?.isConfigurable ? texts.widget.editing(title) : texts.widget.fixed(title));
    setAttribute(remove, "aria-label", texts.widget.remove(title));
    setAttribute(element, "data-editing", isEditing);
    setAttribute(element, "data-selected", view.selected === item.top);
  }

  function updateBadge(state) {
    setHidden(badge, !state?.failure);
    setAttribute(badge, "title", state?.failure);
    setAttribute(badge, "role", state?.failure ? "img" : null);
    setAttribute(badge, "aria-label", state?.failure);
  }

  return {
    element, update, turnBy, turnTo,
    get item() { return item; },
    /** Copies what is on the screen now, for dragging and flipping. */
    copy() {
      const address = faces.get(item.top)?.address;
      const copy = h("div", { class: "item-copy" });
      copy.dataset.family = item.family;
      if (address) copy.append(h("img", { class: "picture", src: address, alt: "" }));
      return copy;
    },
    arrive() {
      animate(element, [{ opacity: 0, scale: 0.6 }, { opacity: 1, scale: 1 }],
        { duration: 620, easing: spring });
    },
    async remove() {
      element.inert = true;
      await animate(element, [{ opacity: 1, scale: 1 }, { opacity: 0, scale: 0.4 }],
        { duration: 240, fill: "forwards" });
      element.remove();
    },
    /** Moves the faces with a finger, in fractions of the stack's height. */
    drag(fraction) {
      setAttribute(track, "data-dragged", true);
      setNumbers(track, { position: item.members.indexOf(item.top) - fraction });
    },
    settle() {
      setAttribute(track, "data-dragged", false);
      setNumbers(track, { position: item.members.indexOf(item.top) });
    },
  };
}

/** What changes every picture at once, and fades. */
export function lookOf(device) {
  if (!device) return "";
  return [device.colorScheme, device.look, device.tint, device.isLuminanceReduced,
    device.isNight, device.isLocked].join(" ");
}
