import type { Page } from '@playwright/test';
import type { ScreenFixtures } from './screen-fixtures';

const DAY_MS = 24 * 60 * 60_000;
/** Of the browser, by playwright.config.ts. */
const TIME_ZONE = 'Asia/Kathmandu';

/**
 * Fixed texts in place of those that differ from run to run: addresses, identifiers, relative
 * times.
 */
function replacements(fixtures: ScreenFixtures, origin: string): [pattern: string, by: string][] {
  const uids = [
    fixtures.guide,
    fixtures.longName,
    fixtures.longWay,
    fixtures.empty,
    fixtures.creatorUid,
    fixtures.newcomerUid,
  ];
  const today = ['en', 'pt-BR'].flatMap((locale) =>
    [0, DAY_MS].map((ago) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: TIME_ZONE })
        .format(Date.now() - ago)
        .replaceAll('.', String.raw`\.`),
    ),
  );
  const ago = String.raw`\d+ (?:seconds?|minutes?|hours?) ago|há \d+ (?:segundos?|minutos?|horas?)`;
  return [
    [uids.join('|'), 'k3v9w2mdqx7h'],
    [origin.replaceAll('.', String.raw`\.`), 'https://makerstep.example'],
    [new URL(origin).host.replaceAll('.', String.raw`\.`), 'makerstep.example'],
    [ago, '3 h'],
    [today.join('|'), '12.03.2026'],
  ];
}

/**
 * Waits until the page is still: pictures decoded, fonts loaded, animations finished, and the
 * layout equal from frame to frame. Replaces what differs from run to run.
 */
export async function makeStill(page: Page, fixtures: ScreenFixtures): Promise<void> {
  await page.evaluate(
    async (words) => {
      const patterns = words.map(([pattern, by]) => [new RegExp(pattern, 'gu'), by] as const);
      const fixed = (text: string) =>
        patterns.reduce((before, [pattern, by]) => before.replace(pattern, by), text);
      // Redraws for another width happen when the page is idle.
      const idle = () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 200 }));
        });

      if (!('isStill' in window)) {
        const sheet = new CSSStyleSheet();
        // Carets blink, notices disappear, and QR codes differ with their address.
        sheet.replaceSync(
          '* { caret-color: transparent !important } section[aria-live=polite], [data-qr], svg[shape-rendering=crispEdges] path + path { visibility: hidden }',
        );
        document.adoptedStyleSheets.push(sheet);
        Object.assign(window, { isStill: true });
      }
      const fix = () => {
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const { data } = texts.currentNode as Text;
          if (fixed(data) !== data) (texts.currentNode as Text).data = fixed(data);
        }
        for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
          'input:read-only, textarea:read-only',
        )) {
          if (fixed(field.value) !== field.value) field.value = fixed(field.value);
        }
      };
      const finish = () => {
        for (const animation of document.getAnimations()) {
          try {
            animation.finish();
          } catch {
            // An endless animation.
            animation.pause();
            animation.currentTime = 0;
          }
        }
      };
      const loadPictures = () =>
        Promise.all(
          Array.from(document.images, (image) => {
            if (!image.checkVisibility()) return undefined;
            image.loading = 'eager';
            return image.decode().catch(() => undefined);
          }),
        );
      // A failed picture is requested again by the next layout, or never loads: then the page never
      // becomes still.
      const arePicturesThere = () =>
        Array.from(document.images).every(
          (image) => !image.checkVisibility() || (image.complete && image.naturalWidth > 0),
        );
      const layout = () =>
        Array.from(document.querySelectorAll('body *'), (element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return `${x} ${y} ${width} ${height}`;
        }).join();

      window.scrollTo(0, 0);
      let before = '';
      for (let frames = 0; frames < 600; frames += 1) {
        finish();
        await loadPictures();
        await document.fonts.ready;
        await idle();
        // Not before hydration: React compares the received texts with its own, part by part.
        fix();
        const now = layout();
        if (
          now === before &&
          arePicturesThere() &&
          document.getAnimations().every(({ playState }) => playState !== 'running')
        )
          return;
        before = now;
      }
      throw new Error('The page does not become still.');
    },
    replacements(fixtures, new URL(page.url()).origin),
  );
}
