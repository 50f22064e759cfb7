/** Below this nobody notices that the address or what is kept on the device comes after the picture. */
const AT_LATEST_MS = 100;

/** Does something once the next frame has been shown, so that nobody waits for it; in pages that are not shown, a moment later. @returns how to leave it */
export function afterPaint(work: () => void): () => void {
  let timer = setTimeout(run, AT_LATEST_MS);
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
