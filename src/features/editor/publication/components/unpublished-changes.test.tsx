import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '@/testing/ui/render-ui';
import { sampleProject } from '@/testing/ui/sample-project';
import { stubWideWindow } from '@/testing/ui/wide-window';
import { ProjectEditor } from '../../shell/components/project-editor';

// Whole screens with every dialog are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn() }),
  usePathname: () => '/',
}));

const UID = 'abcdefghjkmn';
const PATH = `/dashboard/projects/${UID}`;
const API = `/dashboard/projects/${UID}`;
const text = (value: string) => [{ lang: 'en', value }];
const step = (id: string, version = 1, name = id) => ({
  id,
  projectUid: UID,
  type: 1,
  version,
  file: null,
  alt: [],
  name: text(name),
  description: text('Do it'),
});
const published = (fields: object = {}) => ({
  ...sampleProject({
    status: 2,
    versionNumber: 6,
    stepCount: 2,
    steps: [step('saw'), step('glue')],
    ...fields,
  }),
  unpublishedChanges: 0,
  ...fields,
});
const changed = (id: string, before: string, after: string) => ({
  id,
  kind: 'changed',
  type: 1,
  isMoved: false,
  numberBefore: 1,
  numberAfter: 1,
  texts: [{ field: 'name', lang: 'en', before, after }],
  hasNewStates: false,
});
const comparison = (...steps: object[]) => ({
  from: 6,
  to: 'draft',
  languages: ['en'],
  changes: {
    project: { texts: [], lists: [], settings: [], hasNewStates: false },
    steps,
    questions: [],
  },
  pictures: [],
});

/** The answers by call; those that are not named fail. */
let answers: Record<string, () => unknown>;
const fetchMock = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const called = (method: string) =>
  fetchMock.mock.calls
    .filter(([, init]) => init.method === method)
    .map(([address]) => address.replace(/^.*\/v1/, ''));
const lastBody = () =>
  JSON.parse(String(fetchMock.mock.calls.findLast(([, { body }]) => body)?.[1].body)) as object;

function open(project: object, item = '') {
  window.history.replaceState(null, '', `${PATH}${item}`);
  renderUi(
    <ProjectEditor
      project={project as ReturnType<typeof published>}
      path={`${PATH}${item}`}
      shortLink={`http://x/p/${UID}`}
    />,
  );
  return userEvent.setup();
}
const press = (name: string | RegExp) =>
  fireEvent.click(screen.getAllByRole('button', { name }).at(-1) as HTMLElement);
const line = (words: string) => screen.findByText(words, { selector: '[role=status]' });

beforeEach(() => {
  answers = {};
  fetchMock.mockReset().mockImplementation((address, { method }) => {
    const answer = answers[`${method} ${address.replace(/^.*\/v1/, '')}`];
    return Promise.resolve(answer ? Response.json(answer()) : new Response(null, { status: 204 }));
  });
  vi.stubGlobal('fetch', fetchMock);
  stubWideWindow();
  localStorage.clear();
});

describe('a published guide', () => {
  it('says that everything is published, and counts what is typed', async () => {
    open(published(), '/step/saw');
    await line('Everything is published · Version 6');
    expect(screen.queryByRole('button', { name: 'Publish changes' })).toBeNull();
    answers[`PATCH ${API}/steps/saw?draft=true`] = () => ({
      ...step('saw', 2, 'Saw twice'),
      unpublishedChanges: 1,
    });
    fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: 'Saw twice' } });
    press('Save');
    await line('1 change not published');
    expect(screen.getByRole('button', { name: 'Publish changes' })).toBeTruthy();
  });

  it('saves what is typed before it publishes, with the line and the switch', async () => {
    const user = open(published({ unpublishedChanges: 1 }), '/step/saw');
    answers[`PATCH ${API}/steps/saw?draft=true`] = () => ({
      ...step('saw', 2, 'Saw'),
      unpublishedChanges: 2,
    });
    answers[`POST ${API}/versions`] = () => published({ versionNumber: 7 });
    fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: 'Saw' } });
    await user.click(screen.getByRole('button', { name: 'Publish changes' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Publish changes' }));
    await user.type(dialog.getByLabelText(/What changed\?/), 'Torque of the bolts');
    await user.click(dialog.getByRole('switch'));
    await user.click(dialog.getByRole('button', { name: 'Publish changes' }));
    await line('Everything is published · Version 7');
    expect(fetchMock.mock.calls.map(([, { method }]) => method).filter((m) => m !== 'GET')).toEqual(
      ['PATCH', 'POST'],
    );
    expect(lastBody()).toEqual({ note: 'Torque of the bolts', isSafety: true });
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('link', { name: /^View/ })),
    );
  });

  it('shows hints of the check beside the question, which lead to their places', async () => {
    const user = open(published({ unpublishedChanges: 1 }));
    await user.click(screen.getByRole('button', { name: 'Publish changes' }));
    await user.click(screen.getByRole('button', { name: /suggestions before you publish/ }));
    const [first] = screen.getAllByRole('button', { name: /saw/ });
    await user.click(first as HTMLElement);
    expect(await screen.findByRole('complementary', { name: 'Step 1' })).toBeTruthy();
  });

  it('shows the changes', async () => {
    answers[`GET ${API}/versions/compare?to=draft`] = () =>
      comparison(changed('saw', 'Saw', 'Saw twice'));
    const user = open(published({ unpublishedChanges: 1 }));
    await user.click(screen.getByRole('button', { name: 'Look at changes' }));
    const dialog = within(screen.getByRole('dialog', { name: 'What is not published yet' }));
    expect(await dialog.findByRole('heading', { name: 'Step 1 · changed' })).toBeTruthy();
  });

  it('discards changes after a question, with what is typed', async () => {
    answers[`PATCH ${API}/steps/saw?draft=true`] = () => ({
      ...step('saw', 2, 'Typed'),
      unpublishedChanges: 1,
    });
    answers[`GET ${API}/bin?limit=1`] = () => ({
      results: [{ id: 'former', kind: 'draft', name: 'Shelf', removedAt: '2026-11-28T09:00:00Z' }],
      totalResults: 1,
    });
    answers[`DELETE ${API}/draft`] = () => published({ steps: [step('saw', 3), step('glue')] });
    const user = open(published({ unpublishedChanges: 1 }), '/step/saw');
    const field = screen.getByLabelText<HTMLInputElement>(/^Name/);
    fireEvent.change(field, { target: { value: 'Typed' } });
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(called('DELETE')).toEqual([]);
    const dialog = within(screen.getByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Discard changes' }));
    await line('Everything is published · Version 6');
    await waitFor(() => expect(field.value).toBe('saw'));
    expect(screen.getByText('The changes were discarded.')).toBeTruthy();
    answers[`PATCH ${API}/steps/saw?draft=true`] = () => ({
      ...step('saw', 4, 'Typed again'),
      unpublishedChanges: 1,
    });
    fireEvent.change(field, { target: { value: 'Typed again' } });
    press('Save');
    await line('1 change not published');
    answers[`POST ${API}/bin/former/restore`] = () => published({ unpublishedChanges: 1 });
    press('Undo');
    await screen.findByText('Your former draft is back.');
  });

  it('reads the number again after a deletion, whose answer does not tell it', async () => {
    answers[`GET ${API}`] = () => published({ unpublishedChanges: 4 });
    const user = open(published({ unpublishedChanges: 3 }));
    await user.click(screen.getByRole('button', { name: 'Actions for glue' }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await screen.findByText('4 changes not published', {}, { timeout: 5_000 });
    expect(called('DELETE')).toEqual([`${API}/steps/glue?draft=true`]);
  });

  it('publishes one changed step alone', async () => {
    answers[`GET ${API}/versions/compare`] = () => comparison(changed('saw', 'Saw', 'Saw it'));
    answers[`POST ${API}/versions`] = () =>
      published({ versionNumber: 7, unpublishedChanges: 1, steps: [step('saw', 2), step('glue')] });
    const user = open(published({ unpublishedChanges: 2 }), '/step/saw');
    await user.click(await screen.findByRole('button', { name: 'Publish this step now' }));
    expect(await screen.findByText('This step is published.')).toBeTruthy();
    expect(lastBody()).toEqual({ stepId: 'saw' });
    await line('1 change not published');
  });

  it('offers that only for steps with changes that readers can get alone', async () => {
    answers[`GET ${API}/versions/compare`] = () =>
      comparison({ ...changed('glue', '', 'Glue'), kind: 'added' });
    open(published({ unpublishedChanges: 1 }), '/step/glue');
    await waitFor(() => expect(called('GET')).toContain(`${API}/versions/compare`));
    expect(screen.queryByRole('button', { name: 'Publish this step now' })).toBeNull();
  });
});

it('an unpublished guide has no such line', () => {
  open(published({ status: 1, versionNumber: null }));
  expect(screen.queryByText(/Everything is published|not published/)).toBeNull();
});
