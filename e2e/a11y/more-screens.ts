import { expect } from '../support/fixtures';
import { withFixedStats } from '../screens/fixed-stats';
import { SCREENS } from '../screens/list';
import { button, dialog, press, type Screen, type Stage } from '../screens/screen';

const guide =
  (rest: string) =>
  ({ fixtures }: Stage) =>
    `/dashboard/projects/${fixtures.guide}${rest}`;
const opened = async (stage: Stage) => expect(dialog(stage)).toBeVisible();

const menu = ({ page }: Stage) => page.getByRole('menu');
const openMenu = ({ page }: Stage) =>
  press(
    page.getByRole('main').locator('button[aria-haspopup=menu]').filter({ visible: true }).first(),
  );

const versions =
  (key: string, values: Record<string, number> = {}) =>
  async (stage: Stage) => {
    await press(stage.page.getByRole('button', { name: stage.say(key, values) }).first());
    await opened(stage);
  };
/** Opens a step of the guide as a reader who gets the notice of a change. */
const changed = (isSafety: boolean): Pick<Screen, 'who' | 'address' | 'prepare' | 'shows'> => ({
  who: 'reader',
  address: ({ fixtures }) => `/p/${fixtures.versioned}/s/2`,
  prepare: ({ page }) =>
    page.route(/\/v1\/projects\/[^/]+\/changes\?/, (route) =>
      route.fulfill({
        json: {
          versionNumber: 3,
          publishedAt: '2026-03-12T06:40:00.000Z',
          updatedAt: '2026-03-12T06:40:00.000Z',
          note: '25 Nm instead of 30',
          isSafety,
          steps: [{ id: 'x', number: 3 }],
        },
      }),
    ),
  shows: ({ page }) => page.getByText('25 Nm instead of 30'),
});

/** All charts of a page of statistics, as tables. */
const tables = (count: number): Pick<Screen, 'who' | 'prepare' | 'act'> => ({
  who: 'creator',
  prepare: withFixedStats,
  act: async ({ page, say }) => {
    const closed = page.getByRole('button', { name: say('analytics.table'), expanded: false });
    for (let left = count; left > 0; left -= 1) {
      await expect(closed).toHaveCount(left);
      await press(closed.first());
    }
  },
});
const CONFLICT = {
  from: 'en',
  to: 'pt-BR',
  written: [{ id: 'step.x.description', line: 5 }],
  unchanged: [],
  conflicts: [
    {
      id: 'step.x.name',
      line: 4,
      context: 'step 1: name',
      reason: 'targetChanged',
      source: 'Step name 2',
      current: 'Nome novo',
      incoming: 'Limpe o resto',
    },
  ],
  refused: [],
};

/** States that look like others, but can have their own accessibility problems. */
const MORE: readonly Screen[] = [
  { name: 'contact-draft-gone', who: 'reader', address: () => '/contact/again?draft=x' },
  {
    name: 'dashboard-menu',
    who: 'creator',
    address: () => '/dashboard',
    widths: [360],
    act: async (stage) => {
      await press(button(stage, 'layout.openMenu'));
      await opened(stage);
    },
  },
  {
    name: 'project-menu',
    who: 'creator',
    address: () => '/dashboard/projects',
    act: openMenu,
    shows: menu,
  },
  // Wide rows of the editor have buttons instead.
  {
    name: 'step-menu',
    who: 'creator',
    address: guide('#steps'),
    widths: [360],
    act: openMenu,
    shows: menu,
  },
  {
    name: 'edit-drawer',
    who: 'creator',
    address: guide('#settings'),
    act: async (stage) => {
      await press(button(stage, 'editor.editProject'));
      await opened(stage);
    },
  },
  {
    name: 'date-range',
    who: 'creator',
    address: guide('#feedback'),
    shows: ({ page }) => page.locator('input[type=datetime-local]').first(),
    act: async ({ page, say }) => {
      const period = page
        .getByRole('tabpanel')
        .getByRole('combobox', { name: say('dateRange.period') });
      await expect(period).toBeVisible();
      await period.selectOption(say('dateRange.custom'));
      await page.getByLabel(say('dateRange.start'), { exact: true }).fill('');
      await expect(page.getByText(say('dateRange.problems.half'))).toBeVisible();
    },
  },
  {
    name: 'feedback-none-here',
    who: 'creator',
    address: guide('#feedback'),
    act: ({ page, say }) =>
      page
        .getByRole('combobox', { name: say('inbox.show'), exact: true })
        .selectOption(say('inbox.shown.read')),
    shows: ({ page, say }) => page.getByText(say('inbox.emptyHere')),
  },
  { name: 'guide-analytics-tables', address: guide('#analytics'), ...tables(3) },
  { name: 'analytics-tables', address: () => '/dashboard/analytics', ...tables(1) },
  {
    name: 'translation-conflict',
    who: 'creator',
    address: guide('#translate'),
    prepare: ({ page }) =>
      page.route(/\/v1\/dashboard\/projects\/[^/]+\/translations(\?|$)/, (route) =>
        route.fulfill({ json: CONFLICT }),
      ),
    act: async (stage) => {
      await press(button(stage, 'editor.translations.import'));
      await dialog(stage)
        .getByTestId('translation-file')
        .setInputFiles({
          name: 'back.xlf',
          mimeType: 'application/xliff+xml',
          buffer: Buffer.from('<xliff/>'),
        });
    },
    shows: (stage) => dialog(stage).getByText('Nome novo'),
  },
  {
    name: 'versions',
    who: 'writer',
    address: ({ fixtures }) => `/dashboard/projects/${fixtures.versioned}#versions`,
    shows: ({ page }) => page.getByRole('tabpanel').getByRole('listitem').first(),
  },
  {
    name: 'version-changes',
    who: 'writer',
    address: ({ fixtures }) => `/dashboard/projects/${fixtures.versioned}#versions`,
    act: versions('editor.versions.changesOf', { number: 2 }),
    shows: ({ page }) => page.getByRole('dialog').locator('ins').first(),
  },
  {
    name: 'version-view',
    who: 'writer',
    address: ({ fixtures }) => `/dashboard/projects/${fixtures.versioned}#versions`,
    act: versions('editor.versions.viewOf', { number: 2 }),
    shows: ({ page }) => page.getByRole('dialog').locator('img').first(),
  },
  {
    name: 'publish-changes',
    who: 'writer',
    address: ({ fixtures }) => `/dashboard/projects/${fixtures.versioned}#steps`,
    act: versions('editor.changes.publish'),
  },
  {
    name: 'unpublished-changes',
    who: 'writer',
    address: ({ fixtures }) => `/dashboard/projects/${fixtures.versioned}#steps`,
    act: versions('editor.changes.look'),
    shows: ({ page }) => page.getByRole('dialog').locator('ins').first(),
  },
  { name: 'viewer-changed', ...changed(false) },
  { name: 'viewer-changed-for-safety', ...changed(true) },
];

/** Every screen and state that can have accessibility problems; the one that signs out is last. */
export const ALL_SCREENS: readonly Screen[] = [...MORE, ...SCREENS];
