/** A shorter delay of the address or the storage is not noticeable. */
const MAX_DELAY_MS = 100;

/**
 * Runs work after the next frame was shown, so that it delays nothing visible; in hidden pages, a
 * moment later.
 * @returns the cancel function
 */
export function afterPaint(work: () => void): () => void {
  let timer = setTimeout(run, MAX_DELAY_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(run);
  });
  function run() {
    cancelAnimationFrame(frame);
    work();
  }
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
