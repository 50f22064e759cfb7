import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { downloadZip } from 'client-zip';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/browser/api/api-error';
import { setClientTexts } from '@/browser/api/client-texts';
import { ToastProvider } from '@/ui/kit/toasts/toast-provider';
import { ClientMessages } from '@/i18n/client-messages';
import type { Locale } from '@/shared/interface/languages';
import { guide, none, view } from '@/testing/ui/import-views';
import { stubWideWindow } from '@/testing/ui/wide-window';
import * as api from '../api';
import type { ImportView } from '../../schema';
import { ImportGuides } from './import-guides';

vi.setConfig({ testTimeout: 20_000 });
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }));
vi.mock('../api', () => ({
  sendImport: vi.fn(),
  readImport: vi.fn(),
  cancelImport: vi.fn(),
  chooseForImport: vi.fn(),
  startImport: vi.fn(),
  previewImport: vi.fn(),
  undoImport: vi.fn(),
}));
vi.mock('client-zip', () => ({ downloadZip: vi.fn() }));

const UID = 'abcdefghjkmn';
const show = (last: ImportView | null = null, locale: Locale = 'en') => {
  render(
    <ClientMessages locale={locale} namespaces={['transfer']}>
      <ToastProvider>
        <ImportGuides last={last} imports={[{ ...view(), id: 'i0', fileName: 'older.zip' }]} />
      </ToastProvider>
    </ClientMessages>,
  );
  return userEvent.setup({ applyAccept: false });
};
const file = (name: string) => new File(['x'], name);
const fileEntry = (fullPath: string) => ({
  isDirectory: false,
  fullPath,
  file: (done: (file: File) => void) => done(file(fullPath.split('/').at(-1) ?? '')),
});
const folderEntry = (fullPath: string, entries: object[]) => ({
  isDirectory: true,
  fullPath,
  createReader: () => {
    // Browsers answer in parts.
    const parts = [...entries.map((entry) => [entry]), []];
    return { readEntries: (done: (part: object[]) => void) => done(parts.shift() ?? []) };
  },
});
const packedNames = () =>
  [...(vi.mocked(downloadZip).mock.calls.at(-1)?.[0] as Iterable<{ name: string }>)].map(
    ({ name }) => name,
  );
const fileInput = () =>
  document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
const zip = (name = 'guides.zip') => new File(['PK'], name);
const inTwoSeconds = () => act(() => vi.advanceTimersByTimeAsync(2000));

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(downloadZip).mockImplementation(() => new Response('PK'));
  stubWideWindow();
  setClientTexts({ unreachable: 'No answer.', timeout: '', failed: '', otherPerson: '' });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('sending a file', () => {
  it('shows the progress, and can be cancelled without an error', async () => {
    let hooks: Parameters<typeof api.sendImport>[2] | undefined;
    vi.mocked(api.sendImport).mockImplementation((_file, _publish, given) => {
      hooks = given;
      return new Promise((_, reject) => {
        given.signal.addEventListener('abort', () =>
          reject(new ApiError('aborted', '', { status: 0 })),
        );
      });
    });
    const user = show(view({ fileName: 'before.zip' }));
    await user.click(screen.getByRole('checkbox', { name: /^Publish the guides/ }));
    await user.upload(fileInput(), zip());
    expect(screen.getByText('“guides.zip” is being sent')).toBeTruthy();
    expect(vi.mocked(api.sendImport).mock.calls[0]?.[1]).toBe(true);
    // The previous import is no longer shown.
    expect(screen.queryByText('before.zip')).toBeNull();
    act(() => hooks?.onProgress(40));
    expect(screen.getByRole('progressbar', { name: 'Sending' }).getAttribute('aria-valuenow')).toBe(
      '40',
    );
    expect(screen.getByText('40%')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Stop sending' }));
    await screen.findByRole('button', { name: 'Choose files to import' });
    expect(screen.getAllByRole('alert').every(({ textContent }) => textContent === '')).toBe(true);
  });

  it('packs several dropped files into one, without those of the system', async () => {
    vi.mocked(api.sendImport).mockResolvedValue(
      view({ guides: { ...none, imported: 1 }, results: [guide({ projectUid: UID })] }),
    );
    show(view({ id: 'i0', fileName: 'before.zip' }));
    const zone = screen.getByRole('group', { name: 'Choose files to import' });
    const files = [file('a.md'), file('.DS_Store'), file('a.png')];
    fireEvent.drop(zone, { dataTransfer: { files } });
    expect(await screen.findByRole('link', { name: 'Shelf' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'before.zip' })).toBeTruthy();
    expect(vi.mocked(api.sendImport).mock.calls[0]?.[0].name).toBe('2 files.zip');
    expect(packedNames()).toEqual(['a.md', 'a.png']);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'guides.zip' })),
    );
  });

  it('packs a dropped folder with its folders, named by it; an empty one is refused', async () => {
    vi.mocked(api.sendImport).mockResolvedValue(view());
    show();
    const zone = screen.getByRole('group', { name: 'Choose files to import' });
    const drop = (...entries: object[]) =>
      fireEvent.drop(zone, {
        dataTransfer: {
          files: [],
          items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })),
        },
      });
    drop(folderEntry('/Empty', []));
    expect(await screen.findByText('There is no file to import in there.')).toBeTruthy();
    drop(folderEntry('/Manuals', [fileEntry('/Manuals/Thumbs.db')]), fileEntry('/.hidden'));
    expect(await screen.findByText('There is no file to import in there.')).toBeTruthy();
    drop(
      folderEntry('/Manuals', [
        fileEntry('/Manuals/a.md'),
        folderEntry('/Manuals/pictures', [fileEntry('/Manuals/pictures/1.png')]),
      ]),
    );
    await waitFor(() => expect(api.sendImport).toHaveBeenCalledOnce());
    expect(vi.mocked(api.sendImport).mock.calls[0]?.[0].name).toBe('Manuals.zip');
    expect(packedNames()).toEqual(['Manuals/a.md', 'Manuals/pictures/1.png']);
  });

  it('rejects a file that is too large before sending it', async () => {
    const user = show();
    const large = zip();
    Object.defineProperty(large, 'size', { value: 500 * 1024 * 1024 + 1 });
    await user.upload(fileInput(), large);
    expect(
      await screen.findByText(
        'That is too large. At most 500 MB at once; import fewer guides at a time.',
      ),
    ).toBeTruthy();
    expect(api.sendImport).not.toHaveBeenCalled();
  });

  it('shows the error, and retries without a response', async () => {
    vi.mocked(api.sendImport)
      .mockRejectedValueOnce(new ApiError('unreachable', 'No answer.', { status: 0 }))
      .mockRejectedValueOnce(
        new ApiError('internal', 'Three imports are under way.', { status: 409 }),
      );
    const user = show();
    await user.upload(fileInput(), zip());
    expect(await screen.findByText('No answer.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Three imports are under way.')).toBeTruthy();
    expect([
      screen.queryByRole('button', { name: 'Try again' }),
      vi.mocked(api.sendImport).mock.calls.length,
    ]).toEqual([null, 2]);
  });
});

describe('an import', () => {
  it('stays at the top of the page when it is opened again', () => {
    show(view({ fileName: 'before.zip' }));
    expect(screen.getByRole('heading', { name: 'before.zip' })).toBeTruthy();
    expect(document.activeElement).toBe(document.body);
  });

  it('is followed to its end, even over a connection loss', async () => {
    vi.useFakeTimers();
    vi.mocked(api.readImport)
      .mockRejectedValueOnce(new ApiError('unreachable', 'No answer.', { status: 0 }))
      .mockResolvedValueOnce(view({ state: 'importing', progress: { done: 3, total: 4 } }))
      .mockResolvedValueOnce(
        view({ guides: { ...none, imported: 1 }, results: [guide({ projectUid: UID })] }),
      );
    show(view({ state: 'checking', progress: { done: 20, total: 80 } }));
    expect(screen.getByText('The file is being checked.')).toBeTruthy();
    expect(screen.getByText('20 of 80 files')).toBeTruthy();
    expect(
      screen
        .getByRole('progressbar', { name: 'Progress of the import' })
        .getAttribute('aria-valuenow'),
    ).toBe('25');
    await inTwoSeconds();
    expect(screen.getByText(/^There is no connection at the moment/)).toBeTruthy();
    await inTwoSeconds();
    expect(screen.queryByText(/^There is no connection/)).toBeNull();
    expect(screen.getByText('3 of 4 guides')).toBeTruthy();
    await inTwoSeconds();
    expect(screen.getByText(/^Done\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Shelf' }).getAttribute('href')).toContain(UID);
    expect([
      screen.queryByRole('progressbar'),
      screen.queryByRole('button', { name: 'Cancel the import' }),
    ]).toEqual([null, null]);
    await inTwoSeconds();
    expect(api.readImport).toHaveBeenCalledTimes(3);
  });

  it('asks what to do with existing guides, one by one or all', async () => {
    const asking = (position: number, name: string) =>
      guide({ position, name, state: 'asking', existing: { projectUid: UID, name: `My ${name}` } });
    const both = view({
      state: 'asking',
      guides: { ...none, asking: 2 },
      results: [asking(0, 'Shelf'), asking(1, 'Lamp')],
    });
    vi.mocked(api.chooseForImport).mockResolvedValueOnce({
      ...both,
      guides: { ...none, asking: 1, skipped: 1 },
      results: [guide({ state: 'skipped' }), asking(1, 'Lamp')],
    });
    const user = show(both);
    expect(screen.getByRole('link', { name: 'My Shelf' }).getAttribute('href')).toContain(UID);
    expect(screen.getByRole('button', { name: 'Replace all' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Skip: Shelf' }));
    expect(api.chooseForImport).toHaveBeenCalledWith('i1', {
      each: [{ position: 0, choice: 'skip' }],
    });
    const [row] = screen.getAllByRole('listitem');
    await within(row as HTMLElement).findByText('Skipped');
    // The focus stays on the choice; with a single guide there is no choice for all.
    await waitFor(() => expect(document.activeElement).toBe(row));
    expect(screen.queryByRole('button', { name: 'Replace all' })).toBeNull();
  });

  it('lists rejections with file, line and reason: first some, then all', async () => {
    const refusals = Array.from({ length: 30 }, (_, index) => ({
      file: `g${index}.md`,
      line: index === 0 ? null : index,
      reason: 'steps_not_found' as const,
      message: `Reason ${index}.`,
    }));
    const user = show(view({ refusals, refusalCount: 620 }));
    expect(screen.getByText('Nothing was imported.')).toBeTruthy();
    expect(
      screen.getByRole('region', { name: '620 things were left out or changed' }),
    ).toBeTruthy();
    expect(
      [
        screen.getByText('g0.md'),
        screen.getByText('g19.md, line 19'),
        screen.getByText('Reason 19.'),
      ].every(Boolean),
    ).toBe(true);
    expect(screen.queryByText('Reason 20.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show 10 more' }));
    expect(document.activeElement?.textContent).toBe('g20.md, line 20Reason 20.');
    expect(screen.getByText('590 more are not listed.')).toBeTruthy();
  });

  it('can be cancelled, and shows that it is being cancelled', async () => {
    const running = view({ state: 'importing', progress: { done: 1, total: 4 } });
    vi.mocked(api.cancelImport).mockResolvedValueOnce({ ...running, isCancelled: true });
    const user = show(running);
    await user.click(screen.getByRole('button', { name: 'Cancel the import' }));
    expect(
      await screen.findByText(
        'It is being cancelled. The guide that is under way is still finished.',
      ),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel the import' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('guides.zip');
  });

  it('shows failure and cancellation in Portuguese too', () => {
    show(
      view({ state: 'failed', failure: { code: 'import_file_lost', message: 'O arquivo sumiu.' } }),
      'pt-BR',
    );
    expect(screen.getByRole('status').textContent).toBe(
      'A importação terminou antes do fim.O arquivo sumiu.',
    );
  });
});
