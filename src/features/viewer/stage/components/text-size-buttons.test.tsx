import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  dismissBrowser,
  openViewer as open,
  standInBrowser,
  viewerButton as button,
} from '@/testing/ui/open-viewer';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn(), replace: vi.fn() }) }));

beforeEach(standInBrowser);
afterEach(dismissBrowser);

const zoom = () => screen.getByRole('main').style.getPropertyValue('--text-zoom');

it('enlarges the text up to three times, and stores the size on the device', () => {
  const { unmount } = open();
  expect(zoom()).toBe('1');
  for (const percent of [100, 125, 150, 175, 200, 250])
    fireEvent.click(button(`Larger text (now ${percent}%)`));
  expect(zoom()).toBe('3');
  expect(button('Larger text (now 300%)').getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button('Larger text (now 300%)'));
  fireEvent.click(button('Smaller text (now 300%)'));
  expect(zoom()).toBe('2.5');
  unmount();

  open('2');
  expect(zoom()).toBe('2.5');
  // If the toolbar has no room for the buttons, the options have them.
  fireEvent.click(button('More options'));
  const options = within(screen.getByRole('dialog'));
  expect(options.getByText('250%')).toBeTruthy();
  fireEvent.click(options.getByRole('button', { name: 'Smaller text (now 250%)' }));
  expect(zoom()).toBe('2');
});

it('is not offered without visible text', () => {
  open('2');
  fireEvent.click(button('Enlarge the picture, 67% of the way, Chapter I'));
  expect(screen.queryByRole('button', { name: /Larger text/ })).toBeNull();
});

it('is also in the options', async () => {
  open();
  fireEvent.click(button('More options'));
  fireEvent.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Report a problem' }),
  );
  const report = within(await screen.findByRole('dialog', { name: 'Report a problem' }));
  const subject = report.getByLabelText<HTMLInputElement>(/Subject/);
  fireEvent.click(report.getByRole('button', { name: 'The picture is wrong' }));
  expect(subject.value).toBe('The picture is wrong');
  fireEvent.change(subject, { target: { value: 'The picture is of step 4' } });
  const chip = report.getByRole('button', { name: 'The picture is wrong' });
  expect([subject.value, chip.getAttribute('aria-pressed')]).toEqual([
    'The picture is of step 4',
    'false',
  ]);
});
