import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { AccountProvider } from '@/browser/api/session/account';
import { ClientMessages } from '@/i18n/client-messages';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { EDITOR_TEXTS, fetchMock, step, UID, withEditor } from '@/testing/ui/open-editor';
import { sampleProject } from '@/testing/ui/sample-project';
import { withSentTexts } from '@/testing/ui/texts-server';
import { ToastProvider } from '@/ui/kit/toasts/toast-provider';
import { TranslatorEditor } from './translator-editor';

vi.setConfig({ testTimeout: 20_000 });
vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn() }),
  usePathname: () => '/',
}));
withEditor();

type Sent = Parameters<typeof withSentTexts>[1];
const text = (en: string) => [
  { lang: 'en', value: en },
  { lang: 'pt-BR', value: `${en} (pt)` },
  { lang: 'de', value: '', pending: true },
];
const project = sampleProject({
  languages: ['en', 'pt-BR', 'de'],
  stepCount: 1,
  names: text('Shelf'),
  steps: [{ ...step(''), name: text('Sand'), description: text('Slowly') }],
});
beforeEach(() => {
  fetchMock.mockImplementation(async (address, { method, body }) => {
    if (method !== 'PATCH') return Response.json({ results: [], totalResults: 0 });
    expect(address).toContain(`/projects/${UID}/texts?draft=true`);
    return Response.json(withSentTexts(project, JSON.parse(String(body)) as Sent).answer);
  });
});
const open = async (languages: ProjectLanguage[]) => {
  render(
    <ClientMessages locale="en" namespaces={EDITOR_TEXTS}>
      <AccountProvider account="ana">
        <ToastProvider>
          <TranslatorEditor
            project={project}
            path={`/dashboard/projects/${UID}`}
            languages={languages}
          />
        </ToastProvider>
      </AccountProvider>
    </ClientMessages>,
  );
  await act(() => vi.dynamicImportSettled());
};

it('offers a translator their languages alone, and saves by the call for texts', async () => {
  await open(['de', 'fr']);
  const into = within(screen.getByLabelText('Into')).getAllByRole('option');
  expect(into.map(({ textContent }) => textContent)).toEqual(['Deutsch']);
  const from = within(screen.getByLabelText('From')).getAllByRole('option');
  expect(from.map(({ textContent }) => textContent)).toEqual(['English', 'Português (Brasil)']);
  const field = within(screen.getByRole('form')).getByRole('textbox');
  fireEvent.change(field, { target: { value: 'Regal' } });
  await act(async () => fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true }));
  const sent = fetchMock.mock.calls.filter(([, { method }]) => method === 'PATCH');
  expect(sent.map(([, { body }]) => JSON.parse(String(body)) as Sent)).toEqual([
    { lang: 'de', texts: [expect.objectContaining({ id: 'project.name', value: 'Regal' })] },
  ]);
});

it('has no tabs, publication or files, and reads no messages of readers', async () => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  await open(['de']);
  expect(screen.getByRole('button', { name: /Try it/ })).toBeTruthy();
  expect(screen.queryByRole('tab')).toBeNull();
  for (const name of [/Publish/, /Share/, /Import/, /Export/])
    expect(screen.queryByRole('button', { name })).toBeNull();
  await act(() => vi.dynamicImportSettled());
  expect(fetchMock).not.toHaveBeenCalled();
});

it.each([[['fr']], [['en']]] as [ProjectLanguage[]][])(
  'says whom to ask where the guide has none of the languages %s to translate into',
  async (languages) => {
    await open(languages);
    expect(screen.getByText(/Ask the owner of the workshop/)).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
  },
);
