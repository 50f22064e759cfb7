import { ALL_SCREENS } from '../people/more-screens';
import { auditLetters, auditOnPhone, auditOnWideScreen } from './audit';
import { test } from './fixtures';

// e2e/audit/page-audit.spec.ts audits a part of them on each change.
test.describe.configure({ timeout: 120_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [index, screen] of ALL_SCREENS.entries()) {
  // Every other one in the other language and theme: words of both have to fit and to name things.
  const [locale, colorScheme] =
    index % 2 === 0 ? (['en', 'light'] as const) : (['pt-BR', 'dark'] as const);
  test.describe(screen.name, () => {
    test.use({ locale, colorScheme });

    test('has no barriers: by finger, by keyboard, with larger letters, with more contrast', async ({
      open,
      page,
    }) => {
      await open(screen);
      await test.step('on a phone', () => auditOnPhone(page));
      // Wider windows are laid out for more letters than fit when these are twice as large.
      await test.step('with other letters', () =>
        auditLetters(page, screen.widths ? [640] : [640, 768, 1024, 1440]));
      await test.step('on a wide screen', () =>
        auditOnWideScreen(page, screen.widths?.[0] ?? 1440));
    });
  });
}
