import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderUi } from '@/testing/ui/render-ui';
import { SetupCard } from './setup-card';

const setup = {
  name: { text: 'Makerstep', isDone: false },
  joining: { mode: 'open' as const, isDone: false },
  sendsMail: true,
  backupAt: null,
};
const rows = () => screen.queryAllByRole('listitem').map((row) => row.textContent);

it('lists each decision with its state, until this device hides the list', async () => {
  renderUi(<SetupCard setup={setup} />);
  expect(rows()).toEqual([
    'Give the site its name Not yetNow it is “Makerstep”.',
    'Decide who may join Not yetNow: Everybody.',
    'Let it send mail DoneMails are sent by your mail server.',
    expect.stringMatching(/^Make a backup Not yetThere is none /),
  ]);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Hide this list' }));
  expect(rows()).toEqual([]);
});

it('is gone once all is decided', () => {
  renderUi(
    <SetupCard
      setup={{
        name: { text: 'Fixit Club', isDone: true },
        joining: { mode: 'invitation', isDone: true },
        sendsMail: true,
        backupAt: '2026-11-28T03:00:00.000Z',
      }}
    />,
  );
  expect(rows()).toEqual([]);
});
