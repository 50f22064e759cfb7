import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/browser/api/api-error';
import { putFile } from '@/browser/api/put-file';
import { renderUi } from '@/testing/ui/render-ui';
import { stubWideWindow } from '@/testing/ui/wide-window';
import type { UploadedClip } from '../../../model/accepted-clip';
import { ChooseClip } from './choose-clip';

vi.setConfig({ testTimeout: 20_000 });
vi.mock('@/browser/api/put-file', () => ({ putFile: vi.fn() }));

const CLIPS = path.join(process.cwd(), 'src/testing/clips');
const clip = async (name: string, type: string, copies = 1) => {
  const bytes = new Uint8Array(await readFile(path.join(CLIPS, name)));
  return new File([bytes, new Uint8Array((copies - 1) * 1024 * 1024)], name, { type });
};
const onDone = vi.fn<(uploaded: UploadedClip) => Promise<void>>();
const signed: string[] = [];

// jsdom plays and draws nothing: a seek ends at once, and a frame is some bytes of WebP.
beforeEach(() => {
  stubWideWindow();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
  vi.spyOn(HTMLMediaElement.prototype, 'currentTime', 'set').mockImplementation(function seek(
    this: HTMLMediaElement,
  ) {
    queueMicrotask(() => this.dispatchEvent(new Event('seeked')));
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
    done(new Blob(['x'], { type: type ?? '' })),
  );
  onDone.mockReset().mockResolvedValue();
  vi.mocked(putFile).mockReset().mockResolvedValue();
  signed.length = 0;
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string) => {
      const kind = address.split('/').at(-1) ?? '';
      signed.push(kind);
      return Response.json({
        returnData: { signedRequest: `http://x/uploads/${kind}`, headers: {}, key: `1-${kind}` },
      });
    }),
  );
  return () => vi.restoreAllMocks();
});

async function choose(file: File) {
  const { container } = renderUi(<ChooseClip onDone={onDone} />);
  const input = container.querySelector('input[type=file]');
  if (input) fireEvent.change(input, { target: { files: [file] } });
  await screen.findByRole('dialog', { name: 'Cut the clip' });
}
const useClip = () => screen.queryByRole('button', { name: 'Use clip' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const done = {
  poster: { name: 'tags.webp', url: '1-step' },
  clip: { url: '1-clip' },
};

describe('a browser that cannot write videos', () => {
  it('takes a clip that fits as it is, with its cover', async () => {
    const file = await clip('tags.webm', 'video/webm');
    await choose(file);
    expect(await screen.findByText(/is used as it is/)).toBeTruthy();
    expect(screen.queryByRole('slider')).toBeNull();
    await press('Use clip');
    await waitFor(() => expect(onDone.mock.calls).toEqual([[done]]));
    expect(
      vi.mocked(putFile).mock.calls.map(([address, { type, size }]) => [address, type, size]),
    ).toEqual([
      ['/uploads/step', 'image/webp', 1],
      ['/uploads/clip', 'video/webm', file.size],
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('names the browsers that can for one that is too large', async () => {
    await choose(await clip('sound-and-tags.mp4', 'video/mp4', 9));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^This browser cannot shorten/);
    expect(useClip()).toBeNull();
  });
});

it.each([
  ['only-sound.mp4', 'video/mp4'],
  ['../../../package.json', 'video/mp4'],
])('%s is no video, which is said', async (name, type) => {
  await choose(await clip(name, type));
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /cannot read this file as a video/,
  );
  expect(useClip()).toBeNull();
});

it('a lost network keeps the finished parts, and sends the rest when it is back', async () => {
  const lost = new ApiError('unreachable', 'We could not reach the server.', { status: 0 });
  vi.mocked(putFile).mockResolvedValueOnce().mockRejectedValueOnce(lost);
  await choose(await clip('tags.webm', 'video/webm'));
  await press('Use clip');
  expect((await screen.findByRole('alert')).textContent).toBe(lost.message);
  expect(onDone).not.toHaveBeenCalled();
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(onDone.mock.calls).toEqual([[done]]));
  expect(signed).toEqual(['step', 'clip', 'clip']);
});

it('a refusal is shown in the words of the server, and nothing is retried', async () => {
  vi.mocked(putFile).mockRejectedValue(new ApiError('internal', 'Too long.', { status: 422 }));
  await choose(await clip('tags.webm', 'video/webm'));
  await press('Use clip');
  expect((await screen.findByRole('alert')).textContent).toBe('Too long.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('cancel stops the upload and keeps the dialog; closing stops it too', async () => {
  const signals: AbortSignal[] = [];
  vi.mocked(putFile).mockImplementation((_, __, { signal }) => {
    signals.push(signal);
    return new Promise((_resolve, reject) => signal.addEventListener('abort', reject));
  });
  await choose(await clip('tags.webm', 'video/webm'));
  await press('Use clip');
  await waitFor(() => expect(signals).toHaveLength(1));
  expect(screen.getByRole('progressbar')).toBeTruthy();
  await press('Cancel');
  expect([signals[0]?.aborted, screen.queryByRole('progressbar')]).toEqual([true, null]);
  await press('Use clip');
  await waitFor(() => expect(signals).toHaveLength(2));
  await press('Close');
  expect([signals[1]?.aborted, screen.queryByRole('dialog')]).toEqual([true, null]);
  expect(onDone).not.toHaveBeenCalled();
});
