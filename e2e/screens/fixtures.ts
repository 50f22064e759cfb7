import type { Cookie } from '@playwright/test';
import { VIEWER_KEY } from '../../src/shared/interface/preferences';
import { Api, newPerson, type Person } from '../support/api';
import { expect, test as base } from '../support/fixtures';
import { makeOperator } from '../support/operator';
import { signInWithApi } from '../support/page-actions';
import type { Locale } from '../../src/shared/interface/languages';
import { sayIn } from './say';
import { openScreen, type Screen, type Stage, WINDOWS } from './screen';
import { createScreenFixtures, type ScreenFixtures } from './screen-fixtures';

interface Seeded {
  fixtures: ScreenFixtures;
  operator: Person;
  /**
   * storage states by person: shared by all screens, so that the list of sessions stays the same
   */
  cookies: Map<Screen['who'], Cookie[]>;
}

interface Fixtures {
  /** Opens a screen, in the test's `locale`, in the narrowest window that has it. */
  open: (screen: Screen) => Promise<Stage>;
}

export const test = base.extend<Fixtures, { seeded: Seeded }>({
  seeded: [
    async ({ playwright }, use, { project }) => {
      const { baseURL } = project.use;
      const request = await playwright.request.newContext(baseURL ? { baseURL } : {});
      const fixtures = await createScreenFixtures(new Api(request), new Api(request));
      const operator = newPerson('Olga Reis');
      await new Api(request).signUp(operator);
      await makeOperator(operator.email);
      await request.dispose();
      await use({ fixtures, operator, cookies: new Map() });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  open: async ({ page, seeded: { fixtures, operator, cookies }, locale }, use) => {
    let whose: Screen['who'] | undefined;
    await use(async (screen) => {
      const { who, hasOwnSession } = screen;
      whose = who === 'reader' || hasOwnSession ? undefined : who;
      const width = screen.widths?.[0] ?? 360;
      await page.setViewportSize({ width, height: WINDOWS[width] });
      // Screens must not count visits: statistics would depend on the screens opened before.
      await page.route(/\/v1\/projects\/[^/]+\/view(?:\?|$)/, (route) =>
        route.fulfill({ json: { views: 128 } }),
      );
      await page.route(/\/v1\/projects\/[^/]+\/analytics(?:\?|$)/, (route) =>
        route.fulfill({ status: 201, json: { id: '', sessionId: '' } }),
      );
      // Fonts that the page would skip when they load late: pictures need them, however slow the
      // machine.
      await page.route(/\/_next\/static\/.*\.css$/, async (route) => {
        const answer = await route.fetch();
        await route.fulfill({
          response: answer,
          body: (await answer.text()).replaceAll('font-display:optional', 'font-display:block'),
        });
      });
      // A missing voice is reported at an unpredictable time.
      await page.addInitScript((viewer) => {
        if (location.protocol === 'about:') return;
        localStorage.setItem(viewer, '{"isAudioOn":false}');
      }, VIEWER_KEY);
      const known = hasOwnSession ? undefined : cookies.get(who);
      if (known) await page.context().addCookies(known);
      else if (who !== 'reader')
        await signInWithApi(page, who === 'operator' ? operator : fixtures[who], '/offline');
      const stage = {
        page,
        fixtures,
        say: sayIn(locale === 'pt-BR' ? 'pt-BR' : ('en' satisfies Locale)),
      };
      await openScreen(screen, stage);
      return stage;
    });
    // Only those of the session: what a person has seen before must not depend on earlier screens.
    const left = (await page.context().cookies()).filter(({ path }) => path === '/');
    if (whose) cookies.set(whose, left);
    // Drops running requests; held ones must not be sent after all.
    await page.goto('about:blank');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

export { expect };
