import type { Page } from '@playwright/test';

/** Tolerated overhang of a control outside its container in px: half a line of rounding. */
const SLACK_PX = 1;

export interface TabStop {
  /** description of the control */
  name: string;
  /** the problem of keyboard users; empty when there is none */
  problems: string[];
}

/**
 * Focuses everything visible that Tab reaches, in page order. Each must show an outline that is not
 * clipped, must not be hidden under sticky elements (WCAG 2.2, 2.4.7 and 2.4.11), and must follow
 * the previous one (2.4.3). In an open dialog or menu, checks only its content.
 */
export async function tabStops(page: Page): Promise<TabStop[]> {
  // After the first key, the browser shows the focus, also when a script moves it.
  await page.keyboard.press('Shift');
  return page.evaluate((slackPx) => {
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false });
    const open = [
      ...document.querySelectorAll(
        'dialog:modal, [role=dialog], [role=alertdialog], [role=menu], :popover-open',
      ),
    ]
      .filter(isSeen)
      .at(-1);
    const stops = [
      ...(open ?? document).querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex]',
      ),
    ].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled, [aria-hidden=true] *, [data-radix-focus-guard]') &&
        element.closest('[inert]') === null &&
        isSeen(element) &&
        !(
          element instanceof HTMLInputElement &&
          element.type === 'radio' &&
          !element.checked &&
          document.querySelector(
            `input[type=radio][name="${CSS.escape(element.name)}"]:checked`,
          ) !== null
        ),
    );

    /** The element that is drawn for it: the label of invisible inputs. */
    const drawn = (element: HTMLElement): HTMLElement => {
      const { width, height } = element.getBoundingClientRect();
      const isDrawn = width > 2 && height > 2 && getComputedStyle(element).opacity !== '0';
      return isDrawn ? element : (element.closest('label') ?? element.parentElement ?? element);
    };
    const around = (element: HTMLElement): HTMLElement[] => {
      const parents: HTMLElement[] = [];
      for (
        let parent: HTMLElement | null = element;
        parent && parents.length < 5;
        parent = parent.parentElement
      )
        parents.push(parent);
      return [
        ...parents,
        ...[element.nextElementSibling, element.previousElementSibling].filter(
          (sibling) => sibling instanceof HTMLElement,
        ),
      ];
    };
    const lineOf = (element: Element): string => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
      const isLine =
        outlineStyle !== 'none' &&
        Number.parseFloat(outlineWidth) >= 2 &&
        !/^rgba\(.*, 0\)$/.test(outlineColor);
      return isLine ? `${outlineWidth} ${outlineColor}` : '';
    };
    /** Number of sides of the outline that are not clipped. */
    const sidesSeen = (element: Element): number => {
      const box = element.getBoundingClientRect();
      const { outlineWidth, outlineOffset } = getComputedStyle(element);
      const out = Math.max(
        0,
        Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) / 2,
      );
      const sides = {
        left: box.left - out,
        top: box.top - out,
        right: box.right + out,
        bottom: box.bottom + out,
      };
      const cut = { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight };
      for (
        let parent = element.parentElement;
        parent && parent !== document.documentElement;
        parent = parent.parentElement
      ) {
        const { overflowX, overflowY } = getComputedStyle(parent);
        const edge = parent.getBoundingClientRect();
        if (overflowX !== 'visible')
          Object.assign(cut, {
            left: Math.max(cut.left, edge.left),
            right: Math.min(cut.right, edge.right),
          });
        if (overflowY !== 'visible')
          Object.assign(cut, {
            top: Math.max(cut.top, edge.top),
            bottom: Math.min(cut.bottom, edge.bottom),
          });
      }
      return [
        sides.left >= cut.left - slackPx,
        sides.top >= cut.top - slackPx,
        sides.right <= cut.right + slackPx,
        sides.bottom <= cut.bottom + slackPx,
      ].filter(Boolean).length;
    };
    const covering = (element: HTMLElement): Element | undefined => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      // For elements larger than the window, the visible part.
      const box = {
        left: Math.max(0, left),
        top: Math.max(0, top),
        right: Math.min(window.innerWidth, right),
        bottom: Math.min(window.innerHeight, bottom),
      };
      const hits = [
        [0.5, 0.5],
        [0.1, 0.2],
        [0.9, 0.2],
        [0.1, 0.8],
        [0.9, 0.8],
      ].flatMap(([x = 0, y = 0]) => {
        const hit = document.elementFromPoint(
          box.left + (box.right - box.left) * x,
          box.top + (box.bottom - box.top) * y,
        );
        return hit ? [hit] : [];
      });
      const isFree = hits.some((hit) => element.contains(hit) || hit.contains(element));
      return isFree ? undefined : (hits[0] ?? document.documentElement);
    };
    const sticks = (element: Element): boolean => {
      for (
        let parent: Element | null = element;
        parent && parent !== open;
        parent = parent.parentElement
      )
        if (/sticky|fixed/.test(getComputedStyle(parent).position)) return true;
      return false;
    };
    /** Its scroll container. */
    const scroller = (element: Element): Element => {
      for (let parent = element.parentElement; parent; parent = parent.parentElement)
        if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
      return document.documentElement;
    };
    const inWords = (element: Element) =>
      `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? (element.textContent || element.getAttribute('name') || element.id)).trim().replace(/\s+/g, ' ').slice(0, 40)}”`;

    // Positions before scrolling to any of them.
    for (const element of document.querySelectorAll('*'))
      if (element.scrollTop > 0) element.scrollTop = 0;
    const boxes = stops.map((element) => drawn(element).getBoundingClientRect());
    (document.activeElement as HTMLElement | null)?.blur();
    let before: { box: DOMRect; name: string; sticks: boolean; scroller: Element } | undefined;
    const found = stops.map((element, place) => {
      const problems: string[] = [];
      // A group with several controls shows the focus of each of them.
      (document.activeElement as HTMLElement | null)?.blur();
      const lines = around(element).map(lineOf);
      element.focus();
      // Composite widgets move the focus to their selected item.
      if (document.activeElement !== element && element.contains(document.activeElement)) {
        (document.activeElement as HTMLElement).blur();
        return { name: inWords(element), problems };
      }
      const shown = around(element).find(
        (candidate, index) =>
          lineOf(candidate) !== '' && (candidate === element || lineOf(candidate) !== lines[index]),
      );
      const target = drawn(element);
      const name = inWords(element);
      if (document.activeElement !== element) problems.push('does not take the focus');
      // The components page shows some of them in a fake focused state.
      else if (!shown && !element.closest('[data-shown=focus]'))
        problems.push('does not show the focus');
      else if (shown && sidesSeen(shown) < 2)
        problems.push(`shows only ${sidesSeen(shown)} sides of its outline`);
      const cover = covering(target);
      if (cover) problems.push(`is hidden under ${inWords(cover)}`);
      const box = boxes[place] ?? new DOMRect();
      const isSticking = sticks(element);
      const within = scroller(element);
      if (before && !before.sticks && !isSticking && before.scroller === within) {
        const isAbove =
          box.bottom <= before.box.top + slackPx && box.left < before.box.right - slackPx;
        const isLeft =
          box.right <= before.box.left + slackPx &&
          box.top < before.box.bottom - slackPx &&
          box.bottom <= before.box.bottom + slackPx;
        if (isAbove || isLeft)
          problems.push(`comes after ${before.name}, which is below or to the right of it`);
      }
      before = { box, name, sticks: isSticking, scroller: within };
      return { name, problems };
    });
    (document.activeElement as HTMLElement | null)?.blur();
    return found;
  }, SLACK_PX);
}

/** Their problems, as messages. */
export const problemsOf = (stops: readonly TabStop[]): string[] =>
  stops.flatMap(({ name, problems }) => problems.map((problem) => `${name} ${problem}`));
