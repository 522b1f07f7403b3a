/** Rules for the device's own modules in Control Center, which the user can remove. Pure. */

/** Whether the user can remove modules: since iOS 18. */
export function removesModules(os) {
  return Number(os) >= 18;
}

/** The names in the setting `systemModules`, such as `torch:removed, volume:removed`. */
export function removedNames({ systemModules, os }) {
  if (!removesModules(os)) return [];
  return (systemModules ?? "").split(", ").filter(Boolean).map((item) => item.split(":")[0]);
}

/**
 * The surfaces of a device without the modules of these names, in Control Center as the device is
 * held and as it is turned. If there are any, `modules.removed` has them.
 */
export function withoutModules(surfaces, names) {
  if (!surfaces?.controlCenter || !names.length) return surfaces;
  const { controlCenter, turned } = surfaces;
  return {
    ...surfaces, controlCenter: without(controlCenter, names),
    turned: turned && { ...turned, controlCenter: without(turned.controlCenter, names) },
  };
}

/** The module of a device setting, also if it is removed. */
export function moduleOf({ blocks, removed = [] }, setting) {
  return [...blocks, ...removed].flatMap(({ items }) => items)
    .find((module) => module.setting === setting);
}

function without(center, names) {
  const { blocks } = center.modules;
  const isRemoved = ({ name }) => names.includes(name);
  return {
    ...center,
    modules: {
      ...center.modules, blocks: blocks.filter((block) => !isRemoved(block)),
      removed: blocks.filter(isRemoved),
    },
  };
}
