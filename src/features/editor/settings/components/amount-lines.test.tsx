import { expect, it } from 'vitest';
import { renderUi } from '@/testing/ui/render-ui';
import { AmountLines } from './amount-lines';

it('shows the amount that was read from a line behind it', () => {
  const { container } = renderUi(
    <AmountLines
      lines={['1 1/2 cups of flour', 'Glue', '2-3 eggs']}
      amounts={[
        {
          id: 'a',
          fixed: false,
          amount: 1.5,
          amountTo: null,
          unit: 'cup',
          name: 'flour',
          note: null,
        },
        null,
        { id: 'c', fixed: false, amount: 2, amountTo: 3, unit: null, name: 'eggs', note: null },
      ]}
    />,
  );
  expect(container.textContent).toMatch(/^1 1\/2 cups of flour1.5 cupGlue2-3 eggs2–3 ×Behind/);
});
