import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PICTURE_FORMATS } from '@/shared/pictures/picture-formats';
import { ApiError } from '@/browser/api/api-error';
import { putFile } from '@/browser/api/put-file';
import { renderUi } from '@/testing/ui/render-ui';
import { UploadField } from './upload-field';

vi.setConfig({ testTimeout: 20_000 });
vi.mock('@/browser/api/put-file', () => ({ putFile: vi.fn() }));

const unreachable = () =>
  new ApiError('unreachable', 'We could not reach the server.', { status: 0 });
const photo = new File(['x'], 'saw.jpg', { type: 'image/jpeg' });
const onUploaded = vi.fn<(file: { name: string; url: string }) => Promise<void>>();
const onRemove = vi.fn<() => Promise<void>>();

function open() {
  renderUi(
    <UploadField
      kind="step"
      label="Step picture"
      preview="/files/1"
      onUploaded={onUploaded}
      onRemove={onRemove}
    />,
  );
  return userEvent.setup();
}
const choose = (file = photo) =>
  fireEvent.drop(screen.getByRole('button', { name: 'Replace' }), {
    dataTransfer: { files: [file] },
  });
const retry = () => screen.findByRole('button', { name: 'Try again' });

beforeEach(() => {
  onUploaded.mockReset().mockResolvedValue();
  onRemove.mockReset().mockResolvedValue();
  vi.mocked(putFile).mockReset().mockResolvedValue();
  vi.stubGlobal(
    'fetch',
    vi.fn(async () =>
      Response.json({
        returnData: { signedRequest: 'http://x/uploads/k', headers: {}, key: '1-k' },
      }),
    ),
  );
});

describe('a chosen, dropped or pasted file', () => {
  const text = (name: string) => new File(['x'], name, { type: 'text/plain' });
  const drop = (files: File[]) =>
    fireEvent.drop(screen.getByRole('button', { name: 'Replace' }), { dataTransfer: { files } });
  const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

  it('is rejected with a message when it is not a picture, and nothing is sent', async () => {
    open();
    drop([text('notes.txt')]);
    expect(alerts()).toEqual([
      `“notes.txt” is not a picture and was left out. Use ${PICTURE_FORMATS.join(', ')} or HEIC.`,
    ]);
    drop(Array.from({ length: 7 }, (_, index) => text(`${index}.txt`)));
    expect(alerts()[0]).toMatch(/: “0.txt”, “1.txt”, “2.txt”, “3.txt”, “4.txt”,? and 2 more files/);
    drop([]);
    expect(alerts()[0]).toMatch(/^That is not a picture file/);
    expect(onUploaded).not.toHaveBeenCalled();
    choose();
    await waitFor(() => expect(onUploaded).toHaveBeenCalledTimes(1));
    expect(alerts()).toEqual([]);
  });

  it('is uploaded when it is valid, and other files are named', async () => {
    open();
    drop([text('notes.txt'), photo, new File(['x'], 'z.png', { type: 'image/png' })]);
    await waitFor(() => expect(onUploaded.mock.calls).toEqual([[{ name: 'saw.jpg', url: '1-k' }]]));
    expect(alerts()).toEqual([
      expect.stringMatching(/^“notes.txt” is not/),
      expect.stringMatching(/“saw.jpg” was taken/),
    ]);
  });

  it('is taken when pasted: a picture is uploaded, another file rejected, text left to its field', async () => {
    renderUi(
      <>
        <input aria-label="Name" />
        <UploadField
          kind="project"
          label="Picture"
          takesPaste
          preview={undefined}
          onUploaded={onUploaded}
          onRemove={onRemove}
        />
      </>,
    );
    fireEvent.paste(screen.getByLabelText('Name'), { clipboardData: { files: [] } });
    expect(alerts()).toEqual([]);
    fireEvent.paste(document.body, { clipboardData: { files: [text('plan.txt')] } });
    expect(alerts()).toEqual([expect.stringMatching(/^“plan.txt” is not a picture/)]);
    fireEvent.paste(document.body, { clipboardData: { files: [photo] } });
    await waitFor(() => expect(onUploaded.mock.calls).toEqual([[{ name: 'saw.jpg', url: '1-k' }]]));
    expect(alerts()).toEqual([]);
  });
});

it('a removal focuses the button that is left', async () => {
  function Field() {
    const [preview, setPreview] = useState<string | undefined>('/files/1');
    return (
      <UploadField
        kind="step"
        label="Step picture"
        preview={preview}
        onUploaded={onUploaded}
        onRemove={async () => setPreview(undefined)}
      />
    );
  }
  renderUi(<Field />);
  const user = userEvent.setup();
  screen.getByRole('button', { name: 'Remove' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose a picture' })),
  );
});

it('a framed picture is shown once, from the device during the upload, and announced where possible', async () => {
  const tell = vi.fn();
  const { container } = renderUi(
    <UploadField
      kind="step"
      label="Step picture"
      preview={undefined}
      frame={{ className: 'h-step-picture', picture: undefined }}
      announce={tell}
      onUploaded={onUploaded}
      onRemove={onRemove}
    />,
  );
  let arrive = () => {};
  vi.mocked(putFile).mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  fireEvent.drop(screen.getByRole('button', { name: 'Choose a picture' }), {
    dataTransfer: { files: [photo] },
  });
  const shown = () => [...container.querySelectorAll('img')].map(({ src }) => src);
  expect(shown()).toEqual(['blob:http://localhost/picture']);
  await waitFor(() => expect(putFile).toHaveBeenCalled());
  arrive();
  await waitFor(() => expect(tell).toHaveBeenCalledWith('Image uploaded successfully!'));
  expect(screen.queryByText('Image uploaded successfully!')).toBeNull();
});

it('a picture is sent with the type of its bytes, whatever its name says', async () => {
  open();
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
  choose(new File([png], 'saw.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByText('Image uploaded successfully!')).toBeTruthy();
  expect(JSON.parse(String(vi.mocked(fetch).mock.calls[0]?.[1]?.body))).toEqual({
    fileName: 'saw.jpg',
    fileType: 'image/png',
    fileSize: 12,
  });
  expect(vi.mocked(putFile).mock.calls[0]?.[1].type).toBe('image/png');
});

describe('a failed upload', () => {
  it('is kept and sent again on request', async () => {
    const user = open();
    vi.mocked(putFile).mockRejectedValueOnce(unreachable());
    choose();
    await user.click(await retry());
    expect(await screen.findByText('Image uploaded successfully!')).toBeTruthy();
    expect(onUploaded.mock.calls).toEqual([[{ name: 'saw.jpg', url: '1-k' }]]);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('is sent again automatically once the network is back', async () => {
    open();
    vi.mocked(putFile).mockRejectedValueOnce(unreachable());
    choose();
    await retry();
    // The field listens a moment after it shows its button.
    await waitFor(() => {
      fireEvent(window, new Event('online'));
      expect(putFile).toHaveBeenCalledTimes(2);
    });
    expect(await screen.findByText('Image uploaded successfully!')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is not sent twice when only attaching it failed', async () => {
    const user = open();
    onUploaded.mockRejectedValueOnce(unreachable());
    choose();
    await user.click(await retry());
    await waitFor(() => expect(onUploaded).toHaveBeenCalledTimes(2));
    expect(putFile).toHaveBeenCalledTimes(1);
  });

  it('is not offered again when the server rejected it', async () => {
    open();
    vi.mocked(putFile).mockRejectedValueOnce(
      new ApiError('internal', 'File limit exceeded! (Max. 2mb)', { status: 413 }),
    );
    choose();
    expect((await screen.findAllByText('File limit exceeded! (Max. 2mb)')).length).toBeGreaterThan(
      0,
    );
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('links to the storage use when the account is full', async () => {
    open();
    onUploaded.mockRejectedValueOnce(
      new ApiError('account_storage_full', 'No room.', { status: 409 }),
    );
    choose();
    expect(
      (await screen.findByRole('link', { name: 'See how much storage is used' })).getAttribute(
        'href',
      ),
    ).toBe('/dashboard/settings/account#storage');
    choose();
    await waitFor(() => expect(onUploaded).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
  });

  it('of a removal can be retried as well', async () => {
    const user = open();
    onRemove.mockRejectedValueOnce(unreachable());
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await user.click(await retry());
    await waitFor(() => expect(onRemove).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
  });
});
