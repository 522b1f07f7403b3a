import { texts } from "../app/texts.js";
import { h, reconcile, setHidden, setText } from "../dom/dom.js";
import { timeText } from "../rules/dates.js";
import { filterRows, levels, originOf } from "../state/source-state.js";
import { panelClose } from "./panel-close.js";

/** The rows that are in the document; older ones are found with the filter. */
const shownLimit = 500;
/** How near to the end the list must be to follow it, in CSS pixels. */
const nearEnd = 30;

/** The panel with what extensions and apps print: filters, follows the end, can be cleared. */
export function mountConsole(app, element) {
  const { store } = app;
  const t = texts.console;
  const filter = { origin: "", level: "", text: "", after: 0 };
  let isFollowing = true;

  const origin = h("select", { class: "field", "aria-label": t.process, on: { change: refilter } },
    h("option", { value: "", text: t.allProcesses }));
  const level = h("select", { class: "field", "aria-label": t.level, on: { change: refilter } },
    h("option", { value: "", text: t.allLevels }),
    levels.slice(1).map((name) => h("option", { value: name, text: t.levels[name] })));
  const text = h("input", {
    class: "field", type: "search", placeholder: t.filter, "aria-label": t.filter,
    on: { input: refilter },
  });
  const follow = h("button", {
    class: "button", type: "button", "aria-pressed": "true", text: t.follow,
    on: { click: () => setFollowing(!isFollowing) },
  });
  const clear = h("button", {
    class: "button", type: "button", text: t.clear,
    on: {
      click() {
        filter.after = store.get().server.output.last;
        show();
      },
    },
  });
  const empty = h("p", { class: "quiet console-empty", text: t.empty });
  const count = h("span", { class: "quiet console-count" });
  // Screen readers do not read new rows: a process can print many a second.
  const list = h("div", {
    class: "console-rows", role: "log", "aria-live": "off", "aria-label": t.title, tabindex: "0",
    on: { scroll: onScroll },
  });
  element.append(
    h("div", { class: "console-tools" },
      h("h2", { text: t.title }), origin, level, text, count, follow, clear, panelClose(app)),
    empty, list);

  const views = new Map();

  function refilter() {
    Object.assign(filter, { origin: origin.value, level: level.value, text: text.value });
    show();
  }

  function setFollowing(value) {
    isFollowing = value;
    follow.setAttribute("aria-pressed", value ? "true" : "false");
    if (value) list.scrollTop = list.scrollHeight;
  }

  function onScroll() {
    const isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < nearEnd;
    if (isAtEnd !== isFollowing) setFollowing(isAtEnd);
  }

  function show() {
    const { server, view } = store.get();
    if (view.drawer !== "console" || !server.device) return;
    filter.origin = showOrigins(origin, server.output.rows);
    const found = filterRows(server.output.rows, filter);
    const rows = found.slice(-shownLimit);
    const bySequence = new Map(rows.map((row) => [row.sequence, row]));
    setHidden(empty, rows.length > 0);
    reconcile(list, views, rows.map(({ sequence }) => sequence),
      (sequence) => createRow(bySequence.get(sequence), server.device));
    setText(count, t.count(found.length, server.output.missed));
    if (isFollowing) list.scrollTop = list.scrollHeight;
  }

  store.watchThrottled(({ server, view }) => [server.output, server.device, view.drawer], show);
}

/** Fills the menu of processes, and returns the one that is chosen; "" for all. */
function showOrigins(menu, rows) {
  const names = [...new Set(rows.map(originOf))].sort();
  const key = names.join("\n");
  if (menu.dataset.key === key) return menu.value;
  menu.dataset.key = key;
  const { value } = menu;
  menu.replaceChildren(h("option", { value: "", text: texts.console.allProcesses }),
    ...names.map((name) => h("option", { value: name, text: name })));
  menu.value = names.includes(value) ? value : "";
  return menu.value;
}

function createRow(row, device) {
  const label = [row.source === "log" ? row.level : null, row.category].filter(Boolean).join(" ");
  const element = h("div", {
    class: "console-row", data: { level: row.level, source: row.source },
    title: [row.subsystem, `pid ${row.process}`].filter(Boolean).join(", "),
  },
  h("time", {
    class: "quiet", datetime: row.date, text: timeText(Date.parse(row.date), device, true),
  }),
  h("span", { class: "console-origin", text: originOf(row) }),
  h("span", { class: "console-text" },
    label ? h("b", { text: `${label} ` }) : null, h("span", { text: row.text || " " }),
    row.request ? h("span", { class: "quiet console-request", text: row.request }) : null));
  return { element };
}
