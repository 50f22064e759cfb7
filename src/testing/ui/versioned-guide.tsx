import { act, render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { vi } from 'vitest';
import { ReadingViewer } from '@/features/viewer/shell/components/reading-viewer';
import { messagesFor } from '@/i18n/messages';
import type { Locale } from '@/shared/interface/languages';
import { ToastProvider } from '@/ui/kit/toasts/toast-provider';
import { standInBrowser, VIEWER_PROJECT, viewerStep } from './open-viewer';

export const UID = VIEWER_PROJECT.projectUid;
const KEY = `makerstep_place:${UID}`;
const inVersion = (versionNumber: number, ids: string[]) => ({
  ...VIEWER_PROJECT,
  versionNumber,
  steps: ids.map((id) => ({
    ...viewerStep(id),
    description: [{ lang: 'en' as const, value: `${id} of ${versionNumber}` }],
  })),
});
export const SIX = inVersion(6, ['a', 'b', 'c', 'd', 'e', 'f']);
/** Version after an edit that was published at once joined it. */
export const SIX_EDITED = {
  ...inVersion(6, ['a', 'b', 'c', 'd', 'e', 'f', 'g']),
  updatedAt: '2027-03-01T00:05:00.000Z',
};
/** A step came in before the others. */
export const SEVEN = inVersion(7, ['new', 'a', 'b', 'c', 'd', 'e', 'f']);

/** The server: which version is the newest, and what changed. */
export const site = {
  newest: SIX,
  isSafety: false,
  kept: [] as (typeof SIX)[],
  isDown: false,
  calls: [] as string[],
  bodies: [] as Record<string, unknown>[],
};

function answer(address: string, init: RequestInit = {}): Response {
  const url = new URL(address, 'http://host');
  site.calls.push(url.pathname);
  if (site.isDown) throw new TypeError('Failed to fetch');
  if (init.body) site.bodies.push(JSON.parse(String(init.body)) as Record<string, unknown>);
  if (url.pathname.endsWith('/changes')) {
    const isNews = site.newest.versionNumber > Number(url.searchParams.get('since'));
    return Response.json({
      versionNumber: site.newest.versionNumber,
      publishedAt: '2027-03-12T00:00:00.000Z',
      updatedAt: site.newest.updatedAt,
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
    const wantedNumber = Number(url.searchParams.get('version')) || site.newest.versionNumber;
    const wanted = [site.newest, ...site.kept].find(
      ({ versionNumber }) => versionNumber === wantedNumber,
    );
    return wanted
      ? Response.json(wanted)
      : Response.json({ code: 'project_not_found', message: '' }, { status: 404 });
  }
  return Response.json({ views: 1 });
}

/** Opens the viewer of a page with a version, at a step. */
export const openVersion = (step: number, project = SIX, locale: Locale = 'en') => {
  window.history.replaceState(null, '', `/p/${UID}/s/${step}`);
  return render(
    <NextIntlClientProvider locale={locale} messages={messagesFor(locale)}>
      <ToastProvider>
        <ReadingViewer project={project} askedStep={String(step)} />
      </ToastProvider>
    </NextIntlClientProvider>,
  );
};
/** Stores the reader's place on the device. */
export const keepPlace = (place: object) =>
  localStorage.setItem(
    KEY,
    JSON.stringify({ stepId: 'e', step: 5, version: 6, ticks: [], atMs: Date.now(), ...place }),
  );
export const keptPlace = () =>
  JSON.parse(localStorage.getItem(KEY) || 'null') as Record<string, unknown> | null;
export const become = (state: DocumentVisibilityState) =>
  act(async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  });
export const publishSeven = (isSafety = false) =>
  Object.assign(site, { newest: SEVEN, kept: [SIX], isSafety });

/** Mocks a browser, and a server whose newest version is 6. */
export function standInVersions(): void {
  standInBrowser();
  sessionStorage.clear();
  Object.assign(site, {
    newest: SIX,
    kept: [],
    isSafety: false,
    isDown: false,
    calls: [],
    bodies: [],
  });
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string, init?: RequestInit) => answer(address, init)),
  );
}
