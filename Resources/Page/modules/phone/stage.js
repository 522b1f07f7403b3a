import { visiblePresentations } from "../activities/activities.js";
import { mountActivityBanner } from "../activities/activity-banner.js";
import { mountLiveIsland } from "../activities/live-island.js";
import { texts } from "../app/texts.js";
import { mountControlCenter } from "../control-center/control-center.js";
import { mountPull } from "../control-center/control-pull.js";
import { mountActionButton } from "../controls/action-button.js";
import { visibleControls } from "../controls/controls.js";
import { h, setAttribute, setHidden, setNumbers } from "../dom/dom.js";
import { frameNumbers } from "../dom/frames.js";
import { animate } from "../dom/motion.js";
import { cancelGestures } from "../gestures/gestures.js";
import { mountNotificationBanner } from "../notifications/notification-banner.js";
import { rim, wallOf } from "../rules/companions.js";
import { visiblePlacements } from "../rules/items.js";
import { deviceOf, homeScale } from "../rules/layout.js";
import { hasGlass } from "../rules/looks.js";
import { hasSurface, screenSize, surfaces, surfaceScale } from "../rules/surfaces.js";
import { mountLocationQuestion } from "../sheets/location-question.js";
import { mountSheets, opensBesideMain } from "../sheets/sheets.js";
import { mountAppScreen } from "./app-screen.js";
import { mountFrontApp } from "./front-app.js";
import { mountHome } from "./home.js";
import { mountLock } from "./lock.js";
import { mountNotificationPull } from "./notification-pull.js";
import { mountSetAside } from "./set-aside.js";
import { mountStandBy } from "./standby.js";
import { mountStatusBar } from "./status-bar.js";
import { mountToday } from "./today.js";

/** The limits of `--pt`, in CSS pixels per point. */
const minPointSize = 0.3;
const maxPointSize = 1.3;

/** The phone in the middle of the page: rim, screen and surfaces. */
export function mountStage(app, stage) {
  const { store } = app;
  const wallpaper = h("div", { class: "wallpaper", "aria-hidden": "true" });
  const surfaceLayer = h("div", { class: "surfaces" });
  const cutout = h("div", { class: "cutout", "aria-hidden": "true" });
  const shade = h("div", { class: "screen-shade", "aria-hidden": "true" });
  const screen = h("div", { class: "screen" }, wallpaper, surfaceLayer, cutout, shade);
  const hint = h("p", { class: "hidden", id: "edit-hint", text: texts.widget.moveHint });
  const phone = h("div", { class: "phone" },
    h("div", { class: "phone-rim", "aria-hidden": "true" }), screen);
  const note = h("div", { class: "stage-note", role: "alert" });
  stage.append(phone, hint, note);

  const views = {
    today: mountToday(app, surfaceLayer, screen),
    home: mountHome(app, surfaceLayer, screen),
    lock: mountLock(app, surfaceLayer, screen),
    standBy: mountStandBy(app, surfaceLayer),
  };
  const controlCenter = mountControlCenter(app, screen);
  mountStatusBar(app, screen);
  mountPull(app, screen, controlCenter.element);
  mountNotificationPull(app, screen);
  const appScreen = mountAppScreen(app, screen);
  const liveIsland = mountLiveIsland(app, screen);
  const banner = mountActivityBanner(app, screen);
  mountNotificationBanner(app, screen);
  const actionButton = mountActionButton(app, phone, screen);
  mountSheets(app, screen, { accepts: (state) => !opensBesideMain(state) });
  mountLocationQuestion(app);
  mountFrontApp(app, stage);
  mountSetAside(app, stage);

  /** CSS pixels per point. */
  let point = 1;
  /** The stage's rectangle, from the observer: reading it on each change would force a layout. */
  let box = stage.getBoundingClientRect();

  function fit() {
    const { server, view } = store.get();
    const device = deviceOf(server);
    if (!device) return;
    const cell = wallOf(server, view, box).get("main");
    setHidden(phone, !cell);
    if (cell) fitInto(cell, screenSize(device, view.surface), server);
    reportVisible();
  }

  /** Shows the phone in its cell of the wall, as large as it fits. */
  function fitInto(cell, size, server) {
    const [right, bottom] = [box.width - cell.x - cell.width, box.height - cell.y - cell.height];
    stage.style.padding = [cell.y, right, bottom, cell.x].map((side) => `${side}px`).join(" ");
    const available = { width: cell.width - 24, height: cell.height - 20 };
    point = Math.min(
      available.width / (size.width + 2 * rim), available.height / (size.height + 2 * rim));
    // On a wall, a phone that is larger than its cell would cover other devices.
    const least = server.companions.length > 0 ? 0 : minPointSize;
    point = Math.max(least, Math.min(point, maxPointSize));
    phone.style.setProperty("--pt", `${point}px`);
  }

  /** Reports to the host what is on the screen: nothing while the page or the phone is hidden. */
  function reportVisible() {
    const { server, view } = store.get();
    const device = deviceOf(server);
    if (!device) return;
    const isHidden = document.hidden || phone.hidden;
    const placements = isHidden ? [] : visiblePlacements(server, view);
    const controls = isHidden ? [] : visibleControls(server, view);
    const activities = isHidden ? []
      : visiblePresentations(server, view, device.surfaces.cutout === "island");
    const pixels = point * window.devicePixelRatio * surfaceScale(device, view.surface);
    const scale = Math.max(1, Math.min(4, Math.ceil(pixels * 4) / 4));
    const hasApp = !isHidden && Boolean(server.frontApp);
    const key = JSON.stringify(
      [placements, controls, activities, hasApp && server.frontApp, scale, server.connection]);
    if (key === reported) return;
    reported = key;
    app.connection.show({ placements, controls, activities, app: hasApp, scale });
  }
  let reported = "";

  function update() {
    const { server, view } = store.get();
    const device = deviceOf(server);
    setAttribute(stage, "data-ready", Boolean(device && server.isReady));
    if (!device || !server.device) return;
    const size = screenSize(device, view.surface);
    const layout = device.surfaces;
    setNumbers(phone, {
      width: size.width, height: size.height, rim, corner: layout.screenCornerRadius,
      "widget-corner": device.widgetCornerRadius * homeScale(device),
    });
    setNumbers(cutout, frameNumbers(layout.cutoutFrame));
    cutout.hidden = layout.cutout === "none" || Boolean(surfaces[view.surface].isLandscape);
    cutout.dataset.kind = layout.cutout;
    const settings = server.device;
    setNumbers(shade, {
      shade: layout.controlCenter.modules.darkestShade * (100 - settings.brightness) / 100,
    });
    const isLandscape = size.width > size.height;
    Object.assign(screen.dataset, {
      surface: view.surface, scheme: settings.colorScheme, look: settings.look,
    });
    phone.dataset.orientation = isLandscape ? "landscape" : "portrait";
    phone.dataset.idiom = device.idiom;
    // A phone on its side is too low for sheets that are arranged in one column.
    setAttribute(phone, "data-lies", isLandscape && device.idiom === "phone");
    setAttribute(phone, "data-homebutton", !layout.homeIndicator);
    setAttribute(screen, "data-night", settings.isNight && view.surface === "standBy");
    setAttribute(screen, "data-dimmed", settings.isLuminanceReduced && view.surface !== "home");
    setAttribute(screen, "data-contrast", settings.contrast === "increased");
    setAttribute(screen, "data-bold", settings.hasBoldText);
    setAttribute(screen, "data-glass", hasGlass(settings));
    setAttribute(screen, "data-editing", view.isEditing);
    screen.style.setProperty("--tint", `#${settings.tint}`);
    document.documentElement.dataset.motion = settings.reducesMotion ? "reduced" : "full";
    for (const [name, surface] of Object.entries(views)) {
      setAttribute(surface.element, "data-active", name === view.surface);
      setAttribute(surface.element, "inert", name !== view.surface);
      if (hasSurface(device, name)) surface.update(server, view, device);
    }
    controlCenter.update(server, view, device);
    appScreen.update(server);
    liveIsland.update(server, view, device);
    banner.update(server, view, device);
    actionButton.update(server, view, device);
    setAttribute(surfaceLayer, "inert", Boolean(view.sheet)
      || view.controlCenter.isOpen || !appScreen.element.hidden);
    setAttribute(screen, "data-control-center", view.controlCenter.isOpen);
    rotatePhone(device.identifier, isLandscape);
    fit();
  }

  store.watch(({ server }) => server.connection === "refused", (isRefused) => {
    const words = isRefused
      ? [h("h2", { text: texts.stage.refusedTitle }), h("p", { text: texts.stage.refusedText })]
      : [];
    note.replaceChildren(...words);
  });

  let last = null;

  /** Animates a turn of the screen. A drag that is under way ends where it began. */
  function rotatePhone(device, isLandscape) {
    const isRotated = last && isLandscape !== last.isLandscape;
    const isNew = last && device !== last.device;
    const angle = isLandscape ? -90 : 90;
    last = { device, isLandscape };
    if (isRotated || isNew) cancelGestures();
    if (!isRotated) return;
    animate(phone, [
      { rotate: `${angle}deg`, scale: 0.86, opacity: 0 },
      { rotate: "0deg", scale: 1, opacity: 1 },
    ], { duration: 620 });
  }

  new ResizeObserver(([entry]) => {
    box = entry.target.getBoundingClientRect();
    fit();
  }).observe(stage);
  window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`).addEventListener("change", fit);
  document.addEventListener("visibilitychange", reportVisible);
  store.watch(({ server, view }) => [
    server.isReady, server.connection, server.device, server.devices, server.extensions,
    server.placements, server.controls, server.activities, server.activityPictures,
    server.stacks, server.pictures, server.frontApp, server.companions, view,
  ], update);
}
