import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '@/testing/ui/render-ui';
import { changeOperatorMail, readMails, readOperatorMail, sendTestMail } from '../../mails-api';
import { MailsCard } from './mails-card';

vi.mock('../../mails-api', () => ({
  readMails: vi.fn(),
  readOperatorMail: vi.fn(),
  changeOperatorMail: vi.fn(),
  sendTestMail: vi.fn(),
}));

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(readOperatorMail).mockResolvedValue({ daily: true });
  vi.mocked(readMails).mockResolvedValue({
    totalResults: 2,
    results: [
      {
        id: '1',
        at: '2026-11-29T10:00:00.000Z',
        email: 'ana@site.example',
        kind: 'recovery',
        state: 'delayed',
        attempts: 2,
        answer: 'EAUTH 535 no',
      },
      {
        id: '2',
        at: '2026-11-29T09:00:00.000Z',
        email: 'bea@site.example',
        kind: 'of-a-later-release',
        state: 'sent',
        attempts: 1,
        answer: '250 OK',
      },
    ],
  });
});

it('tells how mails fared, and shows those that were not sent alone', async () => {
  renderUi(<MailsCard />);
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^ana@site\.exampleDelayedNew password.*2 attemptsEAUTH 535 no$/),
    expect.stringMatching(/^bea@site\.exampleSentOther mail.*250 OK$/),
  ]);
  await userEvent.selectOptions(screen.getByLabelText('Show'), 'Not sent');
  await waitFor(() =>
    expect(vi.mocked(readMails).mock.lastCall?.[0]).toMatchObject({ state: 'failed', page: 1 }),
  );
});

it('sends a test mail and says what the mail server said', async () => {
  vi.mocked(sendTestMail).mockResolvedValue({
    email: 'olga@site.example',
    state: 'refused',
    answer: 'EAUTH 535 no',
  });
  renderUi(<MailsCard />);
  await userEvent.click(screen.getByRole('button', { name: 'Send a test mail' }));
  expect(
    await screen.findByText('The mail to olga@site.example was not sent: EAUTH 535 no'),
  ).toBeTruthy();
  await waitFor(() => expect(readMails).toHaveBeenCalledTimes(2));
});

it('ends the daily mail', async () => {
  renderUi(<MailsCard />);
  await userEvent.click(await screen.findByRole('switch', { name: /daily mail/ }));
  expect(changeOperatorMail).toHaveBeenCalledWith(false);
  expect(within(document.body).getByRole('switch')).toHaveProperty('checked', false);
});
