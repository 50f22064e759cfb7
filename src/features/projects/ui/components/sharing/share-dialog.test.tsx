import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '@/testing/ui/render-ui';
import { ShareDialog } from './share-dialog';

const LINK = 'https://makerstep.example/p/abc';
const open = () =>
  renderUi(
    <ShareDialog
      isOpen
      onOpenChange={vi.fn()}
      project={{ projectUid: 'abc', name: 'Shelf', link: LINK }}
    />,
  );
afterEach(() => void Reflect.deleteProperty(navigator, 'share'));

describe('sharing a project', () => {
  it('copies the link', async () => {
    const user = userEvent.setup();
    open();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(LINK);
    expect(await screen.findByText('Copied')).toBeTruthy();
  });

  it('selects the link where copying is not allowed', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));
    open();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText(/The text is selected/)).toBeTruthy();
    const input = screen.getByLabelText<HTMLInputElement>('Link');
    expect(input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)).toBe(LINK);
  });

  it('offers the share sheet of the device only where there is one', async () => {
    const { unmount } = open();
    expect(screen.queryByRole('button', { name: 'Share with another app' })).toBeNull();
    unmount();
    const share = vi.fn(async () => {});
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Share with another app' }));
    expect(share).toHaveBeenCalledWith({ title: 'Shelf', url: LINK });
  });

  it('draws the link as a QR code, black on white, and saves it as a file that can be printed', async () => {
    const user = userEvent.setup();
    const saved: { name: string; blob: Blob }[] = [];
    let made: Blob | undefined;
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => {
          made = blob;
          return 'blob:x';
        },
        revokeObjectURL: () => undefined,
      }),
    );
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      if (made) saved.push({ name: this.download, blob: made });
    });
    open();
    const code = await screen.findByRole('img', { name: `QR code that opens ${LINK}` });
    expect([...code.querySelectorAll('path')].map((path) => path.getAttribute('fill'))).toEqual([
      '#fff',
      '#000',
    ]);
    await user.click(screen.getByRole('button', { name: 'Save as SVG' }));
    expect(saved.map(({ name, blob }) => [name, blob.type])).toEqual([
      ['makerstep-abc.svg', 'image/svg+xml'],
    ]);
  });

  it('gives code for other sites, which shows the embed page', async () => {
    const user = userEvent.setup();
    open();
    expect(screen.queryByLabelText('Embed code')).toBeNull();
    await user.click(
      screen.getByRole('button', { name: 'Show it on another site', expanded: false }),
    );
    const code = screen.getByLabelText<HTMLTextAreaElement>('Embed code');
    expect(code.readOnly).toBe(true);
    expect(code.value).toContain(`<iframe src="${LINK}/embed" title="Shelf"`);
    await user.click(screen.getAllByRole('button', { name: 'Copy' })[1] as HTMLElement);
    expect(await navigator.clipboard.readText()).toBe(code.value);
  });
});
