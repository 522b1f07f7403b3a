/** The canvas's requests to the host (docs/device-page.md, "Previews"). */

/** Thrown if the token is missing or wrong. */
export class AccessError extends Error {}

/** Returns the list as soon as its revision differs from `known`. */
export function loadList(known) {
  return request(known === null ? "/api/previews" : `/api/previews?after=${known}`);
}

/** Returns `{ frames, failure }`. */
export function loadFrames(body) {
  return request("/api/previews", body);
}

/** Builds the newest sources of a project. */
export function reload(project) {
  return request("/api/previews", { reload: project });
}

const inspections = new Map();

/** Returns the layout and the elements of a frame. A frame with the same id does not change. */
export function inspect(frame) {
  if (!inspections.has(frame)) {
    const loading = request(`/api/previews/${frame}`);
    loading.catch(() => inspections.delete(frame));
    inspections.set(frame, loading);
    if (inspections.size > 100) inspections.delete(inspections.keys().next().value);
  }
  return inspections.get(frame);
}

export function pictureAddress(frame, scale) {
  return `/previews/${frame}.png?scale=${scale}`;
}

async function request(path, body) {
  const response = await fetch(path, body === undefined ? {} : {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (response.status === 401) throw new AccessError(answer.error.message);
  if (!response.ok) throw new Error(answer.error?.message ?? response.statusText);
  return answer;
}
