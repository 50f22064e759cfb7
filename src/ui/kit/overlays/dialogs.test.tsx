import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '@/testing/ui/render-ui';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';
import { Drawer } from './drawer';

it('a dialog has its title as name and closes with Escape and with its button', async () => {
  const onOpenChange = vi.fn();
  renderUi(
    <Dialog isOpen onOpenChange={onOpenChange} title="Share">
      text
    </Dialog>,
  );
  expect(screen.getByRole('dialog', { name: 'Share' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onOpenChange.mock.calls).toEqual([[false], [false]]);
});

it('a drawer has its title as name', () => {
  renderUi(
    <Drawer isOpen onOpenChange={() => {}} title="Edit">
      form
    </Drawer>,
  );
  expect(screen.getByRole('dialog', { name: 'Edit' })).toBeTruthy();
});

it('a drawer with a blank form begins in its first field, with a filled one at its button', () => {
  const { unmount } = renderUi(
    <Drawer isOpen onOpenChange={() => {}} title="New">
      <input aria-label="Name" />
    </Drawer>,
  );
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
  unmount();
  renderUi(
    <Drawer isOpen onOpenChange={() => {}} title="Edit">
      <input aria-label="Name" defaultValue="Shelf" />
    </Drawer>,
  );
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
});

it('a deletion asks, starts on Cancel, and waits for the answer', async () => {
  const [onConfirm, onOpenChange] = [vi.fn(), vi.fn()];
  renderUi(
    <ConfirmDialog
      isOpen
      onOpenChange={onOpenChange}
      question="Delete “Bird house”?"
      confirmLabel="Delete"
      isDangerous
      onConfirm={onConfirm}
    />,
  );
  expect(screen.getByRole('alertdialog', { name: 'Delete “Bird house”?' })).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Cancel');
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(onOpenChange).not.toHaveBeenCalled();
});

it('a deletion under way cannot be started twice', async () => {
  const onConfirm = vi.fn();
  renderUi(
    <ConfirmDialog
      isOpen
      onOpenChange={() => {}}
      question="Delete?"
      confirmLabel="Delete"
      isBusy
      onConfirm={onConfirm}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }), { pointerEventsCheck: 0 });
  expect(onConfirm).not.toHaveBeenCalled();
});
