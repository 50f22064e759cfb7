import { markNumbersIn, numberSign } from '@/features/projects/model/marks/number-sign';

/** The texts of the shown step (StepWords). */
const WORDS = '[data-step-words]';
const HIGHLIGHT = 'mark-number';
const PULSE_MS = 700;

/** Makes the marks with these numbers pulse once; without motion they are only outlined for as long. */
export function pulseMarks(stage: Element | null, numbers: readonly number[]): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  for (const number of numbers)
    for (const sign of stage?.querySelectorAll(`[data-number="${number}"]`) ?? [])
      sign.animate?.(
        isCalm
          ? [{ outline: '4px solid currentColor' }, { outline: '4px solid currentColor' }]
          : [{ scale: 1 }, { scale: 1.7 }, { scale: 1 }],
        { duration: PULSE_MS, easing: 'ease-in-out' },
      );
}

/** Highlights a number in the texts of the step for a moment, where the browser can. */
export function pulseInText(number: number): void {
  const highlights = 'highlights' in CSS ? CSS.highlights : undefined;
  const words = document.querySelector(WORDS);
  if (!highlights || !words) return;
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(words, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const at = node.textContent?.indexOf(numberSign(number)) ?? -1;
    if (at < 0) continue;
    const range = new Range();
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    ranges.push(range);
  }
  highlights.set(HIGHLIGHT, new Highlight(...ranges));
  window.setTimeout(() => highlights.delete(HIGHLIGHT), PULSE_MS);
}

/** The number of a mark in the step's texts that was pressed, if any. */
export function pressedNumber({ target, clientX, clientY }: MouseEvent): number | undefined {
  if (!(target instanceof Element) || !target.closest(WORDS)) return undefined;
  const place = document.caretPositionFromPoint?.(clientX, clientY);
  // The caret is before or after the pressed letter.
  const text = place?.offsetNode.textContent ?? '';
  const offset = place?.offset ?? 0;
  const [number] = markNumbersIn(text.slice(Math.max(0, offset - 1), offset + 1));
  return number;
}
