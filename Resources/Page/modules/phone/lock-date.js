import { h, setAttribute, setNumbers, setText } from "../dom/dom.js";
import { frameNumbers } from "../dom/frames.js";
import { inkedColumns } from "../pictures/ink.js";
import { dayText, shortDayText } from "../rules/dates.js";
import { contentWidth, inlineSlot } from "../rules/layout.js";
import { pictureAddress } from "../widgets/face.js";

/** As `LockLayout.dateGap`: the distance between the date and the inline widget, in points. */
const gap = 7;

/** The date above the clock: in the middle, or a short form before the inline widget's content. */
export function createDate(app) {
  const element = h("div", { class: "lock-date" });
  let isShort = false;
  /** The content of the newest picture whose columns are known. */
  let content = { address: null, columns: [0, 1] };
  let place = () => {};

  function tick() {
    const { device } = app.store.get().server;
    if (device) setText(element, (isShort ? shortDayText : dayText)(app.now(), device));
  }

  /** Looks for the content of a picture, unless a newer one is shown meanwhile. */
  async function look(address) {
    content = { ...content, address };
    try {
      const columns = await inkedColumns(address);
      if (content.address !== address) return;
      content.columns = columns;
      place();
    } catch {
      // The picture has expired; the next one is on its way.
    }
  }

  /** `item` is the inline widget, undefined if there is none. */
  function update(server, device, item, isEditing) {
    isShort = Boolean(item) || isEditing;
    const picture = item && server.pictures[item.top];
    if (!item) content = { address: null, columns: [0, 1] };
    place = () => setNumbers(element, { ...frameNumbers(device.surfaces.lock.inline),
      ...(isShort ? beside(device, content.columns) : { x: 0, w: contentWidth(device) }) });
    place();
    setAttribute(element, "data-short", isShort);
    const address = picture && pictureAddress(item.top, picture.tag);
    if (address && address !== content.address) look(address);
    tick();
  }

  return { element, update, tick };
}

/** The horizontal extent of the date: up to the content, or from it on a mirrored screen. */
function beside(device, [start, end]) {
  const { x, width } = inlineSlot(device);
  if (!device.isMirrored) return { x: 0, w: x + start * width - gap };
  const left = x + end * width + gap;
  return { x: left, w: contentWidth(device) - left };
}
