import { texts } from "../app/texts.js";
import { h, reconcile, setAttribute, setHidden, setNumbers, setText } from "../dom/dom.js";
import { icon } from "../dom/icons.js";
import { animate, spring } from "../dom/motion.js";
import { problemOf } from "../form/problems.js";
import { ordinalOf } from "../rules/items.js";
import { itemRect } from "../rules/surfaces.js";
import { appName, createFace } from "./face.js";

/**
 * An item on a surface: a widget or a Smart Stack, with its name, its badge and the controls for
 * editing. `onKey(event, item)` receives the keys pressed while editing.
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
  const turnButtons = ["previous", "next"].map((direction) => h("button", {
    class: `stack-turn stack-turn-${direction}`, type: "button",
    "aria-label": texts.widget[direction],
    on: { click: () => turnBy(direction === "next" ? 1 : -1) },
  }, icon(direction === "next" ? "down" : "up")));
  const element = h("div", { class: "item", role: "group" },
    body, dots, ...(showsLabel ? [label] : []), grip, ...turnButtons, badge, remove);
  const faces = new Map();
  let item = null;
  /** The widget's name, with a number if there are several. */
  let title = "";
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
    title = texts.widget.numbered(state?.title ?? "", ordinalOf(server, item));
    setAttribute(element, "aria-label", item.stack
      ? texts.widget.stack(title, position + 1, item.members.length)
      : texts.widget.group(title, owner));
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
    setNumbers(element, { members: item.members.length });
    [...dots.children].forEach((dot, index) =>
      setAttribute(dot, "data-current", index === position));
  }

  function updateEditing(state, view) {
    const isEditing = view.isEditing;
    setAttribute(body, "inert", isEditing);
    setHidden(grip, !isEditing);
    setHidden(remove, !isEditing);
    const canTurn = item.stack && item.members.length > 1;
    for (const button of turnButtons) setHidden(button, !canTurn);
    setAttribute(grip, "aria-label",
      state?.isConfigurable ? texts.widget.editing(title) : texts.widget.fixed(title));
    setAttribute(remove, "aria-label", texts.widget.remove(title));
    setAttribute(element, "data-editing", isEditing);
    setAttribute(element, "data-selected", view.selected === item.top);
  }

  function updateBadge(state) {
    const problem = problemOf(state);
    setHidden(badge, !problem);
    setAttribute(badge, "title", problem);
    setAttribute(badge, "role", problem ? "img" : null);
    setAttribute(badge, "aria-label", problem);
  }

  return {
    element, update, turnBy, turnTo,
    get item() { return item; },
    get title() { return title; },
    /** Returns a copy of the picture on the screen, for dragging. */
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

/** A key of the settings that change every picture. Such a change fades. */
export function lookOf(device) {
  if (!device) return "";
  return [device.colorScheme, device.look, device.os, device.tint, device.isLuminanceReduced,
    device.isNight, device.isLocked].join(" ");
}
