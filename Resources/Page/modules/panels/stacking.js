import { texts } from "../app/texts.js";
import { h } from "../dom/dom.js";
import { companionDevice } from "../rules/companions.js";
import { freePlace } from "../rules/grid.js";
import { itemOf, itemsOn, pageCount } from "../rules/items.js";
import { deviceOf } from "../rules/layout.js";
import { surfaces } from "../rules/surfaces.js";

/** Stacking with a menu instead of a drag. */

/** The value of the choice that removes a placement from its stack. */
const unstack = "out";

/** The choices for a placement: `[{ value, label }]`, empty if it cannot be stacked. */
export function stackChoices(server, placement) {
  const item = itemOf(server, placement);
  if (!item || !surfaces[item.place.surface]?.canStack) return [];
  const isAlone = item.members.length === 1;
  const out = isAlone ? [] : [{ value: unstack, label: texts.inspector.unstack }];
  const onto = itemsOn(server, item.place.surface, item.device)
    .filter((other) => other.id !== item.id && other.family === item.family)
    .map((other) => ({
      value: other.id,
      label: texts.inspector.stackOnto(server.placements[other.top]?.title ?? other.id),
    }));
  return [...out, ...onto];
}

/** Fills the menu. Its first option, which does nothing, shows whether the placement is stacked. */
export function fillStackChoices(select, choices) {
  const key = JSON.stringify(choices);
  if (select.dataset.key === key) return;
  select.dataset.key = key;
  const isStacked = choices.some(({ value }) => value === unstack);
  const current = isStacked ? texts.inspector.stacked : texts.inspector.notStacked;
  select.replaceChildren(h("option", { value: "", text: current }),
    ...choices.map(({ value, label }) => h("option", { value, text: label })));
}

/** Performs the choice of the menu. */
export async function restack(app, placement, select) {
  const onto = select.value;
  select.value = "";
  if (!onto) return;
  if (onto !== unstack) {
    await app.run({ command: "stack", placement, onto });
    return;
  }
  await unstackWidget(app, placement);
}

/** Moves a member of a stack to the first free place. */
export async function unstackWidget(app, placement) {
  const { server, view } = app.store.get();
  const { family, place, device } = itemOf(server, placement);
  const shown = itemsOn(server, "home", device);
  const grid = (device ? companionDevice(server, device) : deviceOf(server)).surfaces.home;
  const first = place.surface === "home" ? place.page : view.page;
  const count = pageCount(server, device) + 1;
  const pages = [first, ...Array.from({ length: count }, (_, page) => page)];
  const free = pages.map((page) => freePlace(grid, shown, family, page)).find(Boolean);
  if (free) await app.run({ command: "move", placement, place: free });
}
