import { SHOWN_MARK } from '@/shared/early';

/** To ask for a script takes a slow phone some milliseconds: of so many a finger feels nothing. */
const AT_ONCE = 3;

/**
 * Fetches the page's scripts once its first frame is made, which they would keep waiting. Until then they come one after the other: the page
 * must not count as loaded before they ran, and one that is under way keeps it from that.
 * @param addresses of the scripts, in no order
 */
export function fetchScriptsLater(addresses: readonly string[]): void {
  const left = [...addresses];
  const fetchNext = () => {
    const src = left.pop();
    if (src !== undefined) document.head.append(Object.assign(document.createElement('script'), { src, async: true, onload: fetchNext, onerror: fetchNext }));
  };
  const fetchAll = () => {
    for (let asked = 0; asked < AT_ONCE; asked += 1) fetchNext();
    if (left.length > 0) setTimeout(fetchAll);
  };
  // A page in the background has no frames.
  if (document.hidden || performance.getEntriesByName(SHOWN_MARK).length > 0) fetchAll();
  else {
    fetchNext();
    requestAnimationFrame(() => setTimeout(fetchAll));
  }
}
