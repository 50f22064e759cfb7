import type { Page } from '@playwright/test';

/** Letters may extend a little beyond their line. */
const SLACK_PX = 3;

/** Lines closer than this part of their font size overlap. */
const LOWEST_LINE = 0.9;

/**
 * Texts that are partly unreadable: hidden, outside of the window or of their button; as messages.
 * Ellipses are intended.
 */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(
    async ({ slackPx, lowestLine }) => {
      // Redraws for another size of window or letters take two frames.
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
      const problems = new Set<string>();
      if (document.documentElement.scrollWidth > window.innerWidth)
        problems.add(
          `the page is ${document.documentElement.scrollWidth} px wide in a window of ${window.innerWidth} px`,
        );
      for (const area of document.querySelectorAll<HTMLElement>(
        'dialog, [role=dialog], [role=dialog] *, [role=menu], aside *',
      )) {
        const { overflowX, overflowY } = getComputedStyle(area);
        // Tables may scroll sideways; texts and fields may not.
        const scrollsBothWays =
          /auto|scroll/.test(overflowX) &&
          /auto|scroll/.test(overflowY) &&
          area.scrollWidth > area.clientWidth + slackPx;
        if (scrollsBothWays && !area.querySelector('table') && !area.matches('[role=tablist]'))
          problems.add(
            `a container of ${area.clientWidth} px has content ${area.scrollWidth} px wide: “${area.textContent.trim().slice(0, 40)}”`,
          );
      }
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode;
        const owner = text.parentElement;
        if (
          !owner ||
          !text.textContent?.trim() ||
          !owner.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
          owner.closest('script, style, noscript, select, option, [aria-hidden=true], .sr-only') ||
          // Hidden in this window only.
          owner.getBoundingClientRect().width <= 1
        )
          continue;
        const excerpt = `“${text.textContent.trim().replace(/\s+/g, ' ').slice(0, 40)}”`;
        // Spaces at the end of a line hang over its edge, so only words are measured.
        const boxes = [...text.textContent.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return [...range.getClientRects()];
        });
        const left = Math.min(...boxes.map((box) => box.left));
        const right = Math.max(...boxes.map((box) => box.right));
        const top = Math.min(...boxes.map((box) => box.top));
        const bottom = Math.max(...boxes.map((box) => box.bottom));
        const { fontSize, lineHeight } = getComputedStyle(owner);
        if (Number.parseFloat(lineHeight) < Number.parseFloat(fontSize) * lowestLine)
          problems.add(
            `${excerpt} has a line height of ${lineHeight} at a font size of ${fontSize}`,
          );
        let isCutOnPurpose = false;
        for (
          let parent: HTMLElement | null = owner;
          parent && parent !== document.body;
          parent = parent.parentElement
        ) {
          const { overflowX, overflowY, textOverflow, webkitLineClamp, position } =
            getComputedStyle(parent);
          const box = parent.getBoundingClientRect();
          if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') isCutOnPurpose = true;
          if (isCutOnPurpose) break;
          const isCutX =
            /hidden|clip/.test(overflowX) &&
            (left < box.left - slackPx || right > box.right + slackPx);
          const isCutY =
            /hidden|clip/.test(overflowY) &&
            (top < box.top - slackPx || bottom > box.bottom + slackPx);
          if (isCutX || isCutY)
            problems.add(`${excerpt} is clipped ${isCutX ? 'at the side' : 'below or above'}`);
          if (
            parent.matches('button, a.inline-flex, [role=tab], label') &&
            (left < box.left - slackPx ||
              right > box.right + slackPx ||
              top < box.top - slackPx ||
              bottom > box.bottom + slackPx)
          ) {
            problems.add(`${excerpt} overflows its ${parent.tagName.toLowerCase()}`);
          }
          if (/auto|scroll/.test(overflowX + overflowY) || position === 'fixed') break;
        }
      }
      return [...problems];
    },
    { slackPx: SLACK_PX, lowestLine: LOWEST_LINE },
  );
}

/** The text spacing that readers may set without losing anything (WCAG 2.2, 1.4.12). */
const WIDE_LETTERS =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }';

export async function withWideLetters(page: Page, look: () => Promise<void>): Promise<void> {
  const style = await page.addStyleTag({ content: WIDE_LETTERS });
  await look();
  await style.evaluate((element: Element) => element.remove());
}

/** As in a browser with a font size of 32 px instead of 16 (WCAG 2.2, 1.4.4). */
export async function withLettersTwiceAsLarge(
  page: Page,
  look: () => Promise<void>,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await look();
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
  await session.detach();
}
