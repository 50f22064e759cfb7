import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '@/testing/ui/render-ui';
import { sampleProject } from '@/testing/ui/sample-project';
import { stubWideWindow } from '@/testing/ui/wide-window';
import type { Team } from '@/features/people/team';
import { ProjectEditor } from '../../shell/components/project-editor';

// Whole screens with every dialog are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const openDownload = vi.hoisted(() => vi.fn());
vi.mock('@/browser/files/open-download', () => ({ openDownload }));
vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn() }),
  usePathname: () => '/',
}));

const UID = 'abcdefghjkmn';
const PATH = `/dashboard/projects/${UID}`;
const NOTHING = { added: 0, removed: 0, moved: 0, changed: 0, questions: 0, settings: 0 };
const project = (fields: object = {}) => ({
  ...sampleProject({ status: 2, versionNumber: 12 }),
  unpublishedChanges: 0,
  ...fields,
});
const version = (number: number, fields: object = {}) => ({
  number,
  publishedAt: '2026-11-20T10:00:00.000Z',
  note: '',
  isSafety: false,
  isDirect: false,
  via: 'editor',
  author: { uid: 'c', name: 'Ana' },
  summary: { ...NOTHING, changed: 2, added: 1 },
  isCurrent: number === 12,
  ...fields,
});
const list = (history: object = {}) => ({
  results: [
    version(12),
    version(11, { note: 'Torque of the bolts', isSafety: true, via: 'mcp: Assistant token' }),
    version(1, { summary: null }),
  ],
  totalResults: 12,
  history: {
    sizeBytes: 12 * 1024 * 1024,
    droppable: { versions: 2, sizeBytes: 5 * 1024 * 1024 },
    ...history,
  },
});
const nothingDiffers = {
  from: 10,
  to: 11,
  languages: ['en'],
  changes: {
    project: { texts: [], lists: [], settings: [], hasNewStates: false },
    steps: [],
    questions: [],
  },
  pictures: [],
};

const bin = (kind: string) => ({
  results: [{ id: 'b1', kind, name: 'Glue it', removedAt: '2026-11-20T10:00:00.000Z' }],
  totalResults: 1,
});

let answers: Record<string, object>;
const called: string[] = [];
async function open(fields: object = {}, team?: Team) {
  window.history.replaceState(null, '', `${PATH}#versions`);
  renderUi(
    <ProjectEditor
      project={project(fields) as ReturnType<typeof project>}
      path={PATH}
      shortLink={`http://x/p/${UID}`}
      team={team}
    />,
  );
  return userEvent.setup();
}
const row = async (name: string) => {
  const heading = await screen.findByRole('heading', { name, level: 3 });
  return within(heading.closest('li') as HTMLElement);
};

beforeEach(() => {
  called.length = 0;
  answers = { [`GET ${PATH}/versions?page=1&limit=20`]: list() };
  vi.stubGlobal('fetch', (address: string, { method }: RequestInit) => {
    const call = `${method} ${address.replace(/^.*\/v1/, '')}`;
    called.push(call);
    return Promise.resolve(Response.json(answers[call] ?? {}));
  });
  stubWideWindow();
  localStorage.clear();
});

describe('the versions of a guide', () => {
  it('name who published and who approved them, where people work together', async () => {
    const people = { publishedBy: 'Ana', approvedBy: 'Bruno', approvedAt: '2026-11-19T10:00:00Z' };
    answers[`GET ${PATH}/versions?page=1&limit=20`] = {
      ...list(),
      results: [version(12, people)],
    };
    answers[`GET ${PATH}/reviews`] = { state: 'none', waitsFor: [], changedBy: [], results: [] };
    await open({}, { needsSecondPerson: true, you: 'you' });
    const newest = await row('Version 12');
    expect(newest.getByText('published by Ana, approved by Bruno on 19 Nov 2026')).toBeTruthy();
  });

  it('are listed with what changed and whether it matters for safety', async () => {
    await open({ unpublishedChanges: 3 });
    expect((await row('Not published yet')).getByText('3 changes not published')).toBeTruthy();
    const newest = await row('Version 12');
    expect(newest.getByText('Readers see this one')).toBeTruthy();
    expect(newest.getByText('2 steps changed, 1 step added')).toBeTruthy();
    expect(newest.queryByRole('button', { name: /Bring back/ })).toBeNull();
    const safe = await row('Version 11');
    expect(safe.getByText('Torque of the bolts')).toBeTruthy();
    expect(safe.getByText('Matters for safety')).toBeTruthy();
    expect(safe.getByText(/· written by Assistant token$/)).toBeTruthy();
    expect(newest.queryByText(/written by/)).toBeNull();
    expect((await row('Version 1')).getByText('First version')).toBeTruthy();
  });

  it('are shown as readers got them, in each language', async () => {
    const texts = (en: string, pt: string) => [
      { lang: 'en', value: en },
      { lang: 'pt-BR', value: pt },
    ];
    answers[`GET ${PATH}/versions/11`] = {
      ...project(),
      languages: ['en', 'pt-BR'],
      names: texts('Shelf', 'Estante'),
      items: [{ id: 'p', kind: 'part', fixed: false }],
      partLists: [{ lang: 'en', values: ['Glue'] }],
      steps: [
        {
          id: 's',
          type: 1,
          file: null,
          alt: [],
          media: [],
          lines: [{ id: 'l', kind: 'danger', text: texts('Unplug it', 'Tire da tomada') }],
          name: texts('Saw', 'Serrar'),
          description: [],
          uses: [{ item: 'p', share: 0.5 }],
        },
      ],
    };
    const user = await open();
    await user.click((await row('Version 11')).getByRole('button', { name: 'View version 11' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Version 11' }));
    expect(await dialog.findByText('Saw')).toBeTruthy();
    expect(dialog.getByText('Unplug it')).toBeTruthy();
    expect(dialog.getByText('Glue · ½ of it')).toBeTruthy();
    await user.selectOptions(dialog.getByLabelText('Language'), 'pt-BR');
    expect(dialog.getByText('Serrar')).toBeTruthy();
    expect(dialog.getByRole('heading', { name: 'Estante' })).toBeTruthy();
  });

  it('compare any two', async () => {
    answers[`GET ${PATH}/versions/compare?from=10&to=11`] = nothingDiffers;
    answers[`GET ${PATH}/versions/compare?from=3&to=11`] = nothingDiffers;
    const user = await open();
    await user.click(
      (await row('Version 11')).getByRole('button', { name: 'What changed in version 11' }),
    );
    const dialog = within(screen.getByRole('dialog', { name: 'What changed' }));
    expect(await dialog.findByText('No differences')).toBeTruthy();
    await user.selectOptions(dialog.getByLabelText('From'), 'Version 3');
    expect(await dialog.findByText('No differences')).toBeTruthy();
    expect(called.at(-1)).toBe(`GET ${PATH}/versions/compare?from=3&to=11`);
  });

  it.each([
    [12, 3, ['12', 'draft']],
    [12, 0, ['11', '12']],
    [1, 0, undefined],
  ])(
    'of %i, with %i changes not published, are compared where they can differ',
    async (totalResults, unpublishedChanges, compared) => {
      answers[`GET ${PATH}/versions?page=1&limit=20`] = { ...list(), totalResults };
      answers[`GET ${PATH}/versions/compare?from=${compared?.[0]}&to=${compared?.[1]}`] =
        nothingDiffers;
      const user = await open({ unpublishedChanges });
      await row('Version 12');
      const button = screen.queryByRole('button', { name: 'Compare versions' });
      if (!compared) return expect(button).toBeNull();
      await user.click(button as HTMLElement);
      expect(
        ['From', 'To'].map((name) => screen.getByLabelText<HTMLSelectElement>(name).value),
      ).toEqual(compared);
    },
  );

  it('come back as a draft, after saying what that replaces', async () => {
    answers[`POST ${PATH}/versions/11/restore`] = project({ unpublishedChanges: 2 });
    const user = await open({ unpublishedChanges: 1 });
    await user.click(
      (await row('Version 11')).getByRole('button', { name: 'Bring back this version: 11' }),
    );
    const dialog = within(screen.getByRole('alertdialog'));
    expect(dialog.getByText(/The change that is not published goes to the bin/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Bring back this version' }));
    expect(await screen.findByText('Version 11 is back as your draft.')).toBeTruthy();
    expect((await row('Not published yet')).getByText('2 changes not published')).toBeTruthy();
  });

  it('give a single step back from a comparison, which Undo takes back', async () => {
    const step = { id: 's1', type: 1, kind: 'removed', isMoved: false, numberBefore: 4, texts: [] };
    const changes = { ...nothingDiffers.changes, steps: [{ ...step, hasNewStates: false }] };
    answers[`GET ${PATH}/versions/compare?from=10&to=11`] = { ...nothingDiffers, changes };
    answers[`POST ${PATH}/versions/10/steps/s1/restore`] = project({ unpublishedChanges: 1 });
    answers[`GET ${PATH}/bin?limit=1`] = bin('draft');
    answers[`POST ${PATH}/bin/b1/restore`] = project();
    const user = await open();
    const name = 'What changed in version 11';
    await user.click((await row('Version 11')).getByRole('button', { name }));
    await user.click(await screen.findByRole('button', { name: /^Bring back only this step/ }));
    await screen.findByText('The step is back in your draft as in version 10.');
    fireEvent.click(screen.getByText('Undo'));
    await screen.findByText('Your former draft is back.');
  });

  it('are downloaded with the guide', async () => {
    answers[`POST ${PATH}/export?history=1`] = { url: 'http://host/v1/downloads?token=t' };
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'Download with history' }));
    await waitFor(() =>
      expect(openDownload).toHaveBeenCalledWith('http://host/v1/downloads?token=t'),
    );
  });

  it('are deleted but the newest ten, after a question', async () => {
    answers[`DELETE ${PATH}/versions`] = { removed: 2 };
    const user = await open();
    expect(await screen.findByText(/^Old versions take 12 MB/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Delete all but the newest ten' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Delete 2 old versions?' }));
    answers[`GET ${PATH}/versions?page=1&limit=20`] = list({
      sizeBytes: 0,
      droppable: { versions: 0, sizeBytes: 0 },
    });
    expect(dialog.getByText(/this frees 5 MB/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Old versions take no storage of their own.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Delete all but the newest ten' })).toBeNull();
  });
});

it('a guide that was never published explains what they are', async () => {
  await open({ status: 1, versionNumber: null });
  expect(await screen.findByText(/Each time you publish, the guide gets a version/)).toBeTruthy();
});

describe('the bin', () => {
  it('lists what was removed and brings it back, also for a guide without versions', async () => {
    answers[`GET ${PATH}/bin?page=1&limit=20`] = bin('question');
    answers[`POST ${PATH}/bin/b1/restore`] = project({ status: 1, versionNumber: null });
    const user = await open({ status: 1, versionNumber: null });
    await user.click(await screen.findByRole('button', { name: 'Bin' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Bin' }));
    expect((await dialog.findByRole('listitem')).textContent).toMatch(/^Glue itQuestion · 20 Nov/);
    answers[`GET ${PATH}/bin?page=1&limit=20`] = { results: [], totalResults: 0 };
    await user.click(dialog.getByRole('button', { name: 'Bring back: Glue it' }));
    await screen.findByText('The question is back.');
    expect(await dialog.findByText('The bin is empty.')).toBeTruthy();
  });

  it('is emptied for good, after a question', async () => {
    answers[`GET ${PATH}/bin?page=1&limit=20`] = bin('step');
    answers[`DELETE ${PATH}/bin`] = { removed: 1 };
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'Bin' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Bin' }));
    await user.click(await dialog.findByRole('button', { name: 'Empty the bin' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Delete 1 item for good?' }));
    answers[`GET ${PATH}/bin?page=1&limit=20`] = { results: [], totalResults: 0 };
    await user.click(question.getByRole('button', { name: 'Empty the bin' }));
    expect(await dialog.findByText('The bin is empty.')).toBeTruthy();
  });
});
