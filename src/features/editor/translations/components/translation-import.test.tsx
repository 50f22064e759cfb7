import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AccountProvider } from '@/browser/api/session/account';
import { setClientTexts } from '@/browser/api/client-texts';
import { ToastProvider } from '@/ui/kit/toasts/toast-provider';
import { ClientMessages } from '@/i18n/client-messages';
import { sampleProject } from '@/testing/ui/sample-project';
import { stubWideWindow } from '@/testing/ui/wide-window';
import { ProjectEditor } from '../../shell/components/project-editor';

vi.setConfig({ testTimeout: 20_000 });
vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn() }),
  usePathname: () => '/',
}));
const { saveFile } = vi.hoisted(() => ({ saveFile: vi.fn<(blob: Blob, name: string) => void>() }));
vi.mock('@/browser/files/save-file', () => ({ saveFile }));

const UID = 'abcdefghjkmn';
const project = sampleProject({
  languages: ['en', 'de'],
  type: 2,
  version: 3,
  stepCount: 1,
  people: 2,
  averageTime: '01:30',
  steps: [
    {
      id: 's1',
      projectUid: UID,
      type: 1,
      version: 1,
      file: null,
      alt: [],
      name: [{ lang: 'en', value: 'Sand' }],
      description: [{ lang: 'en', value: 'Do it' }],
    },
  ],
});
const conflict = {
  id: 'step.s1.name',
  line: 4,
  context: 'step 1: name',
  reason: 'targetChanged',
  source: 'Sand',
  current: 'Schleifen',
  incoming: 'Abschleifen',
};
const answer = (fields: object) =>
  Response.json({
    from: 'en',
    to: 'de',
    written: [],
    unchanged: [],
    conflicts: [],
    refused: [],
    ...fields,
  });
const fetchMock = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const sent = (call: number) =>
  JSON.parse(String(fetchMock.mock.calls[call]?.[1].body)) as Record<string, unknown>;

async function choose(file: File) {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Import translation' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import translation' });
  await user.upload(within(dialog).getByTestId('translation-file'), file);
  return { user, dialog: within(dialog) };
}

beforeEach(() => {
  window.history.replaceState(null, '', `/dashboard/projects/${UID}#translate`);
  vi.stubGlobal('fetch', fetchMock.mockReset());
  stubWideWindow();
  localStorage.clear();
  setClientTexts({ unreachable: 'No answer.', timeout: '', failed: '', otherPerson: '' });
  render(
    <ClientMessages
      locale="en"
      namespaces={['editor', 'upload', 'share', 'validation', 'dashboard', 'viewer']}
    >
      <AccountProvider account="ana">
        <ToastProvider>
          <ProjectEditor
            project={project}
            path={`/dashboard/projects/${UID}`}
            shortLink="http://x/p/y"
          />
        </ToastProvider>
      </AccountProvider>
    </ClientMessages>,
  );
});

it('a file for translators is saved in the chosen format, from and into the chosen languages', async () => {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Export for translation' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export for translation' }));
  await user.click(dialog.getByRole('radio', { name: /XLIFF/ }));
  await user.selectOptions(dialog.getByLabelText('From'), 'de');
  await user.selectOptions(dialog.getByLabelText('Into'), 'en');
  fetchMock.mockResolvedValueOnce(
    new Response('<xliff/>', {
      headers: { 'content-disposition': 'attachment; filename="shelf-de-en.xlf"' },
    }),
  );
  await user.click(dialog.getByRole('button', { name: 'Save the file' }));
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  expect(saveFile.mock.calls[0]?.[1]).toBe('shelf-de-en.xlf');
  expect(new URL(fetchMock.mock.calls[0]?.[0] ?? '', 'http://x').search).toBe(
    '?format=xliff&from=de&to=en',
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

describe('a translated file', () => {
  it('is reported text by text; texts that changed meanwhile are replaced only on request', async () => {
    fetchMock
      .mockResolvedValueOnce(
        answer({
          written: [{ id: 'step.s1.description', line: 5 }],
          conflicts: [conflict],
          refused: [
            { id: 'step.gone.name', line: 9, reason: 'translationUnknown', message: 'Not there.' },
          ],
        }),
      )
      .mockResolvedValueOnce(Response.json(project));
    const { user, dialog } = await choose(new File(['id,target\n'], 'shelf.csv'));
    const summary = await dialog.findByText('1 text was written (English → German).');
    expect(document.activeElement).toBe(summary.closest('[role=status]'));
    expect(dialog.getByText('Step 1, name')).toBeTruthy();
    for (const text of ['Schleifen', 'Abschleifen', 'Line 4', 'Line 9', /Not there\./])
      expect(dialog.getByText(text)).toBeTruthy();
    expect(sent(0)).toEqual({ format: 'csv', text: 'id,target\n' });

    const write = dialog.getByRole<HTMLButtonElement>('button', { name: 'Write the chosen texts' });
    expect(write.disabled).toBe(true);
    await user.click(dialog.getByRole('checkbox', { name: 'Use the text in the file' }));
    fetchMock
      .mockResolvedValueOnce(answer({ written: [{ id: 'step.s1.name', line: 4 }] }))
      .mockResolvedValueOnce(Response.json(project));
    await user.click(dialog.getByRole('button', { name: 'Write 1 chosen text' }));
    await waitFor(() => expect(dialog.queryByText('Abschleifen')).toBeNull());
    expect(sent(2)).toMatchObject({ overwrite: ['step.s1.name'] });
  });

  it('adds its language on request', async () => {
    fetchMock.mockResolvedValueOnce(
      Response.json(
        {
          error: {
            code: 'validation_failed',
            message: 'x',
            fields: { addLanguage: 'Not there yet.' },
          },
        },
        { status: 422 },
      ),
    );
    const { user, dialog } = await choose(new File(['<?xml version="1.0"?><xliff/>'], 'shelf.xlf'));
    expect((await dialog.findByRole('alert')).textContent).toContain('Not there yet.');
    fetchMock.mockResolvedValueOnce(answer({})).mockResolvedValueOnce(Response.json(project));
    await user.click(dialog.getByRole('button', { name: 'Add the language and import' }));
    expect(await dialog.findByText(/No text was written/)).toBeTruthy();
    expect(sent(1)).toMatchObject({ format: 'xliff', addLanguage: true });
  });

  it('needs its languages when it does not name them', async () => {
    fetchMock.mockResolvedValueOnce(
      Response.json(
        { error: { code: 'validation_failed', message: 'x', fields: { from: 'Name it.' } } },
        { status: 422 },
      ),
    );
    const { user, dialog } = await choose(new File(['id;target\n'], 'shelf.csv'));
    await user.selectOptions(await dialog.findByLabelText('Into'), 'fr');
    fetchMock.mockResolvedValueOnce(answer({})).mockResolvedValueOnce(Response.json(project));
    await user.click(dialog.getByRole('button', { name: 'Import into these languages' }));
    expect(await dialog.findByText(/No text was written/)).toBeTruthy();
    expect(sent(1)).toMatchObject({ from: 'en', to: 'fr' });
  });

  it('is not sent when it is no text file, and can be sent again when there was no answer', async () => {
    const { user, dialog } = await choose(
      new File([new Uint8Array([0x69, 0x64, 0xe9, 0x2c])], 'old.csv'),
    );
    expect(await dialog.findByText(/not in UTF-8/)).toBeTruthy();
    expect(fetchMock).not.toHaveBeenCalled();
    fetchMock.mockRejectedValueOnce(new TypeError('down'));
    const utf16 = new File(
      [new Uint8Array([0xff, 0xfe]), new Uint8Array([0x69, 0, 0x64, 0])],
      'excel.txt',
    );
    await user.upload(dialog.getByTestId('translation-file'), utf16);
    fetchMock.mockResolvedValueOnce(answer({})).mockResolvedValueOnce(Response.json(project));
    await user.click(await dialog.findByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText(/No text was written/)).toBeTruthy();
    expect(sent(0)['text']).toMatch(/^\ufeff?id$/);
  });
});
