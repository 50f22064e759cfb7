import type { Page } from '@playwright/test';

/** In px; a longer way has a purpose. */
const BARELY_PX = 3;

/**
 * Elements that scroll by a rounding or a border: with classic scrollbars, as on Windows, they have
 * one for nothing.
 */
export function barelyScrolling(page: Page): Promise<string[]> {
  return page.evaluate(
    (barelyPx) =>
      [...document.querySelectorAll('*')].flatMap((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const isBarely = (overflow: string, px: number) =>
          /auto|scroll/.test(overflow) && px > 0 && px <= barelyPx;
        return isBarely(overflowX, element.scrollWidth - element.clientWidth) ||
          isBarely(overflowY, element.scrollHeight - element.clientHeight)
          ? [(element.cloneNode(false) as Element).outerHTML]
          : [];
      }),
    BARELY_PX,
  );
}
