import { texts } from "../app/texts.js";
import { h, reconcile, setAttribute, setHidden, setNumbers, setText } from "../dom/dom.js";
import { icon } from "../dom/icons.js";
import { animate, spring } from "../dom/motion.js";
import { problemOf } from "../form/problems.js";
import { ordinalOf } from "../rules/items.js";
import { itemRect } from "../rules/surfaces.js";
import { appName, createFace } from "./face.js";
import { createItemEditing } from "./item-editing.js";

/**
 * An item on a surface: a widget or a Smart Stack, with its name, its badge and the controls for
 * editing. `onKey(event, item)` receives the keys pressed while editing.
 */
export function createItemView(app, { onKey, showsLabel }) {
  const track = h("div", { class: "faces" });
  const body = h("div", { class: "item-body" }, track);
  const label = h("div", { class: "item-label", "aria-hidden": "true" });
  const dots = createStackDots();
  const badge = createBadge();
  const editing = createItemEditing(app, { onKey, turnBy, itemOf: () => item });
  const element = h("div", { class: "item", role: "group" },
    body, dots.element, ...(showsLabel ? [label] : []), editing.grip, ...editing.turnButtons,
    badge.element, editing.remove);
  const faces = new Map();
  let item = null;
  /** The widget's name, with a number if there are several. */
  let title = "";
  let shownTop = null;

  watchItem(app, element, body, { itemOf: () => item, turnBy });

  function turnBy(step) {
    if (!item.stack) return;
    const count = item.members.length;
    turnTo(item.members[(item.members.indexOf(item.top) + step + count) % count]);
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
    title = texts.widget.numbered(state?.title ?? "", ordinalOf(server, item));
    setAttribute(element, "aria-label", item.stack
      ? texts.widget.stack(title, position + 1, item.members.length)
      : texts.widget.group(title, owner));
    setText(label, owner);
    updateFaces(app, track, faces, item, server);
    if (shownTop !== item.top) {
      shownTop = item.top;
      setNumbers(track, { position });
    }
    if (item.stack) {
      setNumbers(element, { members: item.members.length });
      dots.update(item.members.length, position);
    }
    setAttribute(body, "inert", view.isEditing);
    setAttribute(element, "data-editing", view.isEditing);
    setAttribute(element, "data-selected", view.selected === item.top);
    editing.update(item, state, view.isEditing, title);
    badge.update(problemOf(state));
  }

  return {
    element, update, turnBy, turnTo,
    get item() { return item; },
    get title() { return title; },
    /** Returns a copy of the picture on the screen, for dragging. */
    copy: () => copyOf(item, faces.get(item.top)?.address),
    arrive: () => arrive(element),
    remove: () => leave(element),
    /** Moves the faces with the finger; `fraction` is of the stack's height. */
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

/** Selects a focused item, and turns a stack with the arrow keys. */
function watchItem(app, element, body, { itemOf, turnBy }) {
  element.addEventListener("focusin", () => {
    const item = itemOf();
    if (item) app.store.dispatch({ type: "select", placement: item.top });
  });
  body.addEventListener("keydown", (event) => {
    if (!itemOf().stack || !["ArrowUp", "ArrowDown"].includes(event.key)) return;
    event.preventDefault();
    turnBy(event.key === "ArrowDown" ? 1 : -1);
  });
}

/** Shows a face for each member of an item. Only the one on top reacts. */
function updateFaces(app, track, faces, item, server) {
  reconcile(track, faces, item.members, (id) => createFace(app, id));
  for (const [id, face] of faces) {
    const isTop = id === item.top;
    setAttribute(face.element, "inert", !isTop);
    face.update(server.placements[id], server.pictures[id], lookOf(server.device));
  }
}

function copyOf(item, address) {
  const copy = h("div", { class: "item-copy" });
  copy.dataset.family = item.family;
  if (address) copy.append(h("img", { class: "picture", src: address, alt: "" }));
  return copy;
}

function arrive(element) {
  animate(element, [{ opacity: 0, scale: 0.6 }, { opacity: 1, scale: 1 }],
    { duration: 620, easing: spring });
}

async function leave(element) {
  element.inert = true;
  await animate(element, [{ opacity: 1, scale: 1 }, { opacity: 0, scale: 0.4 }],
    { duration: 240, fill: "forwards" });
  element.remove();
}

/** A dot for each member of a stack. */
function createStackDots() {
  const element = h("div", { class: "stack-dots", "aria-hidden": "true" });
  return {
    element,
    update(count, position) {
      while (element.children.length > count) element.lastChild.remove();
      while (element.children.length < count) element.append(h("i"));
      [...element.children].forEach((dot, index) =>
        setAttribute(dot, "data-current", index === position));
    },
  };
}

/** The sign of a problem. */
function createBadge() {
  const element = h("div", { class: "item-badge" }, icon("warning"));
  return {
    element,
    update(problem) {
      setHidden(element, !problem);
      setAttribute(element, "title", problem);
      setAttribute(element, "role", problem ? "img" : null);
      setAttribute(element, "aria-label", problem);
    },
  };
}

/** A key of the settings that change every picture. Such a change fades. */
export function lookOf(device) {
  if (!device) return "";
  return [device.colorScheme, device.look, device.os, device.tint, device.isLuminanceReduced,
    device.isNight, device.isLocked].join(" ");
}
