import { expect } from '../support/fixtures';
import { atNow, withFixedStats, withMessages, withWebhookLog } from './fixed-stats';
import { button, dialog, press, type Screen, type Stage } from './screen';

const editor =
  (rest: string) =>
  ({ fixtures }: Stage) =>
    `/dashboard/projects/${fixtures.guide}${rest}`;
const emptyEditor =
  (tab: string) =>
  ({ fixtures }: Stage) =>
    `/dashboard/projects/${fixtures.empty}#${tab}`;
/** The tab in the address, which is selected after hydration. */
const chosenTab =
  (tab: 'steps' | 'faq' | 'settings' | 'translate') =>
  ({ page, say }: Stage) =>
    page.getByRole('tab', { selected: true, name: say(`editor.tab.${tab}`) });
const newProject = async (stage: Stage) => {
  await press(stage.page.getByRole('button', { name: stage.say('dashboard.newProject') }).first());
  await expect(dialog(stage)).toBeVisible();
};

/** Pages and states of signed-in people. */
export const PRIVATE_SCREENS: readonly Screen[] = [
  {
    name: 'dashboard',
    who: 'creator',
    isCompared: true,
    address: () => '/dashboard',
    isWhole: true,
  },
  { name: 'dashboard-empty', who: 'newcomer', address: () => '/dashboard' },
  {
    name: 'projects',
    who: 'creator',
    isCompared: true,
    address: () => '/dashboard/projects',
    isWhole: true,
  },
  { name: 'projects-empty', who: 'newcomer', address: () => '/dashboard/projects' },
  {
    name: 'projects-archived-none',
    who: 'creator',
    address: () => '/dashboard/projects?status=archived',
  },
  {
    name: 'new-project',
    who: 'creator',
    isCompared: true,
    address: () => '/dashboard/projects',
    act: newProject,
  },
  {
    name: 'new-project-errors',
    who: 'newcomer',
    address: () => '/dashboard/projects',
    act: async (stage) => {
      await newProject(stage);
      await dialog(stage).locator('button[type=submit]').click();
    },
    shows: (stage) => dialog(stage).locator('[aria-invalid=true]').first(),
  },
  {
    name: 'editor-steps',
    who: 'creator',
    isCompared: true,
    address: editor('#steps'),
    // The numbers of reports come after the list.
    shows: ({ page, say }) => page.getByText(say('editor.unreadReports', { count: 2 })),
    isWhole: true,
  },
  {
    name: 'editor-steps-empty',
    who: 'creator',
    address: emptyEditor('steps'),
    shows: chosenTab('steps'),
  },
  {
    name: 'editor-step',
    who: 'creator',
    isCompared: true,
    address: (stage) => editor(`/step/${stage.fixtures.steps[2]?.id}#steps`)(stage),
    shows: ({ page }) => page.getByRole('complementary').or(page.getByRole('dialog')).first(),
  },
  { name: 'editor-faq', who: 'creator', address: editor('#faq'), shows: chosenTab('faq') },
  {
    name: 'editor-faq-empty',
    who: 'creator',
    address: emptyEditor('faq'),
    shows: chosenTab('faq'),
  },
  {
    name: 'editor-settings',
    who: 'creator',
    isCompared: true,
    address: editor('#settings'),
    shows: chosenTab('settings'),
    isWhole: true,
  },
  {
    name: 'editor-translate',
    who: 'creator',
    address: editor('#translate'),
    shows: ({ page }) => page.getByRole('tabpanel').getByRole('form'),
  },
  {
    name: 'editor-translate-empty',
    who: 'creator',
    address: emptyEditor('translate'),
    shows: chosenTab('translate'),
  },
  {
    name: 'editor-analytics',
    who: 'creator',
    isCompared: true,
    address: editor('#analytics'),
    prepare: withFixedStats,
    shows: ({ page }) => page.getByRole('tabpanel').getByRole('img').first(),
    isWhole: true,
  },
  {
    name: 'editor-analytics-empty',
    who: 'creator',
    address: emptyEditor('analytics'),
    prepare: atNow,
    shows: ({ page, say }) => page.getByText(say('analytics.empty.unpublished')),
  },
  {
    name: 'editor-feedback',
    who: 'creator',
    isCompared: true,
    address: editor('#feedback'),
    prepare: withMessages,
    shows: ({ page }) => page.getByText('By the roadside'),
    isWhole: true,
  },
  {
    name: 'editor-feedback-empty',
    who: 'creator',
    address: emptyEditor('feedback'),
    prepare: atNow,
    shows: ({ page, say }) => page.getByText(say('inbox.emptyUnpublished')),
  },
  {
    name: 'editor-share',
    who: 'creator',
    address: editor('#steps'),
    act: async (stage) => {
      const [menu, share] = [button(stage, 'editor.projectMenu'), button(stage, 'editor.share')];
      await menu.waitFor();
      if (await share.isVisible()) await press(share);
      else {
        // Below desktop widths it is in the menu.
        await press(menu);
        await stage.page.getByRole('menuitem', { name: stage.say('editor.share') }).click();
      }
      const code = dialog(stage).getByRole('button', { name: stage.say('share.qr') });
      await expect(async () => {
        if ((await code.getAttribute('aria-expanded')) === 'false') await press(code);
        await expect(dialog(stage).getByRole('img')).toBeVisible({ timeout: 3000 });
      }).toPass();
    },
  },
  {
    name: 'confirmation',
    who: 'creator',
    isCompared: true,
    address: editor('#steps'),
    act: async (stage) => {
      await press(button(stage, 'editor.projectMenu'));
      await stage.page.getByRole('menuitem', { name: stage.say('editor.deleteProject') }).click();
    },
    shows: ({ page }) => page.getByRole('alertdialog'),
  },
  {
    name: 'published',
    who: 'creator',
    address: ({ fixtures }) => `/dashboard/project/${fixtures.guide}/published`,
    isWhole: true,
  },
  {
    name: 'labels',
    who: 'creator',
    isCompared: true,
    address: ({ fixtures }) => `/dashboard/project/${fixtures.guide}/labels`,
    isWhole: true,
  },
  {
    name: 'analytics',
    who: 'creator',
    address: () => '/dashboard/analytics',
    prepare: withFixedStats,
    shows: ({ page }) => page.getByRole('main').getByRole('img').first(),
    isWhole: true,
  },
  {
    name: 'analytics-empty',
    who: 'newcomer',
    address: () => '/dashboard/analytics',
    prepare: atNow,
    shows: ({ page, say }) => page.getByText(say('analytics.noProjects')),
  },
  { name: 'import', who: 'creator', address: () => '/dashboard/import' },
  { name: 'settings', who: 'creator', address: () => '/dashboard/settings' },
  {
    name: 'settings-account',
    who: 'creator',
    address: () => '/dashboard/settings/account',
    isWhole: true,
  },
  {
    name: 'settings-profile',
    who: 'creator',
    isCompared: true,
    address: () => '/dashboard/settings/profile',
    isWhole: true,
  },
  {
    name: 'settings-people',
    who: 'creator',
    address: () => '/dashboard/settings/people',
    isWhole: true,
  },
  {
    name: 'settings-password',
    who: 'creator',
    address: () => '/dashboard/settings/password',
    isWhole: true,
  },
  {
    name: 'settings-tokens',
    who: 'creator',
    address: () => '/dashboard/settings/tokens',
    isWhole: true,
  },
  {
    name: 'settings-webhooks-empty',
    who: 'newcomer',
    address: () => '/dashboard/settings/webhooks',
  },
  {
    name: 'settings-webhook-new',
    who: 'newcomer',
    address: () => '/dashboard/settings/webhooks',
    act: (stage) => press(button(stage, 'webhooks.new')),
    shows: dialog,
  },
  {
    name: 'settings-webhooks',
    who: 'creator',
    isCompared: true,
    address: () => '/dashboard/settings/webhooks',
    isWhole: true,
    prepare: withWebhookLog,
    act: async (stage) => {
      await press(button(stage, 'webhooks.log'));
      await press(
        stage.page.getByRole('button', { name: stage.say('webhooks.event.project_published') }),
      );
    },
    shows: ({ page, say }) => page.getByText(say('webhooks.problem.timeout')),
  },
  {
    name: 'sign-out',
    who: 'newcomer',
    hasOwnSession: true,
    address: () => '/auth/logout',
    // Held for the screenshot; when the page is left it may be sent after all.
    prepare: ({ page }) =>
      page.route(/signout|logout/, (route) =>
        route.request().method() === 'POST' ? undefined : route.fallback(),
      ),
  },
];
