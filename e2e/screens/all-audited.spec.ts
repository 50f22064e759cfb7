import { ALL_SCREENS } from '../a11y/more-screens';
import { auditLetters, auditOnPhone, auditOnWideScreen } from './audit';
import { test } from './fixtures';

// e2e/audit/page-audit.spec.ts audits a part of them on each change.
test.describe.configure({ timeout: 120_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [locale, colorScheme] of [
  ['en', 'light'],
  ['pt-BR', 'dark'],
] as const) {
  test.describe(`in ${locale} and the ${colorScheme} theme`, () => {
    test.use({ locale, colorScheme });

    for (const screen of ALL_SCREENS) {
      test(`${screen.name} is accessible`, async ({ open, page }) => {
        await open(screen);
        await test.step('on a phone', () => auditOnPhone(page));
        // Wide windows are not laid out for letters twice as large.
        await test.step('with larger letters', () =>
          auditLetters(page, screen.widths ? [640] : [640, 768, 1024, 1440]));
        await test.step('on a wide screen', () =>
          auditOnWideScreen(page, screen.widths?.[0] ?? 1440));
      });
    }
  });
}
