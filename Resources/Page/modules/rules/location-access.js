/**
 * The decisions in the settings `locationAccess` and `networkAccess`, such as
 * `Weather:ask, Tide:deny`: `[{ extension, decision }]`. Pure.
 */
export function accessOf(text) {
  return (text ?? "").split(", ").filter(Boolean).map((item) => {
    const [extension, decision] = item.split(":");
    return { extension, decision };
  });
}
