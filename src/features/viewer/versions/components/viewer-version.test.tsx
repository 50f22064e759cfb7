import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messagesFor } from '@/i18n/messages';
import { versionAddress, guideCacheName } from '@/shared/offline/guide-addresses';
import { fakeCaches } from '@/testing/ui/fake-caches';
import { dismissBrowser, pressKey, viewerButton, viewerHeading } from '@/testing/ui/open-viewer';
import {
  become,
  keepPlace,
  keptPlace,
  openVersion,
  publishSeven,
  SEVEN,
  site,
  SIX,
  SIX_EDITED,
  standInVersions,
  UID,
} from '@/testing/ui/versioned-guide';
import { ToastProvider } from '@/ui/kit/toasts/toast-provider';
import { NEWS_INTERVAL_MS } from '../../constants';
import { FinishedView } from '../../shell/components/finished-view';

const router = vi.hoisted(() => ({ push: vi.fn(), replace: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));
vi.mock('../../shell/components/confetti', () => ({ Confetti: () => null }));

const CHANGED = 'This guide has changed.';
const QUIET = 'This guide has changed: steps 4 and 7';

beforeEach(() => {
  standInVersions();
  router.push.mockReset();
});
afterEach(async () => {
  await dismissBrowser();
  vi.restoreAllMocks();
});

describe('a reader in the middle of a guide', () => {
  it('finishes the version that was begun, also after reloads', async () => {
    openVersion(5);
    await waitFor(() => expect(keptPlace()).toMatchObject({ step: 5, version: 6 }));
    cleanup();
    publishSeven();
    openVersion(5, SEVEN);
    expect(document.querySelector('main')?.className).toContain('invisible');
    await waitFor(() => expect(document.querySelector('[data-viewer=ready]')).not.toBeNull());
    expect(screen.getByText('e of 6')).toBeTruthy();
    expect(document.querySelector('main')?.className).not.toContain('invisible');
    pressKey('ArrowRight');
    expect(viewerHeading()).toContain('Step f');
    pressKey('ArrowRight');
    expect(router.push).toHaveBeenCalledWith(`/p/${UID}/finished`);
    cleanup();
    openVersion(1, SEVEN);
    expect(screen.getByText('new of 7')).toBeTruthy();
  });

  it('finishes it offline, from this device', async () => {
    const caches = fakeCaches();
    vi.stubGlobal('caches', caches);
    await (await caches.open(guideCacheName(UID))).put(versionAddress(UID, 6), Response.json(SIX));
    site.isDown = true;
    keepPlace({});
    openVersion(5, SEVEN);
    expect(await screen.findByText('e of 6')).toBeTruthy();
    expect(site.calls).not.toContain(`/v1/projects/${UID}`);
  });

  it('gets the newest version at the same step where that one is gone, and is told', async () => {
    Object.assign(site, { newest: SEVEN });
    keepPlace({});
    openVersion(5, SEVEN);
    expect(await screen.findByText('e of 7')).toBeTruthy();
    const told = screen.getByText(
      'You began version 6, which is no longer there. This is version 7.',
    );
    expect(told.closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
    fireEvent.click(viewerButton('Dismiss'));
    expect(screen.queryByText(/You began version 6/)).toBeNull();
    await waitFor(() => expect(keptPlace()).toMatchObject({ version: 7, step: 6 }));
  });

  it('who starts over gets the newest version', async () => {
    publishSeven();
    keepPlace({});
    openVersion(1, SEVEN);
    fireEvent.click(await screen.findByRole('button', { name: 'Start over' }));
    expect(screen.getByText('new of 7')).toBeTruthy();
  });

  it('who was at the first step only has begun nothing', () => {
    publishSeven();
    keepPlace({ stepId: 'a', step: 1 });
    openVersion(1, SEVEN);
    expect(screen.getByText('new of 7')).toBeTruthy();
  });
});

describe('a change of the guide', () => {
  it('is told quietly and once, and shown at the same step', async () => {
    openVersion(5);
    await waitFor(() => expect(site.calls).toContain(`/v1/projects/${UID}/changes`));
    publishSeven();
    await become('visible');
    const line = await screen.findByText(QUIET);
    expect(line.closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
    expect(screen.getByText('New torque')).toBeTruthy();
    expect(screen.getByText('e of 6')).toBeTruthy();
    fireEvent.click(viewerButton('Show'));
    expect(await screen.findByText('e of 7')).toBeTruthy();
    expect(screen.queryByText(QUIET)).toBeNull();
    await waitFor(() => expect(keptPlace()).toMatchObject({ version: 7, step: 6, stepId: 'e' }));
    await waitFor(() => expect(window.location.pathname).toBe(`/p/${UID}/s/6`));
  });

  it('is not told again after it was dismissed, nor after a reload', async () => {
    openVersion(5);
    publishSeven();
    await become('visible');
    await screen.findByText(QUIET);
    fireEvent.click(viewerButton('Dismiss'));
    const before = site.calls.length;
    pressKey('ArrowLeft');
    await waitFor(() => expect(site.calls.length).toBeGreaterThan(before));
    expect(screen.queryByText(QUIET)).toBeNull();
    cleanup();
    openVersion(5, SEVEN);
    await screen.findByText('e of 6');
    await become('visible');
    expect(screen.queryByText(QUIET)).toBeNull();
  });

  it('that joined the version which is read is told once, and shown', async () => {
    openVersion(5);
    await waitFor(() => expect(site.calls).toContain(`/v1/projects/${UID}/changes`));
    site.newest = SIX_EDITED;
    await become('visible');
    await screen.findByText(CHANGED);
    fireEvent.click(viewerButton('Dismiss'));
    const before = site.calls.length;
    await become('visible');
    await waitFor(() => expect(site.calls.length).toBeGreaterThan(before));
    expect(screen.queryByText(CHANGED)).toBeNull();
    site.newest = { ...SIX_EDITED, updatedAt: '2027-03-01T00:06:00.000Z' };
    await become('visible');
    await screen.findByText(CHANGED);
    fireEvent.click(viewerButton('Show'));
    await waitFor(() => expect(screen.queryByText(CHANGED)).toBeNull());
    pressKey('ArrowRight');
    pressKey('ArrowRight');
    expect(viewerHeading()).toContain('Step g');
  });

  it('is looked for at each step, when the page becomes visible and twice a minute, but never while hidden', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const countRequests = () => site.calls.filter((path) => path.endsWith('/changes')).length;
    const answered = (count: number) => waitFor(() => expect(countRequests()).toBe(count));
    const passInterval = () => act(async () => vi.advanceTimersByTime(NEWS_INTERVAL_MS));
    openVersion(4);
    await answered(1);
    pressKey('ArrowRight');
    await answered(2);
    await passInterval();
    await answered(3);
    await become('hidden');
    await passInterval();
    expect(countRequests()).toBe(3);
    await become('visible');
    await answered(4);
  });

  it('of which nothing can be learned bothers nobody', async () => {
    site.isDown = true;
    openVersion(4);
    pressKey('ArrowRight');
    expect(viewerHeading()).toContain('Step e');
    await become('visible');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.queryByText(/This guide has changed/)).toBeNull();
  });
});

it('feedback says which version was read', async () => {
  openVersion(6);
  await waitFor(() => expect(keptPlace()).toMatchObject({ version: 6 }));
  pressKey('ArrowRight');
  cleanup();
  publishSeven();
  render(
    <NextIntlClientProvider locale="en" messages={messagesFor('en')}>
      <ToastProvider>
        <FinishedView
          projectUid={UID}
          names={SIX.names}
          languages={['en']}
          ground={{} as never}
          next={null}
        />
      </ToastProvider>
    </NextIntlClientProvider>,
  );
  fireEvent.click(screen.getAllByRole('radio', { name: /^5/ })[0] as HTMLElement);
  fireEvent.click(screen.getAllByRole('radio').at(-1) as HTMLElement);
  fireEvent.click(viewerButton('Send feedback'));
  await waitFor(() => expect(site.bodies.at(-1)).toMatchObject({ versionNumber: 6 }));
});
