import { watchAlerts } from "./activities/activity-alerts.js";
import { createApp } from "./app/app.js";
import { mountKeys } from "./app/keys.js";
import { mountCompanions } from "./companions/companions.js";
import { createPushComposer } from "./composer/push-composer.js";
import { mountBuilds } from "./panels/builds.js";
import { mountConsole } from "./panels/console.js";
import { mountHeader } from "./panels/header.js";
import { mountInspector } from "./panels/inspector.js";
import { mountPushes } from "./panels/pushes.js";
import { mountSettings } from "./panels/settings.js";
import { mountTimeBar } from "./panels/time-bar.js";
import { mountToasts } from "./panels/toasts.js";
import { mountStage } from "./phone/stage.js";

const app = createApp();
const place = (id) => document.getElementById(id);

mountHeader(app, place("header"));
mountStage(app, place("stage"));
mountCompanions(app, place("companions"), place("stage"));
mountInspector(app, place("inspector"));
mountPushes(app, place("pushes"), createPushComposer(app));
mountSettings(app, place("settings"));
mountConsole(app, place("console"));
mountBuilds(app, place("builds"));
mountTimeBar(app, place("time-bar"));
mountToasts(app, place("toasts"));
mountKeys(app);
watchAlerts(app, place("stage"));
app.connection.open();

document.addEventListener("visibilitychange", () => {
  if (!document.hidden) app.connection.reopen();
});
