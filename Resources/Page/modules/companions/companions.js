import { texts } from "../app/texts.js";
import { h, reconcile, setAttribute } from "../dom/dom.js";

/** The least time between two pictures of a companion, in milliseconds. */
const spacing = 1000;
/** How often the clock of a companion is drawn while nothing else changes, in milliseconds. */
const clockInterval = 10_000;

/**
 * The companions beside the main device: a watch, a car and a Mac, as the host draws them. A
 * picture is requested after a change of the host's state, at most once a second, and only while
 * the page is visible.
 */
export function mountCompanions(app, element) {
  const { store } = app;
  const views = new Map();

  store.watch(({ server }) => server.companions, (companions) => {
    element.hidden = companions.length === 0;
    reconcile(element, views, companions.map(({ role }) => role), (role) =>
      createCompanion(app, companions.find((companion) => companion.role === role)));
  });
  const redraw = () => { for (const view of views.values()) view.redraw(); };
  store.watch(({ server }) => [
    server.companions, server.placements, server.activities, server.clock, server.isReady,
    server.stacks,
  ], redraw);
  setInterval(redraw, clockInterval);
  document.addEventListener("visibilitychange", redraw);
}

function createCompanion(app, { role, surfaces }) {
  const t = texts.companions;
  let surface = null;
  const image = h("img", { class: "companion-screen", alt: "" });
  const buttons = surfaces.map(({ name, title }) => h("button", {
    class: "segment", type: "button", text: title, data: { surface: name },
    on: { click: () => choose({ name, title }) },
  }));
  const element = h("figure", { class: "companion", data: { role } }, image,
    surfaces.length > 1
      ? h("div", { class: "segments", role: "group", "aria-label": t.names[role] }, buttons)
      : null);
  let address = null;
  let isLoading = false;
  let isStale = false;

  function choose({ name, title }) {
    surface = name;
    for (const button of buttons) {
      setAttribute(button, "aria-pressed", button.dataset.surface === name ? "true" : "false");
    }
    setAttribute(image, "alt", t.picture(t.names[role], title));
    redraw();
  }

  /** One request runs at a time; a change meanwhile requests the next picture. */
  async function redraw() {
    if (document.hidden || !app.store.get().server.isReady) return;
    isStale = true;
    if (isLoading) return;
    isLoading = true;
    while (isStale && element.isConnected) {
      isStale = false;
      const scale = role === "watch" ? 2 : 0.5;
      const answer = await app.attempt({ command: "screenshot", on: role, surface, scale })
        .catch(() => null);
      if (answer) show(answer.png);
      await new Promise((done) => { setTimeout(done, spacing); });
    }
    isLoading = false;
  }

  function show(png) {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.codePointAt(0));
    const next = URL.createObjectURL(new Blob([bytes], { type: "image/png" }));
    image.src = next;
    if (address) URL.revokeObjectURL(address);
    address = next;
  }

  choose(surfaces[0]);
  return {
    element, redraw,
    remove() {
      if (address) URL.revokeObjectURL(address);
      element.remove();
    },
  };
}
