import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SITE_PARTS } from '@/shared/site/settings';
import { renderUi } from '@/testing/ui/render-ui';
import type { SettingsView } from '../../../identity/schema';
import { changeSettings } from '../../identity-api';
import { ProgramsCard } from './programs-card';

vi.mock('../../identity-api', () => ({ changeSettings: vi.fn() }));

const shows = Object.fromEntries(
  SITE_PARTS.map((part) => [part, part !== 'mcp']),
) as SettingsView['shows'];
const reads = { assistant: 1234, search: 5, feed: 0, other: 7, browser: 2 };

it('shows how often each kind of program read guides', () => {
  renderUi(<ProgramsCard shows={shows} reads={reads} />);
  expect(screen.getByRole('row', { name: 'Assistants and their crawlers 1,234' })).toBeTruthy();
});

it('switches a way in on or off at once, and back when that fails', async () => {
  renderUi(<ProgramsCard shows={shows} reads={reads} />);
  const [texts, mcp] = screen.getAllByRole<HTMLInputElement>('switch');
  expect([texts?.checked, mcp?.checked]).toEqual([true, false]);
  await userEvent.click(screen.getByLabelText('Guides as text for programs'));
  expect(changeSettings).toHaveBeenLastCalledWith({ shows: { agents: false } });
  vi.mocked(changeSettings).mockRejectedValueOnce(new Error('away'));
  await userEvent.click(screen.getByLabelText('MCP for assistants'));
  expect(changeSettings).toHaveBeenLastCalledWith({ shows: { mcp: true } });
  expect([texts?.checked, mcp?.checked]).toEqual([false, false]);
});
