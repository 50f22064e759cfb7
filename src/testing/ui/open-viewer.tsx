import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { vi } from 'vitest';
import { ToastProvider } from '@/ui/kit/toasts/toast-provider';
import { messagesFor } from '@/i18n/messages';
import type { Locale } from '@/shared/interface/languages';
import { Viewer } from '@/features/viewer/shell/components/viewer';
import type { ViewerProject } from '@/features/viewer/shell/model/walk';

type Step = ViewerProject['steps'][number];

const texts = (en: string, pt?: string) => [
  { lang: 'en' as const, value: en },
  ...(pt ? [{ lang: 'pt-BR' as const, value: pt }] : []),
];
export const viewerStep = (id: string, pt?: string, file: Step['file'] = null): Step => ({
  id,
  type: 1,
  name: texts(`Step ${id}`, pt),
  description: texts(`Do ${id}`, pt && `Faça ${id}`),
  file,
  alt: file ? texts('A saw on a plank') : [],
});
export const viewerChapter = (id: string): Step => ({
  id,
  type: 2,
  name: texts(`Chapter ${id}`, `Capítulo ${id}`),
  description: [],
  file: null,
  alt: [],
});
export const viewerPicture = (key = '1-b') => ({
  name: 'b.jpg',
  url: '',
  key,
  width: 800,
  height: 600,
  placeholder: null,
  variants: [{ url: `/files/${key}/400`, width: 400 }],
});

export const VIEWER_PROJECT: ViewerProject = {
  projectUid: 'abcdefghjkmn',
  versionNumber: 6,
  updatedAt: '2027-03-01T00:00:00.000Z',
  names: texts('Shelf', 'Estante'),
  languages: ['en', 'pt-BR'],
  steps: [
    viewerStep('a', 'Passo a'),
    viewerChapter('I'),
    viewerStep('b', 'Passo b', viewerPicture()),
    viewerStep('c'),
  ],
};

export const viewerTree = (askedStep: string, project = VIEWER_PROJECT, locale: Locale = 'en') => (
  <NextIntlClientProvider locale={locale} messages={messagesFor(locale)}>
    <ToastProvider>
      <Viewer project={project} askedStep={askedStep} />
    </ToastProvider>
  </NextIntlClientProvider>
);

/** Opens the viewer at a URL. */
export function openViewer(askedStep = '1', project = VIEWER_PROJECT, locale: Locale = 'en') {
  window.history.replaceState(null, '', `/p/${project.projectUid}/s/${askedStep}`);
  return render(viewerTree(askedStep, project, locale));
}

/** Mocks a browser without stored data, and a server that counts one view. */
export function standInBrowser(): void {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ views: 1 })),
  );
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
  localStorage.clear();
}

/**
 * Reverts `standInBrowser`. Viewers are closed first: leaving one sends the record of the visit,
 * which needs the server.
 */
export async function dismissBrowser(): Promise<void> {
  cleanup();
  vi.useRealTimers();
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  vi.unstubAllGlobals();
}

export const passMs = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Opens and shows the viewer with fake timers: the voice starts after the picture. */
export async function openShownViewer(...how: Parameters<typeof openViewer>) {
  const view = openViewer(...how);
  await passMs(100);
  return view;
}

export const viewerHeading = () => screen.getByRole('heading', { level: 1 }).textContent;
export const pressKey = (key: string, target: Element | Window = window) =>
  fireEvent.keyDown(target, { key });
export const viewerButton = (name: string) => screen.getByRole('button', { name });
