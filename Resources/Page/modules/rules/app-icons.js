import { fits, overlaps } from "./grid.js";
import { homePage, pageCount } from "./items.js";

/** An icon covers one cell, as any family that the grid does not know. */
const family = "app";

/**
 * The icons of the apps: `[{ id, name, column, row }]`, in the free cells of the last Home Screen
 * page, in the order of the extensions. Apps without a free cell have no icon. Pure;
 * `HomeAppIcons` in Swift has the same rule.
 */
export function appIcons(server, grid) {
  const page = pageCount(server) - 1;
  const items = homePage(server, page);
  const free = [];
  for (let row = 0; fits(grid, { column: 0, row }, family); row++) {
    for (let column = 0; fits(grid, { column, row }, family); column++) {
      const place = { page, column, row };
      if (!items.some((item) => overlaps(grid, place, family, item.place, item.family))) {
        free.push(place);
      }
    }
  }
  return server.extensions.filter(({ hasApp }) => hasApp).slice(0, free.length)
    .map(({ id, name }, index) => ({ id, name, ...free[index] }));
}
