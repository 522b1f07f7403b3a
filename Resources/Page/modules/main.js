import { watchAlerts } from "./activity-alerts.js";
import { createApp } from "./app.js";
import { mountHeader } from "./header.js";
import { mountInspector } from "./inspector.js";
import { mountKeys } from "./keys.js";
import { mountPushes } from "./pushes.js";
import { mountSettings } from "./settings.js";
import { mountStage } from "./stage.js";
import { mountTimeBar } from "./time-bar.js";
import { mountToasts } from "./toasts.js";

const app = createApp();
const place = (id) => document.getElementById(id);

mountHeader(app, place("header"));
mountStage(app, place("stage"));
mountInspector(app, place("inspector"));
mountPushes(app, place("pushes"));
mountSettings(app, place("settings"));
mountTimeBar(app, place("time-bar"));
mountToasts(app, place("toasts"));
mountKeys(app);
watchAlerts(app);
app.connection.open();

document.addEventListener("visibilitychange", () => {
  if (!document.hidden) app.connection.reopen();
});
