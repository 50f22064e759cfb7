import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { healthFinding } from '@/shared/site/health';
import { renderUi } from '@/testing/ui/render-ui';
import { checkHealth, readHealth } from '../../api';
import { HealthCard } from './health-card';

vi.mock('../../api', () => ({ checkHealth: vi.fn(), readHealth: vi.fn() }));

const answer = (...findings: ReturnType<typeof healthFinding>[]) => ({
  state: 'good' as const,
  findings: findings.map((found) => ({ ...found, message: found.code })),
});
const shown = async () => (await screen.findAllByRole('listitem')).map((row) => row.textContent);

it('tells each finding with its state and what to do, and tries the rest when asked to', async () => {
  vi.mocked(readHealth).mockResolvedValueOnce(
    answer(
      healthFinding('databaseGood', { version: '18.4' }),
      healthFinding('signInSilent', { issuer: 'https://id.example', reason: 'none' }),
    ),
  );
  renderUi(<HealthCard />);
  expect(await shown()).toEqual([
    'DatabaseGoodPostgreSQL 18.4 answers and has what this release needs.',
    'Sign-in providerFaulthttps://id.example gives no discovery document. Check OIDC_ISSUER, and that the provider runs and this machine reaches it.',
  ]);
  expect(checkHealth).not.toHaveBeenCalled();

  vi.mocked(checkHealth).mockResolvedValueOnce(answer(healthFinding('mailGood')));
  await userEvent.click(screen.getByRole('button', { name: 'Check now' }));
  await screen.findByText('The mail server lets this site in.');
  expect(await shown()).toHaveLength(1);
  expect(screen.getByRole('status').textContent).toMatch(/^Checked .*\.$/);
});

it('keeps what it knows when a check fails', async () => {
  vi.mocked(readHealth).mockResolvedValueOnce(answer(healthFinding('clockGood')));
  renderUi(<HealthCard />);
  await shown();
  vi.mocked(checkHealth).mockRejectedValueOnce(new TypeError('no answer'));
  await userEvent.click(screen.getByRole('button', { name: 'Check now' }));
  await screen.findByRole('alert');
  expect(await shown()).toEqual(['ClockGoodThe clocks agree.']);
});
