import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { OfflineGuide } from '@/shared/offline/offline-guide';
import { standInWorker } from '@/testing/stand-ins/worker-stand-in';
import { renderUi } from '@/testing/ui/render-ui';
import { DeviceGuides } from './device-guides';

const guide = (projectUid: string, name: string) =>
  ({
    projectUid,
    name,
    nameLang: 'en',
    isSaved: true,
    openedAtMs: 1,
    bytes: 1_000,
    pictureCount: 0,
    keptPictureCount: 0,
    hasPages: true,
  }) as OfflineGuide;

let worker: Awaited<ReturnType<typeof standInWorker>>;
afterEach(() => worker.leave());

it('asks which of the guides are still public, and says which one went', async () => {
  worker = await standInWorker([guide('abcd2345efgh', 'Shelf'), guide('bcde2345efgh', 'Lamp')]);
  renderUi(<DeviceGuides />);
  expect(await screen.findByRole('link', { name: /Shelf/ })).toBeTruthy();
  await waitFor(() => expect(worker.orders).toEqual([{ type: 'look' }]));
  act(() =>
    worker.tell({
      type: 'guide',
      projectUid: 'abcd2345efgh',
      guide: undefined,
      isWorking: false,
      isGone: true,
    }),
  );
  expect(screen.queryByRole('link', { name: /Shelf/ })).toBeNull();
  expect(screen.getByRole('link', { name: /Lamp/ })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe(
    '“Shelf” is not public any more. It was removed from this device.',
  );
});
