import { expect } from '../support/fixtures';
import { button, dialog, press, type Screen, type Stage } from './screen';
import { RARE_WORD } from './screen-fixtures';

/** Opens a dialog by a button of the viewer, which may be in the '…' menu. */
const viewerDialog = (key: string) => async (stage: Stage) => {
  if (!(await button(stage, key).isVisible())) await press(button(stage, 'viewer.options'));
  await press(button(stage, key));
  await expect(dialog(stage)).toBeVisible();
};

const readySteps = ({ page }: Stage) => page.locator('main[data-viewer=ready]');

/** Requests do not reach the server: the statistics of the fixtures stay the same. */
const swallow =
  (pattern: RegExp) =>
  ({ page }: Stage) =>
    page.route(pattern, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 201, json: { id: 'x' } })
        : route.fallback(),
    );

async function refusedDraft({ page, fixtures }: Stage): Promise<string> {
  const origin = new URL((await page.request.get('/contact')).url()).origin;
  const answer = await page.request.post('/api/contact', {
    form: {
      name: fixtures.newcomer.name,
      email: 'iris',
      subject: 'An idea',
      message: 'Show the guides of an evening together.',
    },
    headers: { origin },
    maxRedirects: 0,
  });
  return answer.headers()['location'] ?? '';
}

/** Pages and states that are public. */
export const PUBLIC_SCREENS: readonly Screen[] = [
  {
    name: 'landing',
    who: 'reader',
    isCompared: true,
    address: () => '/',
    isWhole: true,
    // Its guides depend on other tests; e2e/more/landing.spec.ts checks them.
    act: ({ page }) =>
      page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          'main figure > div { visibility: hidden } main section:has(article) { display: none }',
        );
        document.adoptedStyleSheets.push(sheet);
      }),
  },
  {
    name: 'mobile-menu',
    who: 'reader',
    isCompared: true,
    address: () => '/',
    widths: [360],
    act: async (stage) => {
      await press(button(stage, 'layout.openMenu'));
      await expect(dialog(stage)).toBeVisible();
    },
  },
  {
    name: 'explore',
    who: 'reader',
    isCompared: true,
    address: ({ fixtures }) => `/explore?tag=${encodeURIComponent(fixtures.tag)}`,
    isWhole: true,
  },
  { name: 'explore-found', who: 'reader', address: () => `/explore?search=${RARE_WORD}` },
  { name: 'explore-misspelt', who: 'reader', address: () => '/explore?search=kalimbba' },
  {
    name: 'explore-nothing',
    who: 'reader',
    isCompared: true,
    address: () => '/explore?search=xyzzyx',
  },
  {
    name: 'explore-filter',
    who: 'reader',
    isCompared: true,
    address: ({ fixtures }) => `/explore?tag=${encodeURIComponent(fixtures.tag)}`,
    act: async (stage) => {
      await press(button(stage, 'explore.filters.category'));
      await expect(stage.page.locator('#filter-category')).toBeVisible();
    },
  },
  {
    name: 'project',
    who: 'reader',
    isCompared: true,
    address: ({ fixtures }) => `/p/${fixtures.guide}`,
    isWhole: true,
  },
  {
    name: 'project-long-name',
    who: 'reader',
    isCompared: true,
    address: ({ fixtures }) => `/p/${fixtures.longName}`,
    isWhole: true,
  },
  { name: 'project-unknown', who: 'reader', address: () => '/p/zzzzzzzzzzzz' },
  { name: 'embed', who: 'reader', address: ({ fixtures }) => `/p/${fixtures.guide}/embed` },
  {
    name: 'embed-step',
    who: 'reader',
    isCompared: true,
    address: ({ fixtures }) => `/p/${fixtures.guide}/embed?step=2`,
  },
  {
    name: 'viewer-first-step',
    who: 'reader',
    address: ({ fixtures }) => `/p/${fixtures.guide}/s/1`,
    // The name of its chapter is shown for a moment.
    act: async (stage) => {
      await expect(readySteps(stage)).toBeVisible();
      await expect(stage.page.getByTestId('chapter-banner')).toHaveCount(0);
    },
  },
  {
    name: 'viewer-step',
    who: 'reader',
    isCompared: true,
    address: ({ fixtures }) => `/p/${fixtures.guide}/s/4`,
    shows: readySteps,
  },
  {
    name: 'viewer-no-picture',
    who: 'reader',
    isCompared: true,
    address: ({ fixtures }) => `/p/${fixtures.longWay}/s/41`,
    shows: readySteps,
  },
  {
    name: 'viewer-last-of-150',
    who: 'reader',
    address: ({ fixtures }) => `/p/${fixtures.longWay}/s/150`,
    shows: readySteps,
  },
  {
    name: 'viewer-summary',
    who: 'reader',
    isCompared: true,
    address: ({ fixtures }) => `/p/${fixtures.guide}/s/4`,
    act: viewerDialog('viewer.summary'),
  },
  {
    name: 'viewer-summary-of-150',
    who: 'reader',
    address: ({ fixtures }) => `/p/${fixtures.longWay}/s/75`,
    act: viewerDialog('viewer.summary'),
  },
  {
    name: 'viewer-report',
    who: 'reader',
    address: ({ fixtures }) => `/p/${fixtures.guide}/s/4`,
    act: viewerDialog('feedback.report'),
  },
  {
    name: 'viewer-options',
    who: 'reader',
    isCompared: true,
    address: ({ fixtures }) => `/p/${fixtures.guide}/s/4`,
    act: viewerDialog('viewer.options'),
  },
  {
    name: 'viewer-language',
    who: 'reader',
    address: ({ fixtures }) => `/p/${fixtures.guide}/s/4`,
    act: viewerDialog('viewer.language'),
  },
  { name: 'viewer-unknown', who: 'reader', address: () => '/p/zzzzzzzzzzzz/s/1' },
  {
    name: 'finished',
    who: 'reader',
    isCompared: true,
    address: ({ fixtures }) => `/p/${fixtures.guide}/finished`,
    isWhole: true,
  },
  {
    name: 'finished-sent',
    who: 'reader',
    address: ({ fixtures }) => `/p/${fixtures.guide}/finished`,
    prepare: swallow(/\/feedback(?:\?|$)/),
    act: async (stage) => {
      const { page, say } = stage;
      const send = button(stage, 'feedback.sendFeedback');
      await press(send);
      await page
        .getByRole('radio', { name: say('feedback.difficulty4'), exact: true })
        .check({ force: true });
      await page
        .getByRole('radio', { name: say('feedback.stars', { value: 4 }), exact: true })
        .check({ force: true });
      await send.click();
    },
    shows: ({ page, say }) => page.getByRole('heading', { name: say('feedback.thanks') }),
  },
  {
    name: 'finished-errors',
    who: 'reader',
    address: ({ fixtures }) => `/p/${fixtures.guide}/finished`,
    isWhole: true,
    act: (stage) => press(button(stage, 'feedback.sendFeedback')),
    shows: ({ page }) => page.locator('[aria-invalid=true]').first(),
  },
  {
    name: 'creator',
    who: 'reader',
    isCompared: true,
    address: ({ fixtures }) => `/c/${fixtures.creatorUid}`,
    isWhole: true,
  },
  {
    name: 'creator-page-2',
    who: 'reader',
    address: ({ fixtures }) => `/c/${fixtures.creatorUid}/2`,
  },
  { name: 'creator-empty', who: 'reader', address: ({ fixtures }) => `/c/${fixtures.newcomerUid}` },
  { name: 'about', who: 'reader', address: () => '/about', isWhole: true },
  { name: 'pricing', who: 'reader', isCompared: true, address: () => '/pricing', isWhole: true },
  { name: 'contact', who: 'reader', address: () => '/contact', isWhole: true },
  {
    name: 'contact-errors',
    who: 'reader',
    isCompared: true,
    address: () => '/contact',
    isWhole: true,
    act: (stage) => press(button(stage, 'contact.send')),
    shows: ({ page }) => page.locator('[aria-invalid=true]').first(),
  },
  { name: 'contact-again', who: 'reader', address: refusedDraft, isWhole: true },
  { name: 'contact-sent', who: 'reader', address: () => '/contact/sent' },
  { name: 'privacy', who: 'reader', address: () => '/privacy-policy', isWhole: true },
  { name: 'terms', who: 'reader', address: () => '/terms-conditions', isWhole: true },
  { name: 'offline', who: 'reader', address: () => '/offline' },
  { name: 'not-found', who: 'reader', isCompared: true, address: () => '/nowhere' },
  { name: 'developers', who: 'reader', address: () => '/developers', isWhole: true },
  { name: 'developers-calls', who: 'reader', address: () => '/developers/calls' },
  { name: 'developers-group', who: 'reader', address: () => '/developers/questions' },
  {
    name: 'developers-call',
    who: 'reader',
    address: () => '/developers/projects/patchDashboardProjectsByIdPublish',
    isWhole: true,
  },
  {
    name: 'developers-guide',
    who: 'reader',
    address: () => '/developers/guides/publish-from-a-script',
  },
  {
    name: 'developers-command-line',
    who: 'reader',
    address: () => '/developers/guides/command-line',
  },
  {
    name: 'design',
    who: 'reader',
    address: () => '/developers/design',
    isWhole: true,
    isBusy: true,
  },
  { name: 'sign-in', who: 'reader', isCompared: true, address: () => '/auth' },
  {
    name: 'sign-in-errors',
    who: 'reader',
    address: () => '/auth',
    act: (stage) => press(button(stage, 'auth.signIn')),
    shows: ({ page }) => page.locator('[aria-invalid=true]').first(),
  },
  { name: 'sign-up', who: 'reader', address: () => '/auth/signup', isWhole: true },
  { name: 'recovery', who: 'reader', address: () => '/auth/recovery' },
  { name: 'recovery-new-password', who: 'reader', address: () => '/auth/recovery?token=x' },
  { name: 'confirm', who: 'reader', address: () => '/auth/confirm?token=x' },
  { name: 'unsubscribe', who: 'reader', address: () => '/auth/unsubscribe?token=x' },
  { name: 'withdraw-unknown', who: 'reader', address: () => '/auth/withdraw?token=x' },
];
