import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/browser/api/api-error';
import * as downloads from '@/browser/files/open-download';
import type { ProjectView } from '@/features/projects/schema';
import type { StatementView } from '@/features/projects/statement/schema';
import * as api from '@/features/projects/ui/api';
import { renderUi } from '@/testing/ui/render-ui';
import { sampleProject } from '@/testing/ui/sample-project';
import { ProjectEditor } from '../../shell/components/project-editor';

// Whole screens with every dialog are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const router = vi.hoisted(() => ({ push: vi.fn(), refresh: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router, usePathname: () => '/' }));
vi.mock('@/features/projects/ui/api');

const AT = '2026-11-20T10:00:00.000Z';
const PATH = '/dashboard/projects/abcdefghjkmn';
const statement = (fields: Partial<StatementView> = {}): StatementView => ({
  kind: 'takeDown',
  reason: 'It copies a manual.',
  createdAt: AT,
  answer: null,
  answeredAt: null,
  ...fields,
});
const guide = (fields: Partial<ProjectView> = {}) =>
  sampleProject({
    stepCount: 1,
    takenDownAt: AT,
    statement: statement(),
    ...fields,
  });
const answered = { answer: 'I wrote it myself.', answeredAt: AT };

function open(project: ProjectView) {
  window.history.replaceState(null, '', PATH);
  renderUi(<ProjectEditor project={project} path={PATH} shortLink="http://x/p/abcdefghjkmn" />);
  return userEvent.setup();
}
const isDisabled = (name: string) =>
  screen.getByRole('menuitem', { name }).getAttribute('aria-disabled') === 'true';

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ results: [], totalResults: 0, unread: 0 })),
  );
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  sessionStorage.clear();
  localStorage.clear();
});

it('says that the guide was taken down, when, why, and what still works', async () => {
  vi.mocked(api.addressOfExport).mockResolvedValue({ url: 'https://x/export', expires: AT });
  const opened = vi.spyOn(downloads, 'openDownload').mockReturnValue(undefined);
  const user = open(guide());
  const region = screen.getByRole('region', { name: 'The operators took this guide down' });
  for (const text of ['It copies a manual.', 'November 20, 2026', 'Nobody but you can open it.'])
    expect(region.textContent).toContain(text);
  expect(screen.getByText('Taken down', { selector: 'header *' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'More actions' }));
  expect(['Preview link', 'Archive', 'Delete'].map(isDisabled)).toEqual([true, false, false]);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Export as ZIP' }));
  await waitFor(() => expect(opened).toHaveBeenCalledWith('https://x/export'));
});

it('takes one answer, and shows it instead of the form', async () => {
  const whole = guide({ statement: statement(answered) });
  vi.mocked(api.answerOperators).mockResolvedValue({ ...whole, unpublishedChanges: 0 });
  const user = open(guide());
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(screen.getByText('Please enter a message')).toBeTruthy();
  expect(api.answerOperators).not.toHaveBeenCalled();

  await user.type(screen.getByLabelText('Your answer'), answered.answer);
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByText('You answered: I wrote it myself.')).toBeTruthy();
  expect(api.answerOperators).toHaveBeenCalledExactlyOnceWith('abcdefghjkmn', {
    message: answered.answer,
  });
  expect(screen.queryByLabelText('Your answer')).toBeNull();
  expect(document.activeElement?.textContent).toBe('The operators took this guide down');
});

it('keeps the answer when it could not be sent', async () => {
  vi.mocked(api.answerOperators).mockRejectedValue(
    new ApiError('already_answered', 'You have answered already.', { status: 409 }),
  );
  const user = open(guide());
  await user.type(screen.getByLabelText('Your answer'), answered.answer);
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByText('You have answered already.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your answer').value).toBe(answered.answer);
});

it('asks about a guide that stays public', () => {
  open(guide({ status: 2, takenDownAt: null, statement: statement({ kind: 'question' }) }));
  expect(screen.getByRole('region', { name: 'The operators ask about this guide' })).toBeTruthy();
  expect(screen.getByText('Published', { selector: 'header *' })).toBeTruthy();
  expect(screen.getByLabelText('Your answer')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Export as ZIP' })).toBeNull();
});

it('says nothing where the operators said nothing, and reads the guide again once they did', async () => {
  vi.mocked(api.publishProject).mockRejectedValue(
    new ApiError('taken_down', 'The operators took this guide down.', { status: 409 }),
  );
  const user = open(guide({ takenDownAt: null, statement: null }));
  expect(screen.queryByRole('region', { name: /operators/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await user.click(await screen.findByRole('button', { name: 'Publish anyway' }));
  expect(await screen.findByText('The operators took this guide down.')).toBeTruthy();
  expect(router.refresh).toHaveBeenCalledOnce();
});
