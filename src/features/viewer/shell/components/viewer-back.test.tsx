import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  dismissBrowser,
  openViewer,
  pressKey,
  standInBrowser,
  viewerButton,
  viewerHeading,
  viewerStep,
  VIEWER_PROJECT,
} from '@/testing/ui/open-viewer';
import { safetyLine } from '@/testing/ui/gated-guide';

const router = vi.hoisted(() => ({ push: vi.fn(), replace: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

/** Viewers of other test files may still wait for the entry of a dialog to be left. */
function dismissOthers(): void {
  let isHeard = false;
  window.addEventListener('popstate', () => (isHeard = true), { once: true });
  while (!isHeard) window.dispatchEvent(new PopStateEvent('popstate'));
}

beforeEach(() => {
  router.push.mockReset();
  router.replace.mockReset();
  standInBrowser();
  dismissOthers();
  window.history.pushState(null, '', '/');
});
afterEach(dismissBrowser);

const GATED_END = {
  ...VIEWER_PROJECT,
  steps: [viewerStep('a'), { ...viewerStep('b'), lines: [safetyLine('w', 'danger', 'Hot')] }],
};
const dialog = () => screen.queryByRole('dialog') ?? screen.queryByRole('alertdialog');
const path = () => window.location.pathname;
/** True if the entry of a dialog is the current one. */
const isOnEntry = () => Boolean(window.history.state?.overlay);
const left = () => waitFor(() => expect(isOnEntry()).toBe(false));
const goBack = async () => {
  window.history.back();
  await left();
};

it.each(['Summary', 'Language of the guide', 'More options'])(
  'Back closes “%s” and nothing else',
  async (name) => {
    openViewer('2');
    const router = vi.fn();
    window.addEventListener('popstate', router);
    fireEvent.click(viewerButton(name));
    expect(dialog()).not.toBeNull();
    await goBack();
    await waitFor(() => expect(dialog()).toBeNull());
    expect([path(), viewerHeading()]).toEqual(['/p/abcdefghjkmn/s/2', 'Step 2 of 3: Step b']);
    expect(router).not.toHaveBeenCalled();
    window.removeEventListener('popstate', router);
  },
);

it('a dialog that was closed otherwise leaves no entry, and the address is that of the step', async () => {
  openViewer('1');
  window.history.replaceState({ before: true }, '');
  fireEvent.click(viewerButton('Summary'));
  expect(isOnEntry()).toBe(true);
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /Step c/ }));
  await left();
  await waitFor(() => expect(path()).toBe('/p/abcdefghjkmn/s/3'));
  expect(window.history.state).toEqual({ before: true });
});

it('Back and Escape lead from a warning back to the step, and acknowledge nothing', async () => {
  openViewer('2', GATED_END);
  for (const way of [goBack, () => Promise.resolve(pressKey('Escape', dialog() ?? window))]) {
    pressKey('ArrowRight');
    expect(dialog()).not.toBeNull();
    await way();
    await waitFor(() => expect(dialog()).toBeNull());
    expect(localStorage.getItem('makerstep_acknowledged:abcdefghjkmn')).toBeNull();
    expect(router.push).not.toHaveBeenCalled();
  }
});

it('the page after the last warning takes the entry of its dialog', async () => {
  openViewer('2', GATED_END);
  pressKey('ArrowRight');
  const back = vi.spyOn(window.history, 'back');
  // Presses are ignored until the dialog has been there for a moment.
  await waitFor(() => {
    fireEvent.click(viewerButton('Understood'));
    expect(router.replace).toHaveBeenCalledWith('/p/abcdefghjkmn/finished');
  });
  expect(router.push).not.toHaveBeenCalled();
  expect(back).not.toHaveBeenCalled();
});
