const BAR_WIDTH = 30;
const REDRAW_MS = 100;
const PLAIN_LINE_MS = 5_000;

type Output = { isTTY?: boolean; write: (text: string) => unknown };

/**
 * Shows the progress of long work: a bar on a terminal, elsewhere a plain line every few seconds.
 */
export type Progress = {
  /** @param share the completed share, 0 to 1 */
  show: (share: number, text: string) => void;
  /** Removes the bar from the terminal to make room for a message. */
  clear: () => void;
};

export function makeProgress(output: Output, now: () => number = Date.now): Progress {
  let shownAt = now();
  let isBarShown = false;
  const clear = () => {
    if (isBarShown) output.write('\r\x1b[2K');
    isBarShown = false;
  };
  const show = (share: number, text: string) => {
    if (now() - shownAt < (output.isTTY ? REDRAW_MS : PLAIN_LINE_MS)) return;
    shownAt = now();
    const percent = `${Math.floor(Math.min(1, share) * 100)} %`.padStart(5);
    if (!output.isTTY) {
      output.write(`${percent}  ${text}\n`);
      return;
    }
    const filled = Math.round(Math.min(1, share) * BAR_WIDTH);
    output.write(
      `\r\x1b[2K${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)} ${percent}  ${text}`,
    );
    isBarShown = true;
  };
  return { show, clear };
}
