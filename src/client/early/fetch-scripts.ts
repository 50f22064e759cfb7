/** To ask for a script takes a slow phone some milliseconds: of so many a finger feels nothing. */
const AT_ONCE = 3;

const scriptAt = (src: string, then: Partial<HTMLScriptElement> = {}) =>
  document.head.append(
    Object.assign(document.createElement('script'), { src, async: true, ...then }),
  );

/**
 * Fetches the page's scripts, three in a task.
 * @param page address of what they need to take the page over, which has to be there before them
 * @param scripts addresses, in no order
 * @returns a promise of their being asked for; broken when the first one cannot be had
 */
export function fetchScripts(page: string, scripts: readonly string[]): Promise<void> {
  const left = [...scripts];
  const fetchSome = () => {
    for (const src of left.splice(0, AT_ONCE)) scriptAt(src);
    if (left.length > 0) setTimeout(fetchSome);
  };
  return new Promise((resolve, reject) => {
    scriptAt(page, {
      onload: () => {
        fetchSome();
        resolve();
      },
      onerror: reject,
    });
  });
}
