import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '@/testing/ui/render-ui';
import { GuideActions } from './guide-actions';

const LINK = `${window.location.origin}/p/abcdefghjkmn`;
const show = () => renderUi(<GuideActions projectUid="abcdefghjkmn" name="Plant shelf" />);
const press = async (name: string) => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name }));
};
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  vi.restoreAllMocks();
});

describe('what readers do with a guide', () => {
  it('is printed', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    show();
    await press('Print');
    expect(print).toHaveBeenCalledOnce();
  });

  it('is handed on by its link', async () => {
    show();
    await press('Copy link');
    expect(await navigator.clipboard.readText()).toBe(LINK);
    expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy();
  });

  it('is shared by the sheet of the device, and by its link where there is none', async () => {
    const share = vi.fn(async () => {});
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    show();
    await press('Share');
    expect(share).toHaveBeenCalledWith({ title: 'Plant shelf', url: LINK });
    Reflect.deleteProperty(navigator, 'share');
    await press('Share');
    expect((await screen.findByLabelText<HTMLInputElement>('Link')).value).toBe(LINK);
  });
});
