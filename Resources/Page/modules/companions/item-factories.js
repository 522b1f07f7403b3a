import { tapActivity } from "../activities/activity-tap.js";
import { runTap } from "../app/locked-taps.js";
import { texts } from "../app/texts.js";
import { pressControl } from "../controls/control-press.js";
import { describeControl } from "../controls/control-view.js";
import { h, setAttribute, setNumbers } from "../dom/dom.js";
import { frameNumbers } from "../dom/frames.js";
import { icon } from "../dom/icons.js";
import { createTapArea } from "../pictures/tap-area.js";

/**
 * The functions that create the elements over a companion's picture. `isInteractive()` returns
 * whether the surface accepts taps.
 */
export function itemFactories(app, role, isInteractive) {
  const context = { app, role, isInteractive };
  return {
    widget: (id) => createWidget(context, id),
    activity: (id, presentation) => createActivity(context, id, presentation),
    control: (id) => createControl(context, id),
    slot: (slot, surface) => createSlot(context, slot, surface),
  };
}

function createWidget({ app, role, isInteractive }, id) {
  const item = h("div", { class: "companion-item", role: "group", data: { item: id } });
  const select = () => app.store.dispatch({ type: "select", placement: id });
  const taps = createTapArea(item, (target) => {
    select();
    if (!isInteractive()) {
      app.store.dispatch({ type: "sheet", sheet: { kind: "menu", placement: id, on: role } });
    } else if (!("pending" in item.dataset)) {
      const { title } = app.store.get().server.placements[id];
      runTap(app, { command: "tap", placement: id, ...target }, { title, on: role });
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
      taps.setLabel(isInteractive()
        ? texts.widget.open(title) : texts.companions.options(title));
      taps.update({ ...size, version, elements });
    },
  };
}

function createActivity({ app, role, isInteractive }, id, presentation) {
  const item = h("div", { class: "companion-activity", role: "group", data: { activity: id } });
  const taps = createTapArea(item, (target) => {
    if (isInteractive()) tapActivity(app, id, presentation, { ...target, on: role });
    else app.store.dispatch({ type: "select", placement: id });
  });
  return {
    element: item,
    update({ frame, size, elements }, { app: owner }) {
      setNumbers(item, frameNumbers(frame));
      setAttribute(item, "aria-label", texts.activity.label(owner));
      taps.setLabel(isInteractive()
        ? texts.activity.open(owner) : texts.companions.explain(owner));
      taps.update({ ...size, version: 0, elements });
    },
  };
}

function createControl({ app, role }, id) {
  const words = h("span", { class: "hidden", id: `companion-words-${id}` });
  const item = h("button", {
    class: "companion-control", type: "button", data: { control: id },
    "aria-describedby": words.id,
    on: {
      click: () => pressControl(app, id, role),
      focus: () => app.store.dispatch({ type: "select", placement: id }),
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

function createSlot({ app, role }, { place, family }, surface) {
  return {
    element: h("button", {
      class: "companion-slot", type: "button", data: { family },
      on: {
        click: () => app.store.dispatch({
          type: "sheet", sheet: { kind: "gallery", on: role, surface, place, family },
        }),
      },
    }, icon("plus")),
  };
}
