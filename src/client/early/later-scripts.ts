/**
 * Fetches the page's scripts once its first frame is painted, which they would keep waiting. Until then the page does not count as loaded.
 * @param addresses of the scripts, in no order
 */
export function fetchScriptsLater(addresses: readonly string[]): void {
  // A document that is being written keeps the one around it from having loaded.
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.documentElement.append(frame);
  frame.contentDocument?.open();

  const fetchAll = () => {
    for (const src of addresses) document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
    frame.remove();
  };
  // A page in the background has no frames.
  if (document.hidden) fetchAll();
  else requestAnimationFrame(() => setTimeout(fetchAll));
}
