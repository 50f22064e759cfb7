import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '@/testing/ui/render-ui';
import { TableMenu } from './table-menu';

const { saveFile } = vi.hoisted(() => ({ saveFile: vi.fn() }));
vi.mock('@/browser/files/save-file', () => ({ saveFile }));

it('saves a table for the spreadsheets here, or with the chosen separator', async () => {
  const load = vi.fn(() => Promise.resolve({ blob: new Blob(['a']), fileName: 'a.csv' }));
  const user = userEvent.setup();
  renderUi(<TableMenu tables={[{ id: 'days', label: 'Days', load }]} />);
  const open = () => user.click(screen.getByRole('button', { name: 'Save as CSV' }));
  await open();
  expect(
    screen
      .getAllByRole('menuitemradio')
      .map(({ textContent, ariaChecked }) => [textContent, ariaChecked]),
  ).toEqual([
    ['for spreadsheets here', 'true'],
    ['by commas', 'false'],
    ['by semicolons', 'false'],
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Days' }));
  await waitFor(() => expect(saveFile).toHaveBeenCalledWith(expect.anything(), 'a.csv'));
  await open();
  await user.click(screen.getByRole('menuitemradio', { name: 'by semicolons' }));
  await user.click(screen.getByRole('menuitem', { name: 'Days' }));
  await waitFor(() => expect(load.mock.calls).toEqual([[undefined], ['semicolon']]));
});
