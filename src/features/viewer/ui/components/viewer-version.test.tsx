import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messagesFor } from '@/i18n/messages';
import { versionAddress, guideCacheName } from '@/shared/offline/guide-addresses';
import type { Locale } from '@/shared/interface/languages';
import { fakeCaches } from '@/testing/ui/fake-caches';
import {
  dismissBrowser,
  pressKey,
  standInBrowser,
  VIEWER_PROJECT,
  viewerButton,
  viewerHeading,
  viewerStep,
} from '@/testing/ui/open-viewer';
import { ToastProvider } from '@/ui/kit/toasts/toast-provider';
import { NEWS_INTERVAL_MS } from '../../constants';
import { FinishedView } from './finished-view';
import { ReadingViewer } from './reading-viewer';

const router = vi.hoisted(() => ({ push: vi.fn(), replace: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));
vi.mock('./confetti', () => ({ Confetti: () => null }));

const UID = VIEWER_PROJECT.projectUid;
const KEY = `makerstep_place:${UID}`;
const inVersion = (versionNumber: number, ids: string[]) => ({
  ...VIEWER_PROJECT,
  versionNumber,
  steps: ids.map((id) => ({
    ...viewerStep(id),
    description: [{ lang: 'en' as const, value: `${id} of ${versionNumber}` }],
  })),
});
const SIX = inVersion(6, ['a', 'b', 'c', 'd', 'e', 'f']);
/** A step came in before the others. */
const SEVEN = inVersion(7, ['new', 'a', 'b', 'c', 'd', 'e', 'f']);

/** The server: which version is the newest, and what changed. */
let site: { newest: typeof SIX; isSafety: boolean; kept: (typeof SIX)[]; isDown: boolean };
let calls: string[];
let bodies: Record<string, unknown>[];

function answer(address: string, init: RequestInit = {}): Response {
  const url = new URL(address, 'http://host');
  calls.push(url.pathname);
  if (site.isDown) throw new TypeError('Failed to fetch');
  if (init.body) bodies.push(JSON.parse(String(init.body)) as Record<string, unknown>);
  if (url.pathname.endsWith('/changes')) {
    const isNews = site.newest.versionNumber > Number(url.searchParams.get('since'));
    return Response.json({
      versionNumber: site.newest.versionNumber,
      publishedAt: '2027-03-12T00:00:00.000Z',
      note: 'New torque',
      isSafety: isNews && site.isSafety,
      steps: isNews
        ? [
            { id: 'c', number: 4 },
            { id: 'f', number: 7 },
          ]
        : [],
    });
  }
  if (url.pathname === `/v1/projects/${UID}`) {
    const asked = Number(url.searchParams.get('version')) || site.newest.versionNumber;
    const found = [site.newest, ...site.kept].find(({ versionNumber }) => versionNumber === asked);
    return found
      ? Response.json(found)
      : Response.json({ code: 'project_not_found', message: '' }, { status: 404 });
  }
  return Response.json({ views: 1 });
}

const open = (step: number, project = SIX, locale: Locale = 'en') => {
  window.history.replaceState(null, '', `/p/${UID}/s/${step}`);
  return render(
    <NextIntlClientProvider locale={locale} messages={messagesFor(locale)}>
      <ToastProvider>
        <ReadingViewer project={project} askedStep={String(step)} />
      </ToastProvider>
    </NextIntlClientProvider>,
  );
};
const keep = (place: object) =>
  localStorage.setItem(
    KEY,
    JSON.stringify({ stepId: 'e', step: 5, version: 6, ticks: [], atMs: Date.now(), ...place }),
  );
const kept = () =>
  JSON.parse(localStorage.getItem(KEY) || 'null') as Record<string, unknown> | null;
const become = (state: DocumentVisibilityState) =>
  act(async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  });
const publish = (isSafety = false) => Object.assign(site, { newest: SEVEN, kept: [SIX], isSafety });
const QUIET = 'This guide has changed: steps 4 and 7';
const URGENT = 'This guide has changed, and it matters for your safety: steps 4 and 7';

beforeEach(() => {
  standInBrowser();
  sessionStorage.clear();
  router.push.mockReset();
  [calls, bodies] = [[], []];
  site = { newest: SIX, isSafety: false, kept: [], isDown: false };
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string, init?: RequestInit) => answer(address, init)),
  );
});
afterEach(async () => {
  await dismissBrowser();
  vi.restoreAllMocks();
});

describe('a reader in the middle of a guide', () => {
  it('finishes the version that was begun, also after reloads', async () => {
    open(5);
    await waitFor(() => expect(kept()).toMatchObject({ step: 5, version: 6 }));
    cleanup();
    publish();
    open(5, SEVEN);
    expect(document.querySelector('main')?.className).toContain('invisible');
    await waitFor(() => expect(document.querySelector('[data-viewer=ready]')).not.toBeNull());
    expect(screen.getByText('e of 6')).toBeTruthy();
    expect(document.querySelector('main')?.className).not.toContain('invisible');
    pressKey('ArrowRight');
    expect(viewerHeading()).toContain('Step f');
    pressKey('ArrowRight');
    expect(router.push).toHaveBeenCalledWith(`/p/${UID}/finished`);
    cleanup();
    open(1, SEVEN);
    expect(screen.getByText('new of 7')).toBeTruthy();
  });

  it('finishes it offline, from this device', async () => {
    const caches = fakeCaches();
    vi.stubGlobal('caches', caches);
    await (await caches.open(guideCacheName(UID))).put(versionAddress(UID, 6), Response.json(SIX));
    site.isDown = true;
    keep({});
    open(5, SEVEN);
    expect(await screen.findByText('e of 6')).toBeTruthy();
    expect(calls).not.toContain(`/v1/projects/${UID}`);
  });

  it('gets the newest version at the same step where that one is gone, and is told', async () => {
    Object.assign(site, { newest: SEVEN });
    keep({});
    open(5, SEVEN);
    expect(await screen.findByText('e of 7')).toBeTruthy();
    const told = screen.getByText(
      'You began version 6, which is no longer there. This is version 7.',
    );
    expect(told.closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
    fireEvent.click(viewerButton('Dismiss'));
    expect(screen.queryByText(/You began version 6/)).toBeNull();
    await waitFor(() => expect(kept()).toMatchObject({ version: 7, step: 6 }));
  });

  it('who starts over gets the newest version', async () => {
    publish();
    keep({});
    open(1, SEVEN);
    fireEvent.click(await screen.findByRole('button', { name: 'Start over' }));
    expect(screen.getByText('new of 7')).toBeTruthy();
  });

  it('who was at the first step only has begun nothing', () => {
    publish();
    keep({ stepId: 'a', step: 1 });
    open(1, SEVEN);
    expect(screen.getByText('new of 7')).toBeTruthy();
  });
});

describe('a change of the guide', () => {
  it('is told quietly and once, and shown at the same step', async () => {
    open(5);
    await waitFor(() => expect(calls).toContain(`/v1/projects/${UID}/changes`));
    publish();
    await become('visible');
    const line = await screen.findByText(QUIET);
    expect(line.closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
    expect(screen.getByText('New torque')).toBeTruthy();
    expect(screen.getByText('e of 6')).toBeTruthy();
    fireEvent.click(viewerButton('Show'));
    expect(await screen.findByText('e of 7')).toBeTruthy();
    expect(screen.queryByText(QUIET)).toBeNull();
    await waitFor(() => expect(kept()).toMatchObject({ version: 7, step: 6, stepId: 'e' }));
    await waitFor(() => expect(window.location.pathname).toBe(`/p/${UID}/s/6`));
  });

  it('is not told again after it was dismissed, nor after a reload', async () => {
    open(5);
    publish();
    await become('visible');
    await screen.findByText(QUIET);
    fireEvent.click(viewerButton('Dismiss'));
    const before = calls.length;
    pressKey('ArrowLeft');
    await waitFor(() => expect(calls.length).toBeGreaterThan(before));
    expect(screen.queryByText(QUIET)).toBeNull();
    cleanup();
    open(5, SEVEN);
    await screen.findByText('e of 6');
    await become('visible');
    expect(screen.queryByText(QUIET)).toBeNull();
  });

  it('that matters for safety is shown at once', async () => {
    open(5, SIX, 'pt-BR');
    publish(true);
    await become('visible');
    const alert = (
      await screen.findByText(
        'Este guia mudou, e a mudança é importante para a sua segurança: passos 4 e 7',
      )
    ).closest('[role=alert]');
    expect(alert).not.toBeNull();
    fireEvent.click(viewerButton('Ficar na minha versão'));
    expect(alert?.textContent).toBe('');
  });

  it('is looked for at each step, when the page becomes visible and twice a minute, but never while hidden', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const asked = () => calls.filter((path) => path.endsWith('/changes')).length;
    const answered = (count: number) => waitFor(() => expect(asked()).toBe(count));
    const passInterval = () => act(async () => vi.advanceTimersByTime(NEWS_INTERVAL_MS));
    open(4);
    await answered(1);
    pressKey('ArrowRight');
    await answered(2);
    await passInterval();
    await answered(3);
    await become('hidden');
    await passInterval();
    expect(asked()).toBe(3);
    await become('visible');
    await answered(4);
  });

  it('of which nothing can be learned bothers nobody', async () => {
    site.isDown = true;
    open(4);
    pressKey('ArrowRight');
    expect(viewerHeading()).toContain('Step e');
    await become('visible');
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('stays to be shown when the new version does not come', async () => {
    open(5);
    publish(true);
    await become('visible');
    await screen.findByText(URGENT);
    site.isDown = true;
    fireEvent.click(viewerButton('Go on with the new version'));
    await screen.findByText('Oops, could not load at this time.');
    expect(screen.getByText(URGENT)).toBeTruthy();
    expect(screen.getByText('e of 6')).toBeTruthy();
  });
});

it('feedback says which version was read', async () => {
  open(6);
  await waitFor(() => expect(kept()).toMatchObject({ version: 6 }));
  pressKey('ArrowRight');
  cleanup();
  publish();
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
  await waitFor(() => expect(bodies.at(-1)).toMatchObject({ versionNumber: 6 }));
});
