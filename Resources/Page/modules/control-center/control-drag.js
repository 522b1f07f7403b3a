import { controlPageCount, controlsInCenter } from "../controls/controls.js";
import { liftGhost } from "../gestures/ghost.js";
import { center, distance } from "../rules/points.js";
import { cellRect, entryOf, flow } from "./control-flow.js";
import { placeControl } from "./control-moves.js";

/** How long a dragged control rests at the page's edge before the page turns, in milliseconds. */
const edgeTime = 550;

/** Drags a control; the others flow around it. A follower for `watchGestures`. */
export function dragControl(host, state) {
  const { app, screen, dragLayer, device } = host;
  const layout = device.surfaces.controlCenter;
  const { id, place } = state.control;
  const cells = flow(controlsInCenter(app.store.get().server).map(entryOf), layout);
  const home = cellRect(layout, cells.get(id));
  const ghost = liftGhost(host.viewOf(id), dragLayer, home);
  const points = screen.getBoundingClientRect().width / device.screen.width;
  const others = controlsInCenter(app.store.get().server)
    .filter(({ control }) => control.id !== id).map(entryOf);
  let best = null;
  let edge = null;

  /** Each position that the control can have, with the resulting cells of all controls. */
  const choices = Array.from({ length: others.length + 1 }, (_, position) => {
    const entries = others.toSpliced(position, 0, { id, size: place.size });
    return { position, cells: flow(entries, layout) };
  });

  function choose(rect) {
    const { page } = app.store.get().view.controlCenter;
    const distanceTo = (choice) => {
      const cell = choice.cells.get(id);
      return cell.page === page
        ? distance(center(cellRect(layout, cell)), center(rect)) : Number.POSITIVE_INFINITY;
    };
    const next = choices.reduce((a, b) => (distanceTo(b) < distanceTo(a) ? b : a));
    return Number.isFinite(distanceTo(next)) ? next : choices.at(-1);
  }

  function turnAtEdge(rect) {
    const middle = center(rect).y;
    const { frame } = layout;
    const step = middle < frame.y ? -1 : middle > frame.y + frame.height ? 1 : 0;
    if (step === edge?.step) return;
    clearTimeout(edge?.timer);
    edge = step === 0 ? null : {
      step, timer: setTimeout(() => {
        const { view, server } = app.store.get();
        const page = view.controlCenter.page + step;
        if (page < controlPageCount(server)) app.store.dispatch({ type: "controlPage", page });
        edge = null;
      }, edgeTime),
    };
  }

  return {
    move({ dx, dy }) {
      const rect = { ...home, x: home.x + dx / points, y: home.y + dy / points };
      ghost.move(rect);
      turnAtEdge(rect);
      const next = choose(rect);
      if (next === best) return;
      best = next;
      host.setPreview(next.cells);
    },
    async end({ isCancelled }) {
      clearTimeout(edge?.timer);
      const isMoved = best && !isCancelled && best.position !== place.position;
      const settled = ghost.settle(isMoved ? cellRect(layout, best.cells.get(id)) : home);
      if (isMoved) await placeControl(app, id, { ...place, position: best.position });
      await settled;
      host.setPreview(null);
      ghost.remove();
    },
  };
}

