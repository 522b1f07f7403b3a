import { dismissActivity } from "../activities/activity-tap.js";
import { unlock } from "../app/locked-taps.js";
import { texts } from "../app/texts.js";
import { unlockAndPress } from "../controls/control-press.js";
import { h } from "../dom/dom.js";
import { removeWidget } from "../widgets/widget-changes.js";

/** Asks whether to remove a widget. */
export function createRemoveQuestion(app, { placement }) {
  const title = app.store.get().server.placements[placement]?.title ?? placement;
  return createQuestion(app, {
    ...texts.remove, title: texts.remove.title(title), isDestructive: true,
    run: () => removeWidget(app, placement),
  });
}

/** Asks whether to remove a Live Activity that was swiped away. */
export function createDismissQuestion(app, { activity }) {
  const owner = app.store.get().server.activities[activity]?.app ?? activity;
  return createQuestion(app, {
    ...texts.dismiss, title: texts.dismiss.title(owner), isDestructive: true,
    run: () => dismissActivity(app, activity),
  });
}

/** Asks to unlock the device that shows a control, or other content that was tapped. */
export function createUnlockQuestion(app, { control, tap, title, on }) {
  const t = texts.unlock;
  const shared = { cancel: t.cancel, confirm: t.confirm, isDestructive: false };
  if (tap) {
    return createQuestion(app, {
      ...shared, title: t.tap.title, text: t.tap.text(title),
      async run() {
        await unlock(app, on);
        await app.run(tap);
      },
    });
  }
  const { title: name, app: owner } = app.store.get().server.controls[control];
  return createQuestion(app, {
    ...shared, title: t.control.title, text: t.control.text(name || owner),
    run: () => unlockAndPress(app, control, on),
  });
}

/** Asks whether an extension may use the device's position. */
export function createLocationQuestion(app, { extension }) {
  return createAccessQuestion(app, extension, "locationAccess", texts.location);
}

/** Asks whether an app may schedule alarms. */
export function createAlarmQuestion(app, { extension }) {
  return createAccessQuestion(app, extension, "alarmAccess", texts.alarms);
}

function createAccessQuestion(app, extension, setting, words) {
  const { extensions } = app.store.get().server;
  const name = extensions.find(({ id }) => id === extension)?.name ?? extension;
  const answer = (decision) => () => app.setDevice({ [setting]: `${extension}:${decision}` });
  return createQuestion(app, {
    ...words, title: words.title(name), isDestructive: false,
    run: answer("allow"), decline: answer("deny"),
  });
}

function createQuestion(app, { title, text, cancel, confirm, isDestructive, run, decline }) {
  const close = () => app.store.dispatch({ type: "sheet", sheet: null });
  const element = h("div", {
    class: "question", role: "alertdialog", "aria-modal": "true",
    "aria-labelledby": "question-title", "aria-describedby": "question-text",
  },
  h("h2", { id: "question-title", text: title }),
  h("p", { id: "question-text", text }),
  h("div", { class: "question-answers" },
    h("button", {
      type: "button", class: "question-cancel", autofocus: true, text: cancel,
      on: {
        click: () => {
          close();
          decline?.();
        },
      },
    }),
    h("button", {
      type: "button", text: confirm,
      class: isDestructive ? "question-confirm question-destroy" : "question-confirm",
      on: {
        click: () => {
          close();
          run();
        },
      },
    })));
  return { element };
}
