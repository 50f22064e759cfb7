import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProjectView } from '@/features/projects/schema';
import { renderUi } from '@/testing/ui/render-ui';
import { sampleProject } from '@/testing/ui/sample-project';
import { ProjectEditor } from '../../shell/components/project-editor';

// Whole screens with every dialog are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const { push } = vi.hoisted(() => ({ push: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }), usePathname: () => '/' }));

const UID = 'abcdefghjkmn';
const PATH = `/dashboard/projects/${UID}`;
const file = {
  key: '1-a',
  url: 'http://x/files/1-a',
  width: 4,
  height: 3,
  placeholder: null,
  variants: [],
};
const text = (value: string) => [{ lang: 'en', value }];
const step = (id: string, fields: object = {}) => ({
  id,
  projectUid: UID,
  type: 1,
  version: 1,
  file,
  alt: text('Photo'),
  name: text(id),
  description: text('Do it'),
  uses: [],
  ...fields,
});
const project = sampleProject({
  stepCount: 1,
  description: 'A shelf.',
  file,
  alt: text('Shelf'),
  steps: [step('Saw')],
});
let isWide = true;
const fetchMock = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const called = () =>
  fetchMock.mock.calls.map(
    ([address, { method }]) => `${method} ${address.replace(/^.*\/v1/, '')}`,
  );

function open(fields: object = {}) {
  window.history.replaceState(null, '', PATH);
  renderUi(
    <ProjectEditor
      project={{ ...project, ...fields } as ProjectView}
      path={PATH}
      shortLink={`http://x/p/${UID}`}
    />,
  );
  return userEvent.setup();
}
async function choose(user: ReturnType<typeof userEvent.setup>, entry: string) {
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(screen.getByRole('menuitem', { name: entry }));
}
const answer = (fields: object) =>
  fetchMock.mockResolvedValueOnce(Response.json({ ...project, ...fields }));

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock.mockReset());
  isWide = true;
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  sessionStorage.clear();
  localStorage.clear();
});

describe('publishing', () => {
  it('says why it is not possible yet, to screen readers too', () => {
    open({ steps: [], stepCount: 0 });
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Publish' });
    expect(button.disabled).toBe(true);
    expect(
      document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent,
    ).toBe('Add at least one step before you publish.');
  });

  it('happens at once without hints, and congratulates with the link', async () => {
    const user = open();
    answer({ status: 2 });
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Congratulations!' }));
    expect(dialog.getByLabelText<HTMLInputElement>('Public link').value).toBe(`http://x/p/${UID}`);
    expect(called()).toEqual([`PATCH /dashboard/projects/${UID}/publish`]);
    expect(screen.getByText('Published', { selector: 'header *' })).toBeTruthy();
  });

  it('shows hints first, links to each place, and can always continue', async () => {
    const user = open({
      description: '',
      steps: [step('Saw'), step('Glue', { file: null })],
      stepCount: 2,
    });
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Before you publish' }));
    expect(fetchMock).not.toHaveBeenCalled();
    expect(
      dialog.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent),
    ).toEqual(['The guide has no description', '1 step without a picture']);
    await user.click(dialog.getByRole('button', { name: /Glue/ }));
    await waitFor(() => expect(screen.getByRole('complementary', { name: 'Step 2' })).toBeTruthy());
    expect(window.location.pathname).toBe(`${PATH}/step/Glue`);
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    answer({ status: 2 });
    await user.click(screen.getByRole('button', { name: 'Publish anyway' }));
    expect(await screen.findByRole('dialog', { name: 'Congratulations!' })).toBeTruthy();
  });

  it('says where a word is that is not allowed, and leads there', async () => {
    const steps = [{ ...step('Parts'), type: 2 }, step('Saw'), step('Glue')];
    const user = open({ steps, stepCount: 2 });
    const fields = { 'steps.2.description.en': 'They do not allow “Casino”.' };
    fetchMock.mockResolvedValueOnce(
      Response.json(
        { error: { code: 'validation_failed', message: 'No.', fields } },
        { status: 422 },
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(
      await screen.findByText('Step 2 · Description: They do not allow “Casino”.'),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show it' }));
    await waitFor(() => expect(screen.getByRole('complementary', { name: 'Step 2' })).toBeTruthy());
  });

  it('says what to do when the e-mail has to be confirmed first', async () => {
    const user = open();
    fetchMock.mockResolvedValueOnce(
      Response.json({ error: { code: 'email_unconfirmed', message: 'Confirm.' } }, { status: 409 }),
    );
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your e-mail first' }));
    expect(dialog.getByRole('link', { name: 'Go to my account' }).getAttribute('href')).toBe(
      '/dashboard/settings/account',
    );
  });
});

describe('what is published', () => {
  it('can be viewed in a new window, shared and unpublished, with the message', async () => {
    const user = open({ status: 2 });
    const view = screen.getByRole('link', { name: /^View/ });
    expect([view.getAttribute('href'), view.getAttribute('target')]).toEqual([
      `/p/${UID}`,
      '_blank',
    ]);
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(screen.getByRole('dialog', { name: 'Share' })).toBeTruthy();
    await user.keyboard('{Escape}');
    answer({ status: 1 });
    await choose(user, 'Unpublish');
    await waitFor(() =>
      expect(screen.getByText('Project unpublished').getAttribute('role')).toBe('status'),
    );
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'View' }).disabled).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More actions' }));
  });
});

describe('a project', () => {
  it('is archived by the menu, and Undo or Restore bring it back as it was', async () => {
    const user = open({ status: 2 });
    answer({ status: 3 });
    await choose(user, 'Archive');
    expect(await screen.findByText('Project archived')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
    answer({ status: 1 });
    answer({ status: 2 });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Project restored. It is published again.')).toBeTruthy();
    expect(called()).toEqual(
      ['archive', 'unarchive', 'publish'].map((what) => `PATCH /dashboard/projects/${UID}/${what}`),
    );
    answer({ status: 3 });
    await choose(user, 'Archive');
    answer({ status: 1 });
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(await screen.findByText('Project restored. It is unpublished.')).toBeTruthy();
    // The pressed button is gone: its replacement has the focus.
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Publish' })),
    );
  });

  it.each([1, 2, 3])('has a menu whose entries keep their places (status %i)', async (status) => {
    const user = open({ status });
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    const entries = screen.getAllByRole('menuitem');
    expect(
      entries.map((entry) => [entry.textContent, entry.getAttribute('aria-disabled') === 'true']),
    ).toEqual([
      ['Preview link', false],
      ['Unpublish', status !== 2],
      ['Archive', status === 3],
      ['Delete', false],
    ]);
  });

  it('has the actions of a narrow header in its menu', async () => {
    isWide = false;
    const user = open({ status: 2 });
    await choose(user, 'Share');
    expect(screen.getByRole('dialog', { name: 'Share' })).toBeTruthy();
  });

  it('is deleted only after a question with its name', async () => {
    const user = open();
    await choose(user, 'Delete');
    await user.keyboard('{Escape}');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More actions' })),
    );
    await choose(user, 'Delete');
    const dialog = within(
      screen.getByRole('alertdialog', { name: 'Do you want to delete this project?' }),
    );
    expect(dialog.getByText(/“Shelf”/)).toBeTruthy();
    fetchMock.mockResolvedValueOnce(new Response(null, { status: 204 }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(push).toHaveBeenCalledWith('/dashboard/projects'));
  });
});
