import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as projects from '@/features/projects/ui/api';
import { ClientMessages } from '@/i18n/client-messages';
import type { Locale } from '@/shared/interface/languages';
import { guide, none, parts, view } from '@/testing/ui/import-views';
import { stubWideWindow } from '@/testing/ui/wide-window';
import { ToastProvider } from '@/ui/kit/toasts/toast-provider';
import type { ImportView } from '../../schema';
import { ApiError } from '@/browser/api/api-error';
import * as api from '../api';
import { ImportGuides } from './import-guides';

vi.setConfig({ testTimeout: 20_000 });
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }));
vi.mock('@/features/projects/ui/api');
vi.mock('../api', () => ({
  sendImport: vi.fn(),
  readImport: vi.fn(),
  cancelImport: vi.fn(),
  chooseForImport: vi.fn(),
  startImport: vi.fn(),
  previewImport: vi.fn(),
  undoImport: vi.fn(),
}));

const UID = 'abcdefghjkmn';
const OLD = 'bcdefghjkmnp';
const show = (last: ImportView, locale: Locale = 'en') => {
  render(
    <ClientMessages locale={locale} namespaces={['transfer', 'common']}>
      <ToastProvider>
        <ImportGuides
          last={last}
          imports={[last, view({ id: 'i0', fileName: 'older.zip', state: 'undone' })]}
        />
      </ToastProvider>
    </ClientMessages>,
  );
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
};
const inTwoSeconds = () => act(() => vi.advanceTimersByTimeAsync(2000));
const manual = parts({ steps: 14, chapters: 3, pictures: 17, lines: 6, warnings: 5 });
const preview = (fields: Partial<ImportView> = {}) =>
  view({
    state: 'preview',
    guides: { ...none, pending: 1 },
    results: [guide({ name: 'Bearing', state: 'pending', counts: manual })],
    counts: manual,
    ...fields,
  });

beforeEach(() => {
  vi.resetAllMocks();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  stubWideWindow();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a preview', () => {
  it('names what each guide has, and leads to the opened guide', async () => {
    vi.mocked(api.startImport).mockResolvedValueOnce(preview({ state: 'importing' }));
    vi.mocked(api.readImport).mockResolvedValueOnce(
      view({ guides: { ...none, imported: 1 }, results: [guide({ projectUid: UID })] }),
    );
    const user = show(preview({ refusalCount: 1, refusals: [refusal] }));
    expect(screen.getByText('This is in the file. Nothing is imported yet.')).toBeTruthy();
    expect(screen.getByText('14 steps in 3 chapters').parentElement?.textContent).toBe(
      'Bearing · 14 steps in 3 chapters · 17 pictures · 5 warnings · 1 note',
    );
    expect(screen.getByRole('region', { name: 'Left out: 1 thing' })).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Import 1 guide' }));
    await inTwoSeconds();
    const link = screen.getByRole('link', { name: 'Open the guide' });
    expect(link.getAttribute('href')).toContain(UID);
    expect(document.activeElement).toBe(link);
  });

  it('sums up several guides, and compares what was found with what comes', () => {
    const found = { steps: 143, pictures: 310, marks: 0, clips: 0 };
    show(
      preview({
        guides: { ...none, pending: 2 },
        results: [guide({ state: 'pending' }), guide({ position: 1, state: 'pending' })],
        counts: parts({ steps: 143, pictures: 309 }),
        found,
      }),
      'pt-BR',
    );
    expect(screen.getByText('passos 143 → 143')).toBeTruthy();
    expect(screen.getByText('imagens 310 → 309')).toBeTruthy();
    expect(screen.getByText('143 passos').parentElement?.textContent).toContain('2 guias · ');
    expect(screen.getByRole('button', { name: 'Importar 2 guias' })).toBeTruthy();
  });

  it('of a Word document shows at once what another unit as steps would change', async () => {
    const document1 = preview({ fileName: 'manual.docx' });
    const counts = parts({ steps: 40 });
    vi.mocked(api.previewImport).mockResolvedValueOnce({ ...document1, state: 'waiting' });
    vi.mocked(api.readImport).mockResolvedValueOnce(
      preview({
        fileName: 'manual.docx',
        split: 'item',
        results: [guide({ state: 'pending' })],
        counts,
      }),
    );
    const user = show(document1);
    const choices = screen.getByRole('group', { name: 'A step for each' });
    await user.click(within(choices).getByRole('radio', { name: 'numbered point' }));
    expect(await screen.findByText('40 steps')).toBeTruthy();
    expect(api.previewImport).toHaveBeenCalledWith('i1', 'item');
    const chosen = screen.getByRole('radio', { name: 'numbered point' });
    expect([(chosen as HTMLInputElement).checked, document.activeElement]).toEqual([true, chosen]);
  });

  it('lets a choice for an existing guide change until the start', async () => {
    const existing = { projectUid: UID, name: 'Mine' };
    const row = guide({ state: 'skipped', choice: 'skip', existing });
    vi.mocked(api.chooseForImport).mockResolvedValueOnce(
      preview({ results: [{ ...row, state: 'pending', choice: 'copy' }] }),
    );
    const user = show(preview({ results: [row] }));
    const pressed = () => screen.getByRole('button', { pressed: true }).textContent;
    expect(pressed()).toContain('Skip');
    await user.click(screen.getByRole('button', { name: 'Import as a copy: Shelf' }));
    await waitFor(() => expect(pressed()).toContain('Import as a copy'));
  });
});

describe('an import that has ended', () => {
  it('can be undone after a confirmation, and names what was kept', async () => {
    const results = [guide({ projectUid: UID }), guide({ position: 1, projectUid: 'b' })];
    const done = view({
      guides: { ...none, imported: 2 },
      results,
      undoUntil: '2026-11-22T10:10:00.000Z',
    });
    vi.mocked(api.undoImport).mockResolvedValueOnce({ ...done, state: 'undoing', undoUntil: null });
    vi.mocked(api.readImport).mockResolvedValueOnce({
      ...done,
      state: 'undone',
      undoUntil: null,
      results: results.map((one, index) => ({ ...one, undone: index ? 'kept' : 'removed' })),
    });
    const user = show(done);
    expect(screen.getByText(/^Possible until /)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo this import' }));
    const question = await screen.findByRole('alertdialog', { name: 'Undo this import?' });
    expect(api.undoImport).not.toHaveBeenCalled();
    await user.click(within(question).getByRole('button', { name: 'Undo this import' }));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'guides.zip' })),
    );
    await inTwoSeconds();
    expect(await screen.findByText('Deleted again')).toBeTruthy();
    expect(screen.getByText('Kept, because it was changed since')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Shelf' })).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Undo this import' })).toBeNull();
  });

  it('stands above links to the others of the last days', () => {
    show(view());
    const others = screen.getByRole('region', { name: 'Other imports of the last seven days' });
    expect(within(others).getAllByRole('link')).toHaveLength(1);
    expect(within(others).getByRole('link', { name: 'older.zip' }).getAttribute('href')).toBe(
      '/dashboard/import?id=i0',
    );
  });
});

describe('a replaced guide', () => {
  const replaced = (until: string | null) =>
    view({
      guides: { ...none, replaced: 1 },
      results: [
        guide({
          state: 'replaced',
          projectUid: UID,
          existing: { projectUid: UID, name: 'My shelf' },
          previousUid: OLD,
          previous: { projectUid: OLD, until },
        }),
      ],
    });

  it('can be restored to its previous version, after a confirmation, while that is possible', async () => {
    vi.mocked(projects.restoreProject).mockResolvedValueOnce({} as never);
    vi.mocked(api.readImport).mockResolvedValueOnce(replaced(null));
    const user = show(replaced('2026-11-22T10:10:00.000Z'));
    expect(screen.getByText(/^Possible until /)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Bring back the earlier version: Shelf' }));
    const question = await screen.findByRole('alertdialog', {
      name: 'Bring back the version that “Shelf” replaced?',
    });
    expect(projects.restoreProject).not.toHaveBeenCalled();
    await user.click(
      within(question).getByRole('button', { name: 'Bring back the earlier version' }),
    );
    expect(
      await screen.findByText('The earlier version is back, as an unpublished guide of its own.'),
    ).toBeTruthy();
    expect(projects.restoreProject).toHaveBeenCalledWith(OLD);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(
      (await screen.findByRole('link', { name: 'Brought back: My shelf' })).getAttribute('href'),
    ).toContain(OLD);
  });

  it('explains when it is too late', async () => {
    vi.mocked(projects.restoreProject).mockRejectedValueOnce(
      new ApiError('not_found', 'It is too late.', { status: 404 }),
    );
    const user = show(replaced('2026-11-22T10:10:00.000Z'));
    await user.click(screen.getByRole('button', { name: /^Bring back the earlier version/ }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', {
        name: 'Bring back the earlier version',
      }),
    );
    expect(await screen.findByText('It is too late.')).toBeTruthy();
  });
});

const refusal: ImportView['refusals'][number] = {
  file: 'a.md',
  line: 1,
  reason: 'video_left_out',
  message: 'A video was left out.',
};
