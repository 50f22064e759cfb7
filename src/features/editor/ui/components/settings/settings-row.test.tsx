import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AccountProvider } from '@/browser/api/account';
import { setClientTexts } from '@/browser/api/client-texts';
import { renderUi } from '@/testing/ui/render-ui';
import { sampleProject } from '@/testing/ui/sample-project';
import { stubWideWindow } from '@/testing/ui/wide-window';
import { ProjectEditor } from '../project-editor';

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

function open() {
  window.history.replaceState(null, '', `${PATH}#settings`);
  const { unmount } = renderUi(
    <AccountProvider account="ana">
      <ProjectEditor project={project} path={PATH} shortLink="http://x/p/y" />
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
