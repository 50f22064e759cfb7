import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '@/testing/ui/render-ui';
import { sampleProject } from '@/testing/ui/sample-project';
import { stubWideWindow } from '@/testing/ui/wide-window';
import type { Team } from '@/features/people/team';
import type { ReviewsResponse } from '@/features/reviews/schema';
import { ProjectEditor } from '../../shell/components/project-editor';

// Whole screens with every dialog are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn() }),
  usePathname: () => '/',
}));

const PATH = '/dashboard/projects/abcdefghjkmn';
const BRUNO = { id: '0197a2b4-0000-7000-8000-000000000001', name: 'Bruno Lima' };
const facts = (fields: Partial<ReviewsResponse> = {}): ReviewsResponse => ({
  digest: 'a'.repeat(64),
  state: 'none',
  needsSecondPerson: true,
  mayPublish: false,
  mayApprove: false,
  waitsFor: [BRUNO],
  changedBy: [],
  lookAgainOn: null,
  results: [],
  totalResults: 0,
  ...fields,
});
const step = (version: number, name: string) => ({
  id: 'saw',
  projectUid: 'abcdefghjkmn',
  type: 1,
  version,
  file: null,
  alt: [],
  name: [{ lang: 'en', value: name }],
  description: [{ lang: 'en', value: 'Do it' }],
});
const project = () => ({
  ...sampleProject({ status: 2, versionNumber: 6, stepCount: 1, steps: [step(1, 'saw')] }),
  unpublishedChanges: 1,
});

let answers: Record<string, () => unknown>;
const fetchMock = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const called = () =>
  fetchMock.mock.calls.map(
    ([address, { method }]) => `${method} ${address.replace(/^.*\/v1/, '')}`,
  );

function open(team?: Team, item = '') {
  window.history.replaceState(null, '', `${PATH}${item}`);
  renderUi(
    <ProjectEditor project={project()} path={`${PATH}${item}`} shortLink="http://x" team={team} />,
  );
  return userEvent.setup();
}
const TEAM: Team = { needsSecondPerson: true, you: 'you' };

beforeEach(() => {
  answers = { [`GET ${PATH}/reviews`]: () => facts() };
  fetchMock.mockReset().mockImplementation((address, { method }) => {
    const answer = answers[`${method} ${address.replace(/^.*\/v1/, '')}`]?.();
    if (answer instanceof Promise) return answer as Promise<Response>;
    if (answer instanceof Response) return Promise.resolve(answer);
    return Promise.resolve(answer ? Response.json(answer) : new Response(null, { status: 204 }));
  });
  vi.stubGlobal('fetch', fetchMock);
  stubWideWindow();
  localStorage.clear();
});

describe('the editor', () => {
  it('of a person alone asks and shows nothing about reviews', () => {
    open();
    expect(screen.queryByRole('button', { name: 'Ask for a review' })).toBeNull();
    expect(called()).not.toContain(`GET ${PATH}/reviews`);
  });

  it('names whom the publication waits for, and asks them, with the keyboard alone', async () => {
    const user = open(TEAM);
    await screen.findByText('Publishing needs a second person');
    screen.getByRole('button', { name: 'Publish changes' }).focus();
    await user.keyboard('{Enter}');
    const needed = within(await screen.findByRole('dialog', { name: /needs a second person/ }));
    expect(needed.getByText('Bruno Lima can approve it.')).toBeTruthy();
    needed.getByRole('button', { name: 'Ask for a review' }).focus();
    await user.keyboard('{Enter}');
    const ask = within(await screen.findByRole('dialog', { name: 'Ask for a review' }));
    await user.selectOptions(ask.getByLabelText('Who should look at it'), 'Bruno Lima');
    ask.getByRole('textbox').focus();
    await user.keyboard('Is it right?');
    answers[`POST ${PATH}/reviews`] = () => {
      answers[`GET ${PATH}/reviews`] = () => facts({ state: 'asked' });
      return facts({ state: 'asked' });
    };
    ask.getByRole('button', { name: 'Ask' }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Waiting for a second person')).toBeTruthy();
    const [, sent] = fetchMock.mock.calls.findLast(([, { method }]) => method === 'POST') ?? [];
    expect(JSON.parse(String(sent?.body))).toEqual({ of: BRUNO.id, note: 'Is it right?' });
    expect(called()).not.toContain(`POST ${PATH}/versions`);
  });

  it('says with the next edit that the approval is gone', async () => {
    answers[`GET ${PATH}/reviews`] = () => facts({ state: 'approved', mayPublish: true });
    open(TEAM, '/step/saw');
    await screen.findByText('Approved');
    answers[`PATCH ${PATH}/steps/saw?draft=true`] = () => ({
      ...step(2, 'Saw twice'),
      unpublishedChanges: 2,
    });
    // Its answer never comes: the state does not wait for it.
    answers[`GET ${PATH}/reviews`] = () => new Promise(() => undefined);
    fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: 'Saw twice' } });
    fireEvent.click(screen.getAllByRole('button', { name: 'Save' }).at(-1) as HTMLElement);
    expect(await screen.findByText('Changed since the approval')).toBeTruthy();
  });

  it('explains the refusal of the server', async () => {
    answers[`GET ${PATH}/reviews`] = () => facts({ state: 'approved', mayPublish: true });
    const user = open(TEAM);
    await screen.findByText('Approved');
    await user.click(screen.getByRole('button', { name: 'Publish changes' }));
    answers[`GET ${PATH}/reviews`] = () => facts({ state: 'lapsed' });
    answers[`POST ${PATH}/versions`] = () =>
      Response.json({ error: { code: 'approval_lapsed', message: 'No.' } }, { status: 409 });
    const dialog = within(screen.getByRole('dialog', { name: 'Publish changes' }));
    await user.click(dialog.getByRole('button', { name: 'Publish changes' }));
    expect(await screen.findByRole('dialog', { name: 'Changed since the approval' })).toBeTruthy();
    expect(screen.getByText('Bruno Lima can approve it.')).toBeTruthy();
  });

  it('says that the state could not be loaded, and tries again', async () => {
    answers[`GET ${PATH}/reviews`] = () => new Response('{}', { status: 500 });
    const user = open(TEAM);
    await screen.findByText('The state of the review could not be loaded.');
    answers[`GET ${PATH}/reviews`] = () => facts();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Publishing needs a second person')).toBeTruthy();
  });

  it('keeps the day on which the guide is looked at again, and forgets it', async () => {
    const user = open({ needsSecondPerson: false, you: 'you' });
    await screen.findByRole('button', { name: 'Ask for a review' });
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(screen.getByRole('menuitem', { name: 'Look at it again' }));
    const dialog = () => within(screen.getByRole('dialog', { name: 'Look at it again' }));
    fireEvent.change(dialog().getByLabelText('Day'), { target: { value: '2027-03-12' } });
    answers[`PUT ${PATH}/look-again`] = () => ({ on: '2027-03-12' });
    answers[`GET ${PATH}/reviews`] = () => facts({ lookAgainOn: '2027-03-12' });
    await user.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Look at it again on 12 Mar 2027')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Another day' }));
    answers[`PUT ${PATH}/look-again`] = () => ({ on: null });
    answers[`GET ${PATH}/reviews`] = () => facts({ lookAgainOn: null });
    await user.click(dialog().getByRole('button', { name: 'No day' }));
    await vi.waitFor(() => expect(screen.queryByText(/Look at it again on/)).toBeNull());
  });
});
