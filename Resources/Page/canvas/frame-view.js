import { h, setAttribute, setText } from "../modules/dom/dom.js";
import { pictureAddress } from "./api.js";
import { texts } from "./texts.js";

/**
 * The picture of a frame. The pointer over it and the Return key show the frame in the inspector.
 */
export function createFrameView(app, title) {
  const image = h("img", { alt: "", draggable: "false" });
  const mark = h("div", { class: "mark", hidden: true });
  const button = h("button", { class: "frame", type: "button" }, image, mark);
  const caption = h("figcaption");
  const element = h("figure", { class: "figure" }, button, caption);
  let frame = null;

  /** Returns the point under the pointer in the frame's points. */
  function point({ clientX, clientY }) {
    const box = button.getBoundingClientRect();
    return {
      x: (clientX - box.left) / box.width * frame.width,
      y: (clientY - box.top) / box.height * frame.height,
    };
  }

  function show(rectangle) {
    mark.hidden = !rectangle;
    if (!rectangle) return;
    mark.style.left = `${rectangle.x * app.zoom}px`;
    mark.style.top = `${rectangle.y * app.zoom}px`;
    mark.style.width = `${rectangle.width * app.zoom}px`;
    mark.style.height = `${rectangle.height * app.zoom}px`;
  }

  button.addEventListener("pointermove", (event) => app.inspector.point(view, point(event)));
  button.addEventListener("click", (event) => {
    const isKey = event.detail === 0;
    app.inspector.choose(view, isKey ? null : point(event));
  });

  const view = {
    element, mark: show,
    get frame() { return frame; },
    get title() { return button.getAttribute("aria-label"); },
    focus: () => button.focus(),
    /** - label: The caption, empty for none. */
    update(next, label) {
      frame = next;
      button.style.width = `${frame.width * app.zoom}px`;
      button.style.height = `${frame.height * app.zoom}px`;
      const radius = Math.min(frame.cornerRadius, frame.width / 2, frame.height / 2) * app.zoom;
      button.style.borderRadius = `${radius}px`;
      setAttribute(button, "aria-label",
        texts.frame(title, frame.variant, texts.panels[frame.panel]));
      setText(caption, label);
      // Steps, so that a zoom does not draw every picture again.
      const scale = Math.min(4, Math.max(1, Math.ceil(app.zoom * devicePixelRatio)));
      setAttribute(image, "src", pictureAddress(frame.id, scale));
      show(null);
    },
  };
  return view;
}
