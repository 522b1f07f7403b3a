import { h } from "./dom.js";
import { freePlace } from "./grid.js";
import { itemOf, itemsOn, pageCount } from "./items.js";
import { texts } from "./texts.js";

/** Stacks without a pointer: what a placement can be put on, or taken out of, as a list. */

const takeOut = "out";

/** `[{ value, label }]`; empty where nothing can be done. */
export function stackChoices(server, placement) {
  const item = itemOf(server, placement);
  if (!item || !["home", "standBy"].includes(item.place.surface)) return [];
  const isAlone = item.members.length === 1;
  const out = isAlone ? [] : [{ value: takeOut, label: texts.inspector.takeOut }];
  const onto = itemsOn(server, item.place.surface)
    .filter((other) => other.id !== item.id && other.family === item.family)
    .map((other) => ({
      value: other.id,
      label: texts.inspector.putOn(server.placements[other.top]?.title ?? other.id),
    }));
  return [...out, ...onto];
}

export function fillStackChoices(select, choices) {
  const key = JSON.stringify(choices);
  if (select.dataset.key === key) return;
  select.dataset.key = key;
  select.replaceChildren(h("option", { value: "", text: texts.inspector.asItIs }),
    ...choices.map(({ value, label }) => h("option", { value, text: label })));
}

export async function restack(app, placement, select) {
  const onto = select.value;
  select.value = "";
  if (!onto) return;
  if (onto !== takeOut) {
    await app.run({ command: "stack", placement, onto });
    return;
  }
  const { server, view } = app.store.get();
  const { family, place } = itemOf(server, placement);
  const shown = itemsOn(server, "home");
  const first = place.surface === "home" ? place.page : view.page;
  const pages = [first, ...Array.from({ length: pageCount(server) + 1 }, (_, page) => page)];
  const free = pages.map((page) => freePlace(shown, family, page)).find(Boolean);
  if (free) await app.run({ command: "move", placement, place: free });
}
