import { tapActivity } from "../activities/activity-tap.js";
import { texts } from "../app/texts.js";
import { pressControl } from "../controls/control-press.js";
import { describeControl } from "../controls/control-view.js";
import { h, reconcile, setAttribute, setNumbers } from "../dom/dom.js";
import { frameNumbers } from "../dom/frames.js";
import { icon } from "../dom/icons.js";
import { createTapArea } from "../pictures/tap-area.js";
import { sideOfSlot } from "../rules/complications.js";

/**
 * The widgets, activities, controls and free slots on the picture of a companion: an element over
 * each frame, with the accessible elements of its content. A car accepts no taps; there, a press
 * opens the menu of a widget.
 */
export function createCompanionItems(app, role) {
  const { store } = app;
  const element = h("div", { class: "companion-items" });
  const views = new Map();
  let isInteractive = true;

  function createWidget(id) {
    const item = h("div", { class: "companion-item", role: "group", data: { item: id } });
    const select = () => store.dispatch({ type: "select", placement: id });
    const taps = createTapArea(item, (target) => {
      select();
      if (!isInteractive) {
        store.dispatch({ type: "sheet", sheet: { kind: "menu", placement: id, on: role } });
      } else if (!("pending" in item.dataset)) {
        app.run({ command: "tap", placement: id, ...target });
      }
    });
    item.addEventListener("focusin", select);
    return {
      element: item,
      update({ frame, size, version, elements }, { title }, isSelected) {
        setNumbers(item, frameNumbers(frame));
        setAttribute(item, "aria-label", title);
        setAttribute(item, "data-selected", isSelected);
        // Without content there is nothing to tap.
        setAttribute(item, "data-pending", version === 0);
        taps.setLabel(isInteractive
          ? texts.widget.open(title) : texts.companions.options(title));
        taps.update({ ...size, version, elements });
      },
    };
  }

  function createActivity(id, presentation) {
    const item = h("div", { class: "companion-activity", role: "group", data: { activity: id } });
    const taps = createTapArea(item, (target) => {
      if (isInteractive) tapActivity(app, id, presentation, { ...target, on: role });
      else store.dispatch({ type: "select", placement: id });
    });
    return {
      element: item,
      update({ frame, size, elements }, { app: owner }) {
        setNumbers(item, frameNumbers(frame));
        setAttribute(item, "aria-label", texts.activity.label(owner));
        taps.setLabel(isInteractive
          ? texts.activity.open(owner) : texts.companions.explain(owner));
        taps.update({ ...size, version: 0, elements });
      },
    };
  }

  function createControl(id) {
    const words = h("span", { class: "hidden", id: `companion-words-${id}` });
    const item = h("button", {
      class: "companion-control", type: "button", data: { control: id },
      "aria-describedby": words.id,
      on: {
        click: () => pressControl(app, id, role),
        focus: () => store.dispatch({ type: "select", placement: id }),
      },
    }, words);
    return {
      element: item,
      update({ frame }, state, isSelected) {
        setNumbers(item, frameNumbers(frame));
        describeControl(item, words, state);
        setAttribute(item, "data-selected", isSelected);
      },
    };
  }

  function createSlot({ place, family }, surface) {
    return {
      element: h("button", {
        class: "companion-slot", type: "button", data: { family },
        on: {
          click: () => store.dispatch({
            type: "sheet", sheet: { kind: "gallery", on: role, surface, place, family },
          }),
        },
      }, icon("plus")),
    };
  }

  /** Shows the contents of a surface (docs/device-page.md); null before the first picture. */
  function update(server, contents, surface) {
    isInteractive = contents?.isInteractive ?? true;
    const widgets = (contents?.widgets ?? []).filter((widget) =>
      server.placements[widget.placement]);
    const activities = (contents?.activities ?? []).filter((shown) =>
      server.activities[shown.activity]);
    const controls = (contents?.controls ?? []).filter((shown) => server.controls[shown.control]);
    const entries = new Map([
      ...activities.map((shown) => [`${shown.activity} ${shown.presentation}`, shown]),
      ...widgets.map((widget) => [widget.placement, widget]),
      ...controls.map((shown) => [shown.control, shown]),
      ...(contents?.slots ?? []).map((slot) => [JSON.stringify(slot.place), slot]),
    ]);
    const focused = document.activeElement;
    reconcile(element, views, [...entries.keys()], (key) => {
      const entry = entries.get(key);
      if (entry.placement) return createWidget(entry.placement);
      if (entry.control) return createControl(entry.control);
      return entry.activity ? createActivity(entry.activity, entry.presentation)
        : createSlot(entry, surface.name);
    });
    // An element that is moved in the document loses the focus.
    if (focused !== document.activeElement && element.contains(focused)) focused.focus();
    const { selected } = store.get().view;
    for (const [key, entry] of entries) {
      const view = views.get(key);
      if (entry.placement) {
        view.update(entry, server.placements[entry.placement], selected === entry.placement);
      } else if (entry.activity) {
        view.update(entry, server.activities[entry.activity]);
      } else if (entry.control) {
        view.update(entry, server.controls[entry.control], selected === entry.control);
      } else {
        const side = texts.companions.sides[sideOfSlot(server, contents, entry)];
        setNumbers(view.element, frameNumbers(entry.frame));
        setAttribute(view.element, "aria-label",
          texts.companions.addSlot([texts.families[entry.family], side]));
      }
    }
  }

  return { element, update };
}
