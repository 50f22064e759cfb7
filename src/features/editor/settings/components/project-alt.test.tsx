import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AccountProvider } from '@/browser/api/session/account';
import { ToastProvider } from '@/ui/kit/toasts/toast-provider';
import type { ProjectView } from '@/features/projects/schema';
import { unitDigest } from '@/features/translations/model/unit';
import { ClientMessages } from '@/i18n/client-messages';
import { sampleProject } from '@/testing/ui/sample-project';
import { stubWideWindow } from '@/testing/ui/wide-window';
import { ProjectEditor } from '../../shell/components/project-editor';

vi.setConfig({ testTimeout: 20_000 });
vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn() }),
  usePathname: () => '/',
}));

const UID = 'abcdefghjkmn';
const PATH = `/dashboard/projects/${UID}`;
const file = {
  name: 'a.jpg',
  url: 'http://x/files/1-a.jpg',
  key: '1-a.jpg',
  width: 800,
  height: 600,
  placeholder: null,
  variants: [],
};
const project = sampleProject({
  languages: ['en', 'pt-BR'],
  file,
  alt: [{ lang: 'en', value: 'A shelf' }],
});
const fetchMock = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const bodyOf = (call: number) =>
  JSON.parse(String(fetchMock.mock.calls[call]?.[1].body)) as unknown;
/** An answer to a call for texts. */
const answered = (guide: object) => Response.json({ project: guide, steps: [], questions: [] });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function open(shown: Partial<ProjectView> = {}) {
  window.history.replaceState(null, '', `${PATH}#settings`);
  return render(
    <ClientMessages
      locale="en"
      namespaces={['editor', 'upload', 'share', 'validation', 'dashboard', 'viewer']}
    >
      <AccountProvider account="ana">
        <ToastProvider>
          <ProjectEditor project={{ ...project, ...shown }} path={PATH} shortLink="http://x/p/y" />
        </ToastProvider>
      </AccountProvider>
    </ClientMessages>,
  );
}
const group = () => within(screen.getByRole('group', { name: 'Alternative text' }));
const field = (language: string) =>
  group().getByRole<HTMLTextAreaElement>('textbox', {
    name: new RegExp(`^Alternative text \\(${language}`),
  });
const type = (language: string, value: string) =>
  fireEvent.change(field(language), { target: { value } });

beforeEach(() => {
  vi.useFakeTimers();
  // The test's page is never idle, so work for idle time does not run.
  vi.stubGlobal('requestIdleCallback', () => 0);
  localStorage.clear();
  vi.stubGlobal('fetch', fetchMock.mockReset());
  stubWideWindow();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the alt text of a project’s picture', () => {
  it('is asked for in each language, and only with a picture', () => {
    open();
    expect([field('English').value, field('Brazilian Portuguese').value]).toEqual(['A shelf', '']);
    expect(field('Brazilian Portuguese').lang).toBe('pt-BR');
    expect(field('English').getAttribute('aria-describedby')).toBeTruthy();
  });

  it('is not asked for without a picture', () => {
    open({ file: null, alt: [] });
    expect(screen.queryByRole('group', { name: 'Alternative text' })).toBeNull();
  });

  it('can be used from the last step with a picture, by one press, when there is none', async () => {
    const step = (id: string, picture: typeof file | null) => ({
      id,
      type: 1,
      version: 1,
      name: [{ lang: 'en', value: id }],
      description: [{ lang: 'en', value: id }],
      alt: [],
      file: picture,
    });
    open({
      file: null,
      alt: [],
      steps: [step('a', { ...file, key: '0-b.jpg' }), step('b', file), step('c', null)],
    } as unknown as Partial<ProjectView>);
    fetchMock.mockResolvedValueOnce(Response.json({ ...project, version: 2 }));
    fireEvent.click(screen.getByRole('button', { name: 'Use the last step’s picture' }));
    await pass(0);
    expect(bodyOf(0)).toEqual({ file: { name: 'a.jpg', url: 'http://x/files/1-a.jpg' } });
    expect(screen.queryByRole('button', { name: 'Use the last step’s picture' })).toBeNull();
    expect(document.activeElement?.textContent).toContain('Replace');
  });

  it('is saved automatically after a pause, and is then the alt text', async () => {
    open();
    fetchMock.mockResolvedValueOnce(
      Response.json({ ...project, version: 2, alt: [{ lang: 'en', value: 'A shelf of oak' }] }),
    );
    type('English', 'A shelf of oak ');
    expect(group().getByRole('status').textContent).toBe('Saving…');
    await pass(1_500);
    expect(bodyOf(0)).toEqual({
      alt: [
        { lang: 'en', value: 'A shelf of oak' },
        { lang: 'pt-BR', value: '', pending: true },
      ],
      version: 1,
    });
    expect(screen.getByRole('img', { name: 'A shelf of oak' })).toBeTruthy();
    expect(group().getByRole('status').textContent).toMatch(/^Saved/);
    await pass(60_000);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('is saved at once when leaving the field', async () => {
    open();
    fetchMock.mockResolvedValueOnce(answered({ ...project, version: 2 }));
    type('Brazilian Portuguese', 'Uma estante');
    fireEvent.blur(field('Brazilian Portuguese'));
    await pass(0);
    expect(bodyOf(0)).toMatchObject({
      lang: 'pt-BR',
      texts: [{ id: 'project.alt', value: 'Uma estante', of: unitDigest('A shelf') }],
    });
  });

  it('is confirmed where its source has changed', async () => {
    const alt = (state: 'old' | 'written'): ProjectView['alt'] => [
      { lang: 'en', value: 'A shelf' },
      { lang: 'pt-BR', value: 'Uma estante', state },
    ];
    open({ alt: alt('old') });
    fetchMock.mockResolvedValueOnce(answered({ ...project, version: 2, alt: alt('written') }));
    fireEvent.click(group().getByRole('button', { name: /^Translation is still correct/ }));
    expect(document.activeElement).toBe(field('Brazilian Portuguese'));
    await pass(1_200);
    expect(bodyOf(0)).toMatchObject({ texts: [{ value: 'Uma estante', state: 'written' }] });
  });

  it('stays with an error at the field when it is too long or was refused', async () => {
    open();
    type('English', 'x'.repeat(251));
    await pass(1_500);
    expect(fetchMock).not.toHaveBeenCalled();
    expect(field('English').getAttribute('aria-invalid')).toBe('true');
    fetchMock.mockResolvedValueOnce(
      Response.json({ error: { code: 'too_large', message: 'Not this.' } }, { status: 413 }),
    );
    type('English', 'Oak');
    await pass(1_500);
    expect(group().getByRole('status').textContent).toBe('Not saved: Not this.');
    expect(field('English').value).toBe('Oak');
    fetchMock.mockResolvedValueOnce(
      Response.json({ ...project, version: 2, alt: [{ lang: 'en', value: 'Oak' }] }),
    );
    fireEvent.click(group().getByRole('button', { name: 'Try again' }));
    await pass(0);
    expect(group().getByRole('status').textContent).toMatch(/^Saved/);
    expect(localStorage.length).toBe(0);
  });

  it('is restored after a crash, and saved then', async () => {
    const { unmount } = open();
    fetchMock.mockRejectedValue(new TypeError('down'));
    type('English', 'Oak');
    expect(localStorage.length).toBe(1);
    unmount();
    await pass(60_000);
    open();
    expect(field('English').value).toBe('Oak');
    fetchMock
      .mockReset()
      .mockResolvedValueOnce(
        Response.json({ ...project, version: 2, alt: [{ lang: 'en', value: 'Oak' }] }),
      );
    await pass(1_500);
    expect(bodyOf(0)).toMatchObject({ alt: [{ lang: 'en', value: 'Oak' }, {}] });
    expect(localStorage.length).toBe(0);
  });
});
