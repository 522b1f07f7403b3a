import { texts } from "../app/texts.js";

/** The tokens in menus: `[{ token, title }]`, with the bundle if titles are equal. Pure. */
export function tokenChoices(listings) {
  const titles = listings.map(titleOf);
  return listings.map((listing, index) => {
    const isUnique = titles.filter((title) => title === titles[index]).length === 1;
    return {
      token: listing.token, title: isUnique ? titles[index] : `${titles[index]}, ${listing.bundle}`,
    };
  });
}

function titleOf({ kind, name, owner }) {
  const title = texts.composer.kinds[kind] ?? kind;
  // The owner of other tokens is the attributes type, or the app.
  const id = kind === "activityUpdate" || kind === "control" ? ` (${owner})` : "";
  return name ? `${title}: ${name}${id}` : title;
}

/** Whether a text that was written for a token suits another one. Pure. */
export function areAlike(listing, other) {
  return Boolean(listing && other) && listing.kind === other.kind && listing.name === other.name;
}

/** The header fields of a push to a token. Pure. */
export function headersFor(listing, priority) {
  return {
    "apns-topic": listing.topic, "apns-push-type": pushTypes[listing.kind],
    "apns-priority": priority,
  };
}

const pushTypes = {
  activityUpdate: "liveactivity", activityStart: "liveactivity", widgets: "widgets",
  control: "controls", app: "alert",
};

/**
 * A command for a shell that sends a push with curl, to a token or, without one, to show that the
 * gateway answers. Pure.
 */
export function curlLine({ port, certificate }, listing) {
  const fields = listing ? Object.entries(headersFor(listing, "10")) : [];
  const payload = listing ? "@payload.json" : '{"aps":{}}';
  return [
    "curl --http2", `--cacert ${quoted(certificate)}`,
    ...fields.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(listing ? ['-H "authorization: bearer $PROVIDER_TOKEN"'] : []),
    `-d ${quoted(payload)}`, `https://localhost:${port}/3/device/${listing?.token ?? "00"}`,
  ].join(" ");
}

function quoted(text) {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
