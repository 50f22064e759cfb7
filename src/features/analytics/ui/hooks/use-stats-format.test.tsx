import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '@/testing/ui/render-ui';
import { useStatsFormat } from './use-stats-format';

const group = { first: '2026-09-06', last: '2026-09-12', views: 1, sessions: 1 };

function Words() {
  const format = useStatsFormat();
  return (
    <p>
      {[
        format.dayName(group, 'day'),
        format.dayName(group, 'week'),
        format.dayName(group, 'month'),
        format.dayTitle(group),
      ].join(' | ')}
    </p>
  );
}

it('writes days below columns in the usual format', () => {
  renderUi(<Words />);
  expect(screen.getByText('06/09 | 06/09 | Sep | 06/09/2026 to 12/09/2026')).toBeTruthy();
});
