import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AccountProvider } from '@/browser/api/session/account';
import { setClientTexts } from '@/browser/api/client-texts';
import { renderUi } from '@/testing/ui/render-ui';
import { sampleProject } from '@/testing/ui/sample-project';
import { stubWideWindow } from '@/testing/ui/wide-window';
import { ProjectEditor } from '../../shell/components/project-editor';

vi.setConfig({ testTimeout: 20_000 });
vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn() }),
  usePathname: () => '/',
}));

const UID = 'abcdefghjkmn';
const PATH = `/dashboard/projects/${UID}`;
const project = sampleProject({
  type: 2,
  version: 3,
  people: 2,
  averageTime: '01:30',
  tools: ['Saw'],
  ref: 'SH-1',
});
const fetchMock = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
/** The requests that changed the project, without those for suggestions. */
const patches = () =>
  fetchMock.mock.calls.flatMap(([, { method, body }]) =>
    method === 'PATCH' ? [JSON.parse(String(body)) as object] : [],
  );
let answers: Response[] = [];
const answer = (fields: object, status = 200) =>
  answers.push(Response.json(status === 200 ? { ...project, ...fields } : fields, { status }));

function open(fields: object = {}) {
  window.history.replaceState(null, '', `${PATH}#settings`);
  const { unmount } = renderUi(
    <AccountProvider account="ana">
      <ProjectEditor project={{ ...project, ...fields }} path={PATH} shortLink="http://x/p/y" />
    </AccountProvider>,
  );
  return { user: userEvent.setup(), unmount };
}
const edit = (field: string) => screen.getByRole('button', { name: `Edit: ${field}` });
const row = (field: string) => {
  const term = screen.getByText(field, { selector: 'dt' });
  return within(term.parentElement as HTMLElement);
};
const shown = (field: string) => row(field).getByRole('definition').textContent;

beforeEach(() => {
  answers = [];
  vi.stubGlobal('fetch', fetchMock.mockReset());
  fetchMock.mockImplementation(async (_, { method }) =>
    method === 'PATCH'
      ? (answers.shift() as Response)
      : Response.json({ tags: [], tools: [], parts: [], brands: [], categories: [] }),
  );
  stubWideWindow();
  localStorage.clear();
  setClientTexts({ unreachable: 'No answer.', timeout: '', failed: '', otherPerson: '' });
});

describe('a setting', () => {
  it('is changed in place, by keyboard, and sent alone', async () => {
    const { user } = open();
    edit('Brand').focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(row('Brand').getByLabelText(/^Brand/));
    await user.keyboard('Casa');
    answer({ brand: 'Casa', version: 4 });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(shown('Brand')).toBe('Casa'));
    expect(patches()).toEqual([{ brand: 'Casa', version: 3 }]);
    expect(document.activeElement).toBe(edit('Brand'));
    expect(screen.getByText('Successfully updated!').closest('[role=status]')).toBeTruthy();
    expect(localStorage.length).toBe(0);
  });

  it.each([
    ['Name', 'Name', { name: 'Shelf2' }, '2'],
    ['Average time', 'minutes', { averageTime: '01:35' }, '{Backspace}{Backspace}35'],
    ['People needed', /^People/, { people: 23 }, '3'],
    ['Tools', /^Tools/, { tools: ['Saw', 'Drill'] }, 'Drill'],
    ['Description', /^Description/, { description: 'For plants.' }, 'For plants.'],
  ])('has the field and the rules of the form: %s', async (name, label, patch, typed) => {
    const { user } = open();
    await user.click(edit(name));
    await user.type(row(name).getByLabelText(label), typed);
    answer({ ...patch, version: 4 });
    await user.click(row(name).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(patches()).toEqual([{ ...patch, version: 3 }]));
  });

  it('shows errors at its field, and sends nothing', async () => {
    const { user } = open();
    await user.click(edit('Name'));
    const field = row('Name').getByLabelText('Name');
    await user.clear(field);
    await user.keyboard('{Enter}');
    expect(await row('Name').findByText('Please enter name')).toBeTruthy();
    expect([document.activeElement, patches()]).toEqual([field, []]);
  });

  it('is saved by Ctrl+Enter with what is typed, which leads to the next text', async () => {
    const both = [
      { lang: 'en', value: 'Saw' },
      { lang: 'de', value: 'Sägen', state: 'written' },
    ];
    const step = {
      id: 's',
      type: 1,
      version: 1,
      file: null,
      alt: [],
      lines: [],
      timers: [],
      uses: [],
    };
    const { user } = open({
      languages: ['en', 'de'],
      steps: [{ ...step, name: both, description: both }],
    });
    await user.click(screen.getByRole('tab', { name: 'Steps' }));
    await user.click(screen.getByRole('button', { name: /: next text to write in German/ }));
    const name = screen.getByLabelText<HTMLInputElement>(/^Name/);
    await waitFor(() => expect([document.activeElement, name.lang]).toEqual([name, 'de']));
    await user.keyboard('Regal');
    const names = [
      { lang: 'en', value: 'Shelf' },
      { lang: 'de', value: 'Regal', state: 'written' },
    ];
    const toolLists = [{ lang: 'en', values: ['Saw'] }];
    answer({ languages: ['en', 'de'], names, toolLists, version: 4 });
    await user.keyboard('{Control>}{Enter}{/Control}');
    const tool = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Saw/ });
    expect([document.activeElement, tool.lang]).toEqual([tool, 'de']);
    await user.click(edit('Tags'));
    await user.keyboard('wood');
    answer({ languages: ['en', 'de'], names, toolLists, tags: ['wood'], version: 5 });
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(patches().at(-1)).toEqual({ tags: ['wood'], version: 4 }));
  });

  it.each([
    ['Name', 'Shelf'],
    ['Parts', ''],
    ['Tags', ''],
    ['Category', ''],
  ])('opens in the language that it shows: %s', async (field, value) => {
    const { user } = open({
      languages: ['en', 'de', 'fr'],
      names: [
        { lang: 'en', value: 'Shelf' },
        { lang: 'de', value: 'Regal', state: 'written' },
      ],
    });
    await user.click(screen.getByRole('tab', { name: 'Translate' }));
    await user.selectOptions(await screen.findByLabelText('Into'), 'fr');
    await user.click(screen.getByRole('tab', { name: 'Settings' }));
    await user.click(edit(field));
    const input = row(field).getByLabelText<HTMLInputElement>(new RegExp(`^${field}`));
    expect([document.activeElement, input.value]).toEqual([input, value]);
    expect(row(field).getByRole('tab', { selected: true }).textContent).toBe('English');
  });

  it('is discarded by Escape, and Undo restores the text', async () => {
    const { user } = open();
    await user.click(edit('Reference code'));
    await user.keyboard('X');
    await user.keyboard('{Escape}');
    expect(shown('Reference code')).toBe('SH-1');
    expect(document.activeElement).toBe(edit('Reference code'));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(row('Reference code').getByLabelText<HTMLInputElement>(/^Reference/).value).toContain(
      'X',
    );
  });

  it('keeps the typed text over a reload, and opens again', async () => {
    const { user, unmount } = open();
    await user.click(edit('Brand'));
    await user.keyboard('Casa');
    unmount();
    open();
    expect(row('Brand').getByLabelText<HTMLInputElement>(/^Brand/).value).toBe('Casa');
  });

  it("does not overwrite somebody else's change silently", async () => {
    const { user } = open();
    await user.click(edit('Brand'));
    await user.keyboard('Casa');
    answer(
      {
        error: { code: 'stale_version', message: 'Changed elsewhere.' },
        current: { ...project, name: 'Their shelf', version: 7 },
      },
      409,
    );
    await user.keyboard('{Enter}');
    expect(await row('Brand').findByText('Changed elsewhere.')).toBeTruthy();
    expect(shown('Name')).toBe('Their shelf');
    answer({ brand: 'Casa', version: 8 });
    await user.click(row('Brand').getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(shown('Brand')).toBe('Casa'));
    expect(patches()[1]).toEqual({ brand: 'Casa', version: 7 });
  });
});

describe('the yield', () => {
  const amount = () => row('Yield').getByLabelText<HTMLInputElement>('Amount');
  const save = () => row('Yield').getByRole('button', { name: 'Save' });

  it('is a number and a word, and both have their errors', async () => {
    const { user } = open();
    await user.click(edit('Yield'));
    await user.type(row('Yield').getByLabelText(/^Of what/), 'rolls');
    await user.click(save());
    expect(await row('Yield').findByText(/Give an amount/)).toBeTruthy();
    expect([document.activeElement, patches()]).toEqual([amount(), []]);
    await user.keyboard('40');
    const yielded = { amount: 40, unit: [{ lang: 'en', value: 'rolls' }] };
    answer({ yield: yielded, version: 4 });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(shown('Yield')).toBe('40rolls'));
    expect(patches()).toEqual([{ yield: yielded, version: 3 }]);
  });

  it('has its word in each language, and is removed as one', async () => {
    const rolls = { lang: 'en', value: 'rolls' };
    const { user } = open({ languages: ['en', 'de'], yield: { amount: 40, unit: [rolls] } });
    await user.click(edit('Yield'));
    await user.click(row('Yield').getByRole('tab', { name: /German|Deutsch/ }));
    await user.type(row('Yield').getByLabelText(/^Yield/), 'Brötchen');
    const unit = [rolls, { lang: 'de', value: 'Brötchen' }];
    answer({ languages: ['en', 'de'], yield: { amount: 40, unit }, version: 4 });
    await user.click(save());
    await waitFor(() => expect(patches()).toEqual([{ yield: { amount: 40, unit }, version: 3 }]));
    await user.click(await screen.findByRole('button', { name: 'Edit: Yield' }));
    await user.click(row('Yield').getByRole('button', { name: 'Remove the yield' }));
    expect(document.activeElement).toBe(amount());
    answer({ languages: ['en', 'de'], version: 5 });
    await user.click(save());
    await waitFor(() => expect(patches().at(-1)).toEqual({ yield: null, version: 4 }));
  });
});

it('a recipe is proposed by the category, and set by one press alone', async () => {
  const { user } = open({ category: 'Baking' });
  answer({ category: 'Baking', kind: 2, version: 4 });
  expect([shown('Kind'), patches()]).toEqual([
    'GuideThis looks like a recipe.Make it a recipe',
    [],
  ]);
  await user.click(screen.getByRole('button', { name: 'Make it a recipe' }));
  await waitFor(() => expect(shown('Kind')).toBe('Recipe'));
  expect([patches(), document.activeElement]).toEqual([[{ kind: 2 }], edit('Kind')]);
});

it('a line that does not scale is saved at once', async () => {
  const read = { amount: 3, amountTo: null, unit: null, name: 'eggs', note: null };
  const eggs = { parts: ['3 eggs'], partAmounts: [{ ...read, id: 'e', fixed: false }] };
  const { user } = open(eggs);
  answer({ ...eggs, partAmounts: [{ ...read, id: 'e', fixed: true }] });
  const line = () => screen.getByRole<HTMLInputElement>('switch', { name: /Do not scale.*3 eggs/ });
  await user.click(line());
  await screen.findByText('Successfully updated!');
  expect([patches(), line().checked]).toEqual([[{ items: [{ id: 'e', fixed: true }] }], true]);
});
