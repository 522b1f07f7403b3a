import { texts } from "../app/texts.js";
import { h } from "../dom/dom.js";
import { areAlike, tokenChoices } from "./push-tokens.js";

/**
 * The menu of the device's push tokens. It is loaded while the panel is open, whenever an activity,
 * a control or an extension changes. The chosen token stays in the menu after it has expired.
 *
 * `onChoose(token, former)` is called with the token that was chosen before, and whether its text
 * suits the new one; `onListed` after the tokens were loaded.
 */
export function createTokenChoice(app, { onChoose, onListed }) {
  const t = texts.composer;
  const menu = h("select", {
    class: "field", id: "push-token", on: { change: () => choose(menu.value) },
  });
  const element = h("div", { class: "push-token" },
    h("label", { for: "push-token", text: t.token }), menu);
  let listings = [];
  let chosen = null;
  let loading = 0;

  const isListed = (token) => listings.some((listing) => listing.token === token);

  function choose(token) {
    const listing = listings.find((other) => other.token === token) ?? chosen;
    const former = chosen && {
      token: chosen.token, suits: !isListed(chosen.token) && areAlike(chosen, listing),
    };
    chosen = listing;
    menu.value = listing.token;
    onChoose(listing.token, former);
  }

  function fill() {
    const isExpired = chosen && !isListed(chosen.token);
    const choices = tokenChoices(isExpired ? [...listings, chosen] : listings);
    const key = JSON.stringify([choices, isExpired]);
    if (menu.dataset.key === key) return;
    menu.dataset.key = key;
    menu.replaceChildren(...choices.map(({ token, title }) => h("option", {
      value: token, text: isListed(token) ? title : t.expired(title),
    })));
    if (chosen) menu.value = chosen.token;
  }

  async function load() {
    loading += 1;
    const own = loading;
    const found = await app.attempt({ command: "pushTokens" }).catch(() => null);
    if (!found || own !== loading) return;
    const hadExpired = chosen && !isListed(chosen.token);
    listings = found;
    fill();
    if (!chosen && listings.length > 0) choose(listings[0].token);
    const hasExpired = Boolean(chosen) && !isListed(chosen.token);
    onListed({ isEmpty: !chosen, hasExpired: hasExpired && !hadExpired });
  }

  app.store.watchThrottled(({ server, view }) => [
    view.drawer === "pushes", server.connection, server.activities, server.controls,
    server.extensions, server.placements,
  ], ([isOpen, connection]) => {
    if (isOpen && connection === "open") load();
  });
  return { element, token: () => chosen?.token ?? null, listing: () => chosen };
}
