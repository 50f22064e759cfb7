import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { AccountProvider } from '@/browser/api/session/account';
import { ToastProvider } from '@/ui/kit/toasts/toast-provider';
import { ProjectEditor } from '@/features/editor/shell/components/project-editor';
import { ClientMessages } from '@/i18n/client-messages';
import type { MessagePick } from '@/i18n/messages';
import { stubWideWindow } from '@/testing/ui/wide-window';
import { sampleProject } from './sample-project';

export const UID = 'abcdefghjkmn';
const STEP = `/dashboard/projects/${UID}/step/s1#steps`;
export const text = (en: string, pt: string) => [
  { lang: 'en', value: en },
  { lang: 'pt-BR', value: pt },
];
export const step = (name: string, version = 1, fields = {}) => ({
  id: 's1',
  projectUid: UID,
  type: 1,
  version,
  file: null,
  alt: [],
  media: [],
  uses: [],
  name: text(name, 'Lixar'),
  description: text('Slowly', 'Devagar'),
  ...fields,
});
export const projectWith = (first: ReturnType<typeof step>) =>
  sampleProject({
    languages: ['en', 'pt-BR'],
    stepCount: 1,
    steps: [first],
  });

type Body = {
  name: { lang: string; value: string }[];
  description: { value: string }[];
  version: number;
};
export const fetchMock = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
export const bodyOf = (call: number) =>
  JSON.parse(String(fetchMock.mock.calls[call]?.[1].body)) as Body;
export const saved = (name: string, version: number) => Response.json(step(name, version));
export const refused = (status: number, code: string, more = {}) =>
  Response.json({ error: { code, message: `It is ${code}.` }, ...more }, { status });

/** The namespaces of messages that the editor uses. */
export const EDITOR_TEXTS: readonly MessagePick[] = [
  'editor',
  'upload',
  'share',
  'validation',
  'dashboard',
  'viewer',
  'lines',
  'markEditor',
  'pictureCut',
];

export function open({
  account = 'ana',
  project = projectWith(step('Sand')),
  address = STEP,
} = {}) {
  window.history.replaceState(null, '', address);
  return render(
    <ClientMessages locale="en" namespaces={EDITOR_TEXTS}>
      <AccountProvider account={account}>
        <ToastProvider>
          <ProjectEditor
            project={project}
            path={address.split('#')[0] ?? ''}
            shortLink="http://x/p/y"
          />
        </ToastProvider>
      </AccountProvider>
    </ClientMessages>,
  );
}
export const field = (name = 'Name') => screen.getByLabelText<HTMLInputElement>(name);
export const type = (value: string, name?: string) =>
  fireEvent.change(field(name), { target: { value } });
export const state = () =>
  screen
    .getAllByRole('status')
    .map((region) => region.textContent)
    .join();
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
export const setOnline = (isOnline: boolean) =>
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

/** Mocks the clock, and a server with the responses of the test. */
export function withEditor(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-21T12:04:00') });
    // The page never becomes idle; what waits for that does not matter here.
    vi.stubGlobal('requestIdleCallback', () => 0);
    vi.stubGlobal('fetch', fetchMock.mockReset());
    stubWideWindow();
    localStorage.clear();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}
