import { controlsInCenter } from "../controls/controls.js";
import { entryOf, flow, sizeFor, spanOf } from "./control-flow.js";
import { placeControl } from "./control-moves.js";

/** Resizes a control to the size nearest to the finger. A follower for `watchGestures`. */
export function resizeControl(host, state) {
  const { app, screen, device } = host;
  const layout = device.surfaces.controlCenter;
  const { id, place } = state.control;
  const pitch = (layout.cell + layout.gap)
    * (screen.getBoundingClientRect().width / device.screen.width);
  let size = place.size;

  return {
    move({ dx, dy }) {
      const { columns, rows } = spanOf(place.size);
      const next = sizeFor(columns + dx / pitch, rows + dy / pitch);
      if (next === size) return;
      size = next;
      const entries = controlsInCenter(app.store.get().server).map(entryOf)
        .map((entry) => (entry.id === id ? { ...entry, size } : entry));
      host.setPreview(flow(entries, layout));
    },
    async end({ isCancelled }) {
      if (!isCancelled && size !== place.size) await placeControl(app, id, { ...place, size });
      host.setPreview(null);
    },
  };
}
