import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '@/testing/ui/render-ui';
import type { InvitationView } from '../../../joining/schema';
import { changeJoining, endInvitation, invite, readInvitations } from '../../joining-api';
import { JoiningCard } from './joining-card';

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn() }) }));
vi.mock('../../joining-api', () => ({
  changeJoining: vi.fn(),
  endInvitation: vi.fn(),
  invite: vi.fn(),
  readInvitations: vi.fn(),
}));

const invitation = (label: string, fields: Partial<InvitationView> = {}): InvitationView => ({
  id: label,
  label,
  state: 'open',
  uses: 0,
  usesMax: 1,
  createdAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2026-11-30T10:00:00.000Z',
  endedAt: null,
  createdBy: 'Olga',
  ...fields,
});

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(readInvitations).mockResolvedValue({ results: [], totalResults: 0 });
});
const open = () => {
  renderUi(<JoiningCard joining={{ mode: 'open', domains: [] }} />);
  return userEvent.setup();
};

it('saves who may join, with domains as they are typed, and names a wrong one', async () => {
  const user = open();
  await user.click(screen.getByRole('radio', { name: /Nobody/ }));
  await user.type(screen.getByLabelText(/Allowed e-mail domains/), 'not a domain');
  await user.click(screen.getByRole('button', { name: 'Save joining' }));
  expect(screen.getByText(/Write domains like example\.org/)).toBeDefined();
  expect(changeJoining).not.toHaveBeenCalled();
  await user.clear(screen.getByLabelText(/Allowed e-mail domains/));
  await user.type(
    screen.getByLabelText(/Allowed e-mail domains/),
    'Example.org{enter}*.uni.example',
  );
  await user.click(screen.getByRole('button', { name: 'Save joining' }));
  expect(changeJoining).toHaveBeenCalledWith({
    mode: 'closed',
    domains: ['example.org', '*.uni.example'],
  });
});

it('makes an invitation and shows its link once', async () => {
  vi.mocked(invite).mockResolvedValue({
    ...invitation('Workshop'),
    link: 'https://x.example/join/t',
  });
  const user = open();
  await user.type(screen.getByLabelText(/What is it for/), 'Workshop');
  await user.click(screen.getByRole('button', { name: 'Make an invitation' }));
  expect(invite).toHaveBeenCalledWith({ label: 'Workshop', uses: 1, expiresInDays: 7 });
  expect(await screen.findByDisplayValue('https://x.example/join/t')).toBeDefined();
  await waitFor(() => expect(readInvitations).toHaveBeenCalledTimes(2));
});

it('lists invitations with their state, and ends an open one after a question', async () => {
  vi.mocked(readInvitations).mockResolvedValue({
    results: [invitation('Workshop'), invitation('Fair', { state: 'used', uses: 1 })],
    totalResults: 2,
  });
  const user = open();
  const [workshop, fair] = await screen.findAllByRole('listitem');
  expect(workshop?.textContent).toMatch(/0 of 1 used · works until/);
  expect(fair?.textContent).toMatch(/1 of 1 used · used up/);
  expect(within(fair as HTMLElement).queryByRole('button')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'End the invitation “Workshop”' }));
  await user.click(screen.getByRole('button', { name: 'End' }));
  expect(endInvitation).toHaveBeenCalledWith('Workshop');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

it('offers no domains where no mail can be sent, and says why; those that are there can go', async () => {
  const { unmount } = renderUi(
    <JoiningCard joining={{ mode: 'open', domains: [] }} canLimitDomains={false} />,
  );
  const field = () => screen.getByLabelText<HTMLTextAreaElement>(/Allowed e-mail domains/);
  expect(field().disabled).toBe(true);
  expect(screen.getByText(/no mail can be sent/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Save joining' }));
  expect(changeJoining).toHaveBeenCalledWith({ mode: 'open', domains: [] });
  unmount();
  renderUi(
    <JoiningCard joining={{ mode: 'open', domains: ['a.example'] }} canLimitDomains={false} />,
  );
  expect(field().disabled).toBe(false);
  expect(screen.getByText(/does not get in/)).toBeDefined();
});
