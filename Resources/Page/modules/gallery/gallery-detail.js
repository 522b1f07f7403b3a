import { texts } from "../app/texts.js";
import { appMark } from "../dom/app-mark.js";
import { h, setAttribute, setNumbers, setText } from "../dom/dom.js";
import { icon } from "../dom/icons.js";
import { watchGestures } from "../gestures/gestures.js";
import { galleryTarget, placeFor } from "./gallery-target.js";
import { pagesOf } from "./offers.js";
import { previewStage } from "./preview-stage.js";

/** One app in the gallery: a page for each kind and size, and the button "Add Widget". */
export function createGalleryDetail(app, { sheet, group, item, close }) {
  const { store } = app;
  const pages = pagesOf(group.items);
  let current = Math.max(0, pages.findIndex((page) => page.item.kind === item.kind
    && page.item.extension === item.extension));

  const server = store.get().server;
  const target = galleryTarget(server, sheet);
  const track = h("div", { class: "carousel-track" }, pages.map(({ item, family }) =>
    h("div", { class: "carousel-page", "aria-hidden": "true" },
      previewStage("carousel-stage", item, family, target, server.device.colorScheme))));
  [...track.children].forEach((page, index) => setNumbers(page, { page: index }));
  const name = h("h3", { class: "detail-name" });
  const description = h("p", { class: "detail-description" });
  const size = h("p", { class: "detail-size" });
  const dots = h("div", {
    class: "carousel-dots", role: "group", "aria-label": texts.gallery.sizes,
  }, pages.map((page, index) => h("button", {
    class: "page-dot", type: "button",
    "aria-label": texts.gallery.preview(page.item.displayName, texts.families[page.family]),
    on: { click: () => show(index) },
  })));
  const turnButtons = [["previous", "left", -1], ["next", "right", 1]].map(([label, glyph, step]) =>
    h("button", {
      class: `carousel-turn carousel-${label}`, type: "button", "aria-label": texts.gallery[label],
      on: { click: () => show(current + step) },
    }, icon(glyph)));
  const recommendations = createRecommendations(target);
  const add = h("button", {
    class: "button button-primary detail-add", type: "button", on: { click: place },
  }, icon("plus"), h("span", { text: texts.gallery.add }));
  const carousel = h("div", { class: "carousel" }, track, ...turnButtons);
  const element = h("div", { class: "gallery-detail" },
    h("div", { class: "detail-app" }, appMark(group.app), h("span", { text: group.app })),
    h("div", { class: "detail-words", "aria-live": "polite" }, name, description, size),
    carousel, dots, recommendations.element, add);

  swipeCarousel(carousel, track, (step) => show(current + step));

  function show(next) {
    current = Math.max(0, Math.min(next, pages.length - 1));
    const page = pages[current];
    setNumbers(track, { position: current });
    setText(name, page.item.displayName);
    setText(description, page.item.description);
    setText(size, texts.families[page.family]);
    [...dots.children].forEach((dot, index) =>
      setAttribute(dot, "aria-current", index === current ? "true" : null));
    [...track.children].forEach((child, index) =>
      setAttribute(child, "data-current", index === current));
    turnButtons[0].disabled = current === 0;
    turnButtons[1].disabled = current === pages.length - 1;
    dots.hidden = pages.length < 2;
    recommendations.update(page.item);
  }

  async function place() {
    const page = pages[current];
    add.disabled = true;
    const state = await placeWidget(app, sheet, page, recommendations.chosen);
    add.disabled = false;
    if (!state) return;
    close();
    showPlaced(app, sheet, state, page.item);
  }

  show(current);
  return {
    element,
    onKey(event) {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (step) show(current + step);
    },
  };
}

/** Turns to the next or the previous page with the finger. */
function swipeCarousel(carousel, track, turn) {
  watchGestures(carousel, {
    begin({ axis }) {
      if (axis !== "x") return null;
      const width = carousel.getBoundingClientRect().width;
      setAttribute(track, "data-dragged", true);
      return {
        move: ({ dx }) => setNumbers(track, { drag: dx / width }),
        end({ dx, vx }) {
          setAttribute(track, "data-dragged", false);
          setNumbers(track, { drag: 0 });
          const isFar = Math.abs(dx) > width * 0.3 || Math.abs(vx) > 0.35;
          turn(isFar ? -Math.sign(dx) : 0);
        },
      };
    },
  });
}

/** The chips that choose one of a widget's recommendations. */
function createRecommendations(target) {
  const element = h("div", {
    class: "detail-recommendations", role: "group", "aria-label": texts.gallery.recommended,
  });
  let chosen = null;

  function update(shown) {
    const options = shown.recommendations ?? [];
    // On a watch, a widget always has one of its recommendations.
    const choices = options.length && target.role !== "watch" ? [null, ...options] : options;
    if (!choices.includes(chosen)) chosen = choices[0] ?? null;
    element.hidden = options.length === 0;
    element.replaceChildren(...choices.map((option) => h("button", {
      class: "chip", type: "button", text: option?.title ?? texts.gallery.standard,
      "aria-pressed": option === chosen ? "true" : "false",
      on: {
        click: () => {
          chosen = option;
          update(shown);
        },
      },
    })));
  }

  return { element, update, get chosen() { return chosen; } };
}

/** Places a widget; returns its state, or undefined if the host rejects it. */
async function placeWidget({ store, run }, sheet, { item, family }, recommendation) {
  const state = await run({
    command: "place", extension: item.extension, kind: item.kind, family,
    ...placeFor(store.get(), sheet, family),
    ...(recommendation ? { configuration: recommendation.values } : {}),
  });
  // The answer can arrive before the message about the new placement.
  const message = { type: "placement", placement: state };
  if (state) store.dispatch({ type: "message", message, at: performance.now() });
  return state;
}

/** Shows the page of a new widget, selects it, and asks for its configuration if it wants that. */
function showPlaced({ store }, sheet, state, item) {
  const { place, id } = state.placement;
  if (place.surface === "home") {
    store.dispatch({
      ...(sheet.on ? { type: "companionPage", role: sheet.on, surface: "home" }
        : { type: "page" }), page: place.page,
    });
  }
  store.dispatch({ type: "select", placement: id });
  if (item.promptsForUserConfiguration && state.isConfigurable) {
    setTimeout(() => {
      store.dispatch({ type: "sheet", sheet: { kind: "form", placement: id, on: sheet.on } });
    }, 500);
  }
}
