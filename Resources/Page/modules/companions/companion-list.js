import { texts } from "../app/texts.js";
import { h, setAttribute, setHidden, setNumbers } from "../dom/dom.js";
import { frameNumbers } from "../dom/frames.js";
import { icon } from "../dom/icons.js";
import { createPictureFrame } from "../pictures/pictures.js";
import { createCompanionItems } from "./companion-items.js";

/**
 * The list of a companion's surface that does not fit on the screen: it scrolls over the picture of
 * the surface, which has the whole list below the screen.
 */
export function createCompanionList(app, role) {
  const frame = h("div", { class: "pictures" });
  const pictures = createPictureFrame(frame);
  const items = createCompanionItems(app, role);
  const scroller = h("div", {
    class: "companion-scroller", role: "group", tabindex: "0", on: { scroll: showMore },
  }, h("div", { class: "companion-strip" }, frame, items.element));
  const more = h("div", { class: "companion-more", "aria-hidden": "true" }, icon("down"));
  const element = h("div", { class: "companion-list", hidden: true }, scroller, more);

  /** A sign at the bottom, as long as there is more below. */
  function showMore() {
    const { scrollTop, clientHeight, scrollHeight } = scroller;
    setHidden(more, scrollTop + clientHeight > scrollHeight - 4);
  }

  return {
    element,
    /** Shows the part of the contents that scrolls; null hides the list. */
    update(server, contents, surface) {
      setHidden(element, !contents);
      items.update(server, contents && { ...contents, slots: null }, surface);
      if (!contents) return;
      const { list } = contents;
      setAttribute(scroller, "aria-label", texts.companions.list(surface.title));
      setNumbers(element, { ...frameNumbers(list.frame), length: list.height });
      showMore();
    },
    /** Shows a picture of the surface. Another surface begins at its top. */
    show(address, isOther) {
      pictures.show(address, isOther ? "look" : "tick");
      if (isOther) scroller.scrollTop = 0;
    },
  };
}
