import { expect } from '../support/fixtures';
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
    },
  },
];

/** Every screen and state that can have accessibility problems; the one that signs out is last. */
export const ALL_SCREENS: readonly Screen[] = [...MORE, ...SCREENS];
