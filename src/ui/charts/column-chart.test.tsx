import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '@/testing/ui/render-ui';
import { ColumnChart } from './column-chart';
import { ShareTable } from './share-table';
import { countTicks } from './ticks';

const columnsOf = (values: readonly (number | null)[][]) =>
  values.map((each, index) => ({
    key: `c${index}`,
    name: String(index + 1),
    title: `Column ${index + 1}`,
    values: each,
  }));

function open(values: (number | null)[][], widthPx = 640) {
  renderUi(
    <ColumnChart
      label="Sales, 12 in all"
      readLabel="Read sales"
      caption="All year"
      widthPx={widthPx}
      columns={columnsOf(values)}
      ticks={countTicks(8)}
      series={[
        { label: 'Sold', total: '12' },
        { label: 'Returned', total: '3' },
      ]}
      formatTick={String}
      formatValue={(value) => (value === null ? 'none' : String(value))}
    />,
  );
  return {
    svg: screen.getByRole('img', { name: 'Sales, 12 in all' }),
    slider: screen.getByRole<HTMLInputElement>('slider', { name: 'Read sales' }),
    bars: () => [...document.querySelectorAll('.visx-bar')],
  };
}
const shown = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent);

it('draws a column for each value, as high as it is', () => {
  const { bars, svg } = open([
    [8, 2],
    [4, 0],
    [0, null],
  ]);
  const heights = bars().map((bar) => Number(bar.getAttribute('height')));
  expect(heights).toHaveLength(3);
  expect(heights[0]).toBeCloseTo((heights[2] ?? 0) * 2);
  expect(heights[0]).toBeCloseTo((heights[1] ?? 0) * 4);
  expect(svg.textContent).toContain('8');
});

it('says the totals, and the values of the column that is pointed at', () => {
  const { svg } = open([
    [8, 2],
    [4, 0],
    [0, null],
  ]);
  expect(shown()).toEqual(['All year', 'Sold12Returned3']);
  fireEvent.pointerMove(svg, { clientX: 600, pointerType: 'mouse' });
  expect(shown()).toEqual(['Column 3', 'Sold0Returnednone']);
  fireEvent.pointerLeave(svg, { pointerType: 'mouse' });
  expect(shown()).toEqual(['All year', 'Sold12Returned3']);
});

it('is read column by column with the keyboard', () => {
  const { slider } = open([
    [8, 2],
    [4, 0],
    [0, null],
  ]);
  expect(slider.getAttribute('aria-valuetext')).toBe('Column 1: Sold 8, Returned 2');
  fireEvent.focus(slider);
  fireEvent.change(slider, { target: { value: '1' } });
  expect(slider.getAttribute('aria-valuetext')).toBe('Column 2: Sold 4, Returned 0');
  expect(shown()).toEqual(['Column 2', 'Sold4Returned0']);
  fireEvent.blur(slider);
  expect(shown()).toEqual(['All year', 'Sold12Returned3']);
});

it('keeps every column inside it and at least a pixel wide, however many there are', () => {
  const { bars } = open(
    Array.from({ length: 500 }, () => [8]),
    280,
  );
  expect(bars()).toHaveLength(500);
  for (const bar of bars()) {
    const [x, width] = [Number(bar.getAttribute('x')), Number(bar.getAttribute('width'))];
    expect(width).toBeGreaterThanOrEqual(1);
    expect(x).toBeGreaterThan(0);
    expect(x + width).toBeLessThan(280);
  }
});

it('portions are a table with a bar in each row', () => {
  renderUi(
    <ShareTable
      label="Fruit"
      countLabel="Pieces"
      shareLabel="Share"
      rows={[{ key: 'a', name: 'Apples', count: '3', share: '75%', portion: 0.75 }]}
    />,
  );
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Fruit',
    'Pieces',
    'Share',
  ]);
  expect(
    screen
      .getByRole('row', { name: 'Apples 3 75%' })
      .querySelectorAll('rect')[1]
      ?.getAttribute('width'),
  ).toBe('75%');
});
