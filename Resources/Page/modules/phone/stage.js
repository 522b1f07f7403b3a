import { mountActivityBanner } from "../activities/activity-banner.js";
import { mountAlarmSound } from "../activities/alarm-sound.js";
import { mountLiveIsland } from "../activities/live-island.js";
import { texts } from "../app/texts.js";
import { mountControlCenter } from "../control-center/control-center.js";
import { mountPull } from "../control-center/control-pull.js";
import { mountActionButton } from "../controls/action-button.js";
import { h, setAttribute, setNumbers } from "../dom/dom.js";
import { frameNumbers } from "../dom/frames.js";
import { animate } from "../dom/motion.js";
import { cancelGestures } from "../gestures/gestures.js";
import { mountNotificationBanner } from "../notifications/notification-banner.js";
import { rim } from "../rules/companions.js";
import { contentWidth, deviceOf, homeScale, onItsSide } from "../rules/layout.js";
import { glassTintOf, hasGlass } from "../rules/looks.js";
import { hasSurface, screenSize, surfaces } from "../rules/surfaces.js";
import { mountAccessQuestions } from "../sheets/access-question.js";
import { mountSheets, opensBesideMain } from "../sheets/sheets.js";
import { mountAppScreen } from "./app-screen.js";
import { mountFrontApp } from "./front-app.js";
import { mountHome } from "./home.js";
import { mountLock } from "./lock.js";
import { mountNotificationPull } from "./notification-pull.js";
import { createPhoneFit } from "./phone-fit.js";
import { mountSetAside } from "./set-aside.js";
import { mountSideButtons } from "./side-buttons.js";
import { mountSides } from "./sides.js";
import { mountSnippetCard } from "./snippet-card.js";
import { mountStatusBar } from "./status-bar.js";
import { mountToday } from "./today.js";
import { mountTurned } from "./turned.js";

/** By `view` of `surfaces`. */
const mounts = {
  today: mountToday, home: mountHome, lock: mountLock, sides: mountSides, turned: mountTurned,
};

/** The phone in the middle of the page: rim, screen and surfaces. */
export function mountStage(app, stage) {
  const { store } = app;
  const wallpaper = h("div", { class: "wallpaper", "aria-hidden": "true" });
  const surfaceLayer = h("div", { class: "surfaces" });
  const cutout = h("div", { class: "cutout", "aria-hidden": "true" });
  const shade = h("div", { class: "screen-shade", "aria-hidden": "true" });
  const fold = h("div", { class: "fold", "aria-hidden": "true" });
  const screen = h("div", { class: "screen" }, wallpaper, surfaceLayer, cutout, fold, shade);
  const hint = h("p", { class: "hidden", id: "edit-hint", text: texts.widget.moveHint });
  const phone = h("div", { class: "phone" },
    h("div", { class: "phone-rim", "aria-hidden": "true" }), screen);
  const note = h("div", { class: "stage-note", role: "alert" });
  stage.append(phone, hint, note);
  const parts = { phone, screen, wallpaper, cutout, fold, shade };
  const fit = createPhoneFit(app, stage, phone);
  const move = createMovement(phone);

  const views = Object.fromEntries(Object.entries(surfaces).map(([name, { view }]) =>
    [name, mounts[view](app, surfaceLayer, screen, name)]));
  const controlCenter = mountControlCenter(app, screen);
  mountStatusBar(app, screen);
  mountPull(app, screen, controlCenter.element);
  mountNotificationPull(app, screen);
  const appScreen = mountAppScreen(app, screen);
  const snippetCard = mountSnippetCard(app, screen);
  const liveIsland = mountLiveIsland(app, screen);
  const banner = mountActivityBanner(app, screen);
  mountNotificationBanner(app, screen);
  const sideButtons = mountSideButtons(app, phone, screen);
  const actionButton = mountActionButton(app, phone, screen);
  mountSheets(app, screen, { accepts: (state) => !opensBesideMain(state) });
  mountAccessQuestions(app);
  mountAlarmSound(app);
  mountFrontApp(app, stage);
  mountSetAside(app, stage);

  function update() {
    const { server, view } = store.get();
    const device = deviceOf(server);
    setAttribute(stage, "data-ready", Boolean(device && server.isReady));
    if (!device || !server.device) return;
    showDevice(parts, device, server.device, view);
    for (const [name, surface] of Object.entries(views)) {
      setAttribute(surface.element, "data-active", name === view.surface);
      setAttribute(surface.element, "inert", name !== view.surface);
      if (hasSurface(device, name)) surface.update(server, view, device);
    }
    controlCenter.update(server, view, view.surface === "turned" ? onItsSide(device) : device);
    appScreen.update(server, view, device);
    snippetCard.update(server);
    liveIsland.update(server, view, device);
    banner.update(server, view, device);
    sideButtons.update(view, device);
    actionButton.update(server, view, device);
    setAttribute(surfaceLayer, "inert", Boolean(view.sheet)
      || view.controlCenter.isOpen || !appScreen.element.hidden);
    setAttribute(screen, "data-control-center", view.controlCenter.isOpen);
    const { width, height } = screenSize(device, view.surface);
    move(device, server.device.hinge, width > height);
    fit();
  }

  store.watch(({ server }) => server.connection === "refused", (isRefused) => {
    const words = isRefused
      ? [h("h2", { text: texts.stage.refusedTitle }), h("p", { text: texts.stage.refusedText })]
      : [];
    note.replaceChildren(...words);
  });

  store.watch(({ server, view }) => [
    server.isReady, server.connection, server.device, server.devices, server.extensions,
    server.placements, server.controls, server.activities, server.activityPictures,
    server.stacks, server.pictures, server.frontApp, server.snippet, server.companions, view,
  ], update);
}

/** Shows the user's picture, or without a name the device's own wallpaper. */
function showWallpaper(element, name) {
  setAttribute(element, "data-picture", name || null);
  const image = name ? `url("/wallpaper/${name}.jpg")` : "";
  if (element.style.backgroundImage !== image) element.style.backgroundImage = image;
}

/** Sets what depends on the device, its settings and the surface in view. */
function showDevice({ phone, screen, wallpaper, cutout, fold, shade }, device, settings, view) {
  showWallpaper(wallpaper, view.surface === "lock" ? settings.lockWallpaper : settings.wallpaper);
  const size = screenSize(device, view.surface);
  const isLandscape = size.width > size.height;
  const layout = device.surfaces;
  const shown = surfaces[view.surface];
  setNumbers(phone, {
    width: size.width, height: size.height, rim, corner: layout.screenCornerRadius,
    "widget-corner": device.widgetCornerRadius * homeScale(device),
    strip: shown.isLandscape ? 0 : device.screen.width - contentWidth(device),
  });
  const isTurned = view.surface === "turned";
  const { cutoutFrame } = isTurned ? layout.turned : layout;
  setNumbers(cutout, frameNumbers(cutoutFrame));
  cutout.hidden = layout.cutout === "none" || Boolean(shown.isLandscape && !isTurned);
  cutout.dataset.kind = layout.cutout;
  fold.hidden = !layout.fold;
  if (layout.fold) setNumbers(fold, frameNumbers(layout.fold));
  setAttribute(phone, "data-hinge", device.inner ? settings.hinge : null);
  setNumbers(shade, {
    shade: layout.controlCenter.modules.darkestShade * (100 - settings.brightness) / 100,
  });
  setNumbers(screen, { "glass-tint": glassTintOf(settings) });
  Object.assign(screen.dataset, {
    surface: view.surface, scheme: settings.colorScheme, look: settings.look,
  });
  phone.dataset.orientation = isLandscape ? "landscape" : "portrait";
  // The inner screen of iPhone Duo is laid out like an iPad's.
  const idiom = device.isInner ? "pad" : device.idiom;
  phone.dataset.idiom = idiom;
  // A phone on its side is too low for sheets that are arranged in one column.
  setAttribute(phone, "data-lies", isLandscape && idiom === "phone");
  setAttribute(phone, "data-homebutton", !layout.homeIndicator);
  setAttribute(screen, "data-turned", Boolean(shown.isLandscape));
  setAttribute(screen, "data-night", settings.isNight && shown.isRedAtNight);
  setAttribute(screen, "data-dimmed", settings.isLuminanceReduced && view.surface !== "home");
  setAttribute(screen, "data-contrast", settings.contrast === "increased");
  setAttribute(screen, "data-bold", settings.hasBoldText);
  setAttribute(screen, "data-glass", hasGlass(settings));
  setAttribute(screen, "data-editing", view.isEditing);
  screen.style.setProperty("--tint", `#${settings.tint}`);
  document.documentElement.dataset.motion = settings.reducesMotion ? "reduced" : "full";
}

/**
 * Animates a turn of the screen, and the hinge of a device with two screens. A drag that is under
 * way ends where it began.
 */
function createMovement(phone) {
  let last = null;
  return ({ identifier, isInner }, hinge, isLandscape) => {
    const before = last;
    last = { identifier, isInner, hinge, isLandscape };
    if (!before) return;
    const isNew = identifier !== before.identifier;
    const isFolded = !isNew && hinge !== before.hinge;
    const isRotated = !isFolded && isLandscape !== before.isLandscape;
    if (isNew || isFolded || isRotated) cancelGestures();
    if (isFolded) animate(phone, foldFrames(isInner, before.isInner), { duration: 520 });
    else if (isRotated) animate(phone, turnFrames(isLandscape ? -90 : 90), { duration: 620 });
  };
}

function turnFrames(angle) {
  return [
    { rotate: `${angle}deg`, scale: 0.86, opacity: 0 },
    { rotate: "0deg", scale: 1, opacity: 1 },
  ];
}

/** The inner screen opens like a book, the outer one turns to the front. */
function foldFrames(isInner, wasInner) {
  const angle = isInner === wasInner ? 8 : isInner ? -64 : 64;
  return [
    {
      transform: `perspective(1800px) rotateY(${angle}deg)`,
      opacity: isInner === wasInner ? 1 : 0,
    },
    { transform: "perspective(1800px) rotateY(0deg)", opacity: 1 },
  ];
}
