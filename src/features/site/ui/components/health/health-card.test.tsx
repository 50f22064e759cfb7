import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { healthFinding } from '@/shared/site/health';
import { renderUi } from '@/testing/ui/render-ui';
import { readHealth } from '../../api';
import { HealthCard } from './health-card';

vi.mock('../../api', () => ({ readHealth: vi.fn() }));

const answer = (...findings: ReturnType<typeof healthFinding>[]) =>
  vi.mocked(readHealth).mockResolvedValueOnce({
    state: 'good',
    findings: findings.map((found) => ({ ...found, message: found.code })),
  });

it('tells each finding with its state and what to do, and checks again', async () => {
  answer(
    healthFinding('databaseGood', { version: '18.4' }),
    healthFinding('mailRefused', { reason: 'EAUTH' }),
  );
  renderUi(<HealthCard />);
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'DatabaseGoodPostgreSQL 18.4 answers and has what this release needs.',
    'MailFaultThe mail server does not let this site in (EAUTH). Check SMTP_URL: address, port, user and password.',
  ]);
  answer(healthFinding('mailGood'));
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  const list = await screen.findByText('The mail server lets this site in.');
  expect(within(list).queryByText(/EAUTH/)).toBeNull();
});
