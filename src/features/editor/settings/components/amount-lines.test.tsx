import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '@/testing/ui/render-ui';
import { AmountLines } from './amount-lines';

const open = () => {
  const saves: (() => void)[] = [];
  const onFixed = vi.fn(() => new Promise((resolve) => saves.push(() => resolve(undefined))));
  const facts = { amountTo: null, note: null, fixed: false };
  const { container } = renderUi(
    <AmountLines
      lines={['1 1/2 cups of flour, sifted', 'Glue', '2-3 eggs']}
      amounts={[
        { ...facts, id: 'a', amount: 1.5, unit: 'cup', name: 'flour', note: 'sifted' },
        null,
        { ...facts, id: 'c', fixed: true, amount: 2, amountTo: 3, unit: null, name: 'eggs' },
      ]}
      onFixed={onFixed}
    />,
  );
  return { container, onFixed, saves };
};

it('shows below each line what was understood of it', () => {
  open();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1 1/2 cups of flour, sifted1.5cup·flour·siftedDo not scale (1 1/2 cups of flour, sifted)',
    'Glue',
    '2-3 eggs2–3×·eggsDo not scale (2-3 eggs)',
  ]);
});

it('lets a line not scale, by keyboard too, and shows at once what is being saved', async () => {
  const { onFixed, saves } = open();
  const [flour, eggs] = screen.getAllByRole<HTMLInputElement>('switch');
  expect([flour?.checked, eggs?.checked]).toEqual([false, true]);
  const user = userEvent.setup();
  await user.tab();
  expect(document.activeElement).toBe(flour);
  await user.keyboard(' ');
  expect(onFixed).toHaveBeenCalledWith('a', true);
  expect(flour?.checked).toBe(true);
  // It failed: the stored value is shown again.
  await act(async () => saves[0]?.());
  expect(flour?.checked).toBe(false);
});
