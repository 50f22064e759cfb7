import type { Page } from '@playwright/test';

/** The minimum size for a finger. */
const TARGET_PX = 44;
/** Edges lie between pixels. */
const SLACK_PX = 1;

/**
 * Controls that a finger may miss: the touch area is less than 44 px wide or high. Links in running
 * text may be as high as the text.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ targetPx, slackPx }) => {
      const problems: string[] = [];
      const open = [
        ...document.querySelectorAll(
          'dialog:modal, [role=dialog], [role=alertdialog], [role=menu], :popover-open',
        ),
      ]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .at(-1);
      for (const element of (open ?? document).querySelectorAll<HTMLElement>(
        'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=slider], [role=tab], [role=menuitem]',
      )) {
        if (
          !element.checkVisibility({ visibilityProperty: true }) ||
          element.closest('[inert], [aria-hidden=true], .sr-only') ||
          element.matches(':disabled')
        )
          continue;
        const style = getComputedStyle(element);
        const isInText =
          element.matches('a') &&
          style.display === 'inline' &&
          (element.closest('p, li, dd, td, label')?.textContent?.trim().length ?? 0) >
            (element.textContent?.trim().length ?? 0) + 3;
        // Halves of stars: a finger slides along the row, and the chosen half is announced.
        const isHalfStar =
          element instanceof HTMLInputElement &&
          element.type === 'radio' &&
          element.name.endsWith('-rating');
        if (isInText || isHalfStar) continue;
        element.scrollIntoView({ block: 'center', inline: 'center' });
        const drawn = element.closest('label') ?? element;
        const box = drawn.getBoundingClientRect();
        if (box.width < 2 || box.height < 2) continue;
        const answers = (x: number, y: number) => {
          const hit = document.elementFromPoint(x, y);
          return (
            hit === null ||
            drawn.contains(hit) ||
            (hit.closest('label') as HTMLLabelElement | null)?.control === element
          );
        };
        const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        const reach = targetPx / 2 - slackPx;
        const isWide =
          box.width >= targetPx - slackPx ||
          (answers(middle.x - reach, middle.y) && answers(middle.x + reach, middle.y));
        const isHigh =
          box.height >= targetPx - slackPx ||
          (answers(middle.x, middle.y - reach) && answers(middle.x, middle.y + reach));
        if (!isWide || !isHigh)
          problems.push(
            `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? element.id).trim().replace(/\s+/g, ' ').slice(0, 40)}” ${Math.round(box.width)} × ${Math.round(box.height)}`,
          );
      }
      return [...new Set(problems)];
    },
    { targetPx: TARGET_PX, slackPx: SLACK_PX },
  );
}
