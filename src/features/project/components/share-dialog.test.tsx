import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '@/testing/render-ui';
import { ShareDialog } from './share-dialog';

const LINK = 'https://makerstep.example/p/abc';
const open = () => renderUi(<ShareDialog isOpen onOpenChange={vi.fn()} name="Shelf" link={LINK} />);
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
    expect(await screen.findByText(/the text is selected/)).toBeTruthy();
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
});
