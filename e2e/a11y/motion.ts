import type { Page } from '@playwright/test';

/** Shorter animations are invisible: a frame of a usual screen lasts 16 ms. */
const UNSEEN_MS = 1;

/** Messages about elements that move, or would on a change, on a page with reduced motion. */
export function movingParts(page: Page): Promise<string[]> {
  return page.evaluate((unseenMs) => {
    const problems = new Set<string>();
    const inWords = (element: Element) =>
      `${element.tagName.toLowerCase()}.${[...element.classList].slice(0, 3).join('.')}`;
    for (const animation of document.getAnimations()) {
      const { duration, delay = 0 } = animation.effect?.getComputedTiming() ?? {};
      const target = (animation.effect as KeyframeEffect | null)?.target;
      if (animation.playState === 'running' && delay <= unseenMs && Number(duration) > unseenMs)
        problems.add(`${target ? inWords(target) : '?'} runs for ${String(duration)} ms`);
    }
    const longestMs = (times: string) =>
      Math.max(
        ...times
          .split(',')
          .map((time) => Number.parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000)),
      );
    for (const element of document.querySelectorAll('*')) {
      for (const part of [undefined, '::before', '::after']) {
        const { transitionDuration, animationDuration, animationName, scrollBehavior, content } =
          getComputedStyle(element, part);
        if (part && content === 'none') continue;
        if (longestMs(transitionDuration) > unseenMs)
          problems.add(`${inWords(element)}${part ?? ''} changes in ${transitionDuration}`);
        if (animationName !== 'none' && longestMs(animationDuration) > unseenMs)
          problems.add(`${inWords(element)}${part ?? ''} moves for ${animationDuration}`);
        if (scrollBehavior === 'smooth') problems.add(`${inWords(element)} scrolls smoothly`);
      }
    }
    return [...problems];
  }, UNSEEN_MS);
}
