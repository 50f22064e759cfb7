import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { OfflineGuide } from '@/shared/offline/offline-guide';
import { renderUi } from '@/testing/ui/render-ui';
import { standInWorker } from '@/testing/stand-ins/worker-stand-in';
import { TEST_TIMEOUT_MS } from '@/testing/test-timeout';
import { SaveOffline } from './save-offline';

vi.setConfig({ testTimeout: 20_000 });

const UID = 'abcd2345efgh';
const MIB = 1024 ** 2;
const VERSION = '2026-02-02T00:00:00.000Z';
const guide = (facts: Partial<OfflineGuide> = {}): OfflineGuide => ({
  projectUid: UID,
  name: 'Chair',
  version: VERSION,
  locale: 'en',
  isSaved: true,
  openedAtMs: 1,
  checkedAtMs: 1,
  bytes: 12_340_000,
  pictureCount: 150,
  keptPictureCount: 150,
  hasPages: true,
  build: 'one',
  ...facts,
});

let worker: Awaited<ReturnType<typeof standInWorker>> | undefined;
afterEach(() => worker?.leave());

async function show(kept: OfflineGuide[] = [], locale: 'en' | 'pt-BR' = 'en') {
  worker = await standInWorker(kept);
  renderUi(<SaveOffline projectUid={UID} version={VERSION} />, locale);
  return worker;
}
const tell = (facts: { guide?: OfflineGuide; isWorking?: boolean; problem?: 'network' | 'full' }) =>
  act(() =>
    worker?.tell({
      type: 'guide',
      projectUid: UID,
      guide: facts.guide,
      isWorking: facts.isWorking ?? false,
      ...(facts.problem ? { problem: facts.problem } : {}),
    }),
  );
const isOff = (shown: HTMLElement) => (shown as HTMLButtonElement).disabled;
const button = (name: string) => screen.findByRole('button', { name });

it('saves with a progress, and says that it is complete and how large', async () => {
  const persist = vi.fn(() => Promise.resolve(true));
  Object.defineProperty(navigator, 'storage', { configurable: true, value: { persist } });
  const { orders } = await show();
  const save = await button('Save for offline');
  await vi.waitFor(() => expect(isOff(save)).toBe(false), { timeout: TEST_TIMEOUT_MS });
  await userEvent.click(save);
  await screen.findByText('Saving the pages');
  await vi.waitFor(
    () => expect(orders).toContainEqual(expect.objectContaining({ type: 'save', projectUid: UID })),
    { timeout: TEST_TIMEOUT_MS },
  );
  expect(persist).toHaveBeenCalledOnce();
  tell({ guide: guide({ keptPictureCount: 30, bytes: 3.4 * MIB }), isWorking: true });
  screen.getByText('Saving picture 30 of 150 · 3.4 MB');
  expect(
    screen.getByRole('progressbar', { name: 'Saving this guide' }).getAttribute('aria-valuenow'),
  ).toBe('20');
  tell({ guide: guide() });
  expect(screen.getByRole('status').textContent).toBe('Saved for offline · complete · 12 MB');
  expect(screen.queryByRole('progressbar')).toBeNull();
  Reflect.deleteProperty(navigator, 'storage');
});

it('knows what is on the device, and removes it', async () => {
  const { orders } = await show([guide()], 'pt-BR');
  await screen.findByText('Salvo para usar sem conexão · completo · 12 MB');
  await userEvent.click(await button('Remover deste aparelho'));
  expect(orders).toEqual([{ type: 'remove', projectUid: UID }]);
  tell({});
  expect(isOff(await button('Salvar para usar sem conexão'))).toBe(false);
});

it('offers saving a guide that is here only because it was opened', async () => {
  await show([guide({ isSaved: false })]);
  await vi.waitFor(async () => expect(isOff(await button('Save for offline'))).toBe(false), {
    timeout: TEST_TIMEOUT_MS,
  });
  tell({ guide: guide({ isSaved: false, keptPictureCount: 3 }), isWorking: true });
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it.each([
  [
    'network' as const,
    'The network was lost before everything was saved. Kept so far: 37 of 150 pictures, 4.1 MB.',
  ],
  [
    'full' as const,
    'There is no room left on this device. Kept so far: 37 of 150 pictures, 4.1 MB.',
  ],
])('says what was kept when it ended early (%s), and tries again', async (problem, text) => {
  const { orders } = await show([guide({ keptPictureCount: 37, bytes: 4.1 * MIB, problem })]);
  await screen.findByText(text);
  await userEvent.click(await button('Try again'));
  await vi.waitFor(() => expect(orders).toEqual([expect.objectContaining({ type: 'save' })]), {
    timeout: TEST_TIMEOUT_MS,
  });
  expect(screen.queryByText(text)).toBeNull();
});

it('says when not even the pages could be kept', async () => {
  await show();
  await vi.waitFor(async () => expect(isOff(await button('Save for offline'))).toBe(false), {
    timeout: TEST_TIMEOUT_MS,
  });
  tell({ problem: 'network' });
  await screen.findByText(
    'The network was lost before everything was saved. Nothing could be kept.',
  );
});

it('says that a newer version is being fetched, and when it could not be', async () => {
  const old = guide({ version: '2026-01-01T00:00:00.000Z' });
  await show([old]);
  await screen.findByRole('button', { name: 'Try again' });
  tell({ guide: old, isWorking: true });
  screen.getByText('There is a newer version of this guide. Bringing the saved one up to date.');
  tell({ guide: { ...old, problem: 'network' } });
  await screen.findByText(
    'There is a newer version of this guide. The one saved before is still kept.',
  );
  tell({ guide: guide() });
  await screen.findByText(/Saved for offline ·/);
});

it('offers to keep the clips too with their size, and says how many are kept', async () => {
  const of = (keptCount: number, keepsClips?: boolean) =>
    guide({
      keepsClips,
      clips: { count: 2, keptCount, missingBytes: (2 - keptCount) * 6 * MIB },
    });
  const { orders } = await show([of(0)]);
  await screen.findByText('Saved for offline · complete, 0 of 2 clips · 12 MB');
  await userEvent.click(await button('Keep clips too (12 MB)'));
  await vi.waitFor(() =>
    expect(orders).toEqual([expect.objectContaining({ type: 'save', keepsClips: true })]),
  );
  tell({ guide: of(1, true), isWorking: true });
  screen.getByText('Saving clips: 1 of 2');
  await userEvent.click(await button('Cancel'));
  await vi.waitFor(() => expect(orders[1]).toMatchObject({ type: 'save', keepsClips: false }));
  tell({ guide: of(1, true) });
  screen.getByText('Not all clips could be saved. The guide works without them.');
  await button('Keep clips too (6 MB)');
  tell({ guide: of(2, true) });
  screen.getByText('Saved for offline · complete, 2 of 2 clips · 12 MB');
  expect(screen.queryByRole('button', { name: /Keep clips/ })).toBeNull();
});

it('stays quiet while a guide that is complete is looked at again', async () => {
  await show([guide()]);
  await screen.findByText(/Saved for offline ·/);
  tell({ guide: guide(), isWorking: true });
  screen.getByText(/Saved for offline ·/);
});

it('cannot be pressed where the browser keeps nothing', () => {
  renderUi(<SaveOffline projectUid={UID} version={VERSION} />);
  expect(isOff(screen.getByRole('button', { name: 'Save for offline' }))).toBe(true);
});
