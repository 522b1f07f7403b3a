import { texts } from "../app/texts.js";
import {
  companionDevice, companionOf, companionPage, listed, surfaceKey,
} from "../rules/companions.js";
import { freePlace } from "../rules/grid.js";
import { itemsOn } from "../rules/items.js";
import { deviceOf } from "../rules/layout.js";
import { surfaces } from "../rules/surfaces.js";

/**
 * What a gallery offers widgets for: `{ title, role, device, families, location, query }`. A sheet
 * has a `surface`, for a companion also its role as `on`, and a `place` if the user has chosen one,
 * on a watch face with its `family`. `query` extends the address of previews, `plate` is the scheme
 * of what is behind widgets without a background. Pure.
 */
export function galleryTarget(server, { on, surface, place, family }) {
  if (!on) {
    const { families, location } = surfaces[surface];
    const isInline = place?.slot === "inline";
    return {
      title: texts.gallery.title[surface], role: "main", device: deviceOf(server), location,
      query: "",
      families: surface === "lock" && place
        ? families.filter((other) => isInline === (other === "accessoryInline")) : families,
    };
  }
  const shown = companionOf(server, on)?.surfaces.find(({ name }) => name === surface);
  const free = freeSlots(server, on, surface)?.map((slot) => slot.family);
  const families = shown?.families.filter((other) => !free || free.includes(other)) ?? [];
  return {
    title: texts.companions.widgets(shown?.title ?? ""), role: on,
    device: companionDevice(server, on), location: shown?.location,
    query: `&on=${on}&surface=${surface}`,
    plate: companionOf(server, on)?.settings.colorScheme,
    families: family ? [family] : families,
  };
}

/** The free slots of a watch face; null on a surface without slots. */
function freeSlots(server, on, surface) {
  return server.surfacePictures[surfaceKey(on, surface)]?.contents.slots ?? null;
}

/** The fields of the command `place`: a place, or none if the host chooses one. */
export function placeFor({ server, view }, { on, surface, place }, family) {
  if (place) return { place };
  if (on && surface === "home") {
    const page = companionPage(view, on, surface);
    const free = freePlace(
      companionDevice(server, on).surfaces.home, itemsOn(server, surface, on), family, page);
    return free ? { on, place: free } : { on };
  }
  if (on) {
    const slot = freeSlots(server, on, surface)?.find((free) => free.family === family);
    const isList = companionOf(server, on)?.surfaces.find(({ name }) => name === surface)?.isList;
    const position = listed(server, on, surface).length;
    return { on, place: slot?.place ?? (isList ? { surface, position } : undefined) };
  }
  const shown = itemsOn(server, surface);
  if (surface === "home") {
    const free = freePlace(deviceOf(server).surfaces.home, shown, family, view.page);
    return free ? { place: free } : {};
  }
  if (surface === "today") return { place: { surface, position: shown.length } };
  const { sides } = surfaces[surface];
  if (sides) {
    const side = sides.find((side) => !shown.some(({ place }) => place.side === side));
    return { place: { surface, side: side ?? sides[0] } };
  }
  return {};
}
