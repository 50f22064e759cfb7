import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProjectView } from '@/features/project/schema';
import { renderUi } from '@/testing/render-ui';
import { ProjectEditor } from './project-editor';

// Whole screens with every dialog take their time on a busy machine.
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
  ...fields,
});
const project = {
  id: 'p',
  projectUid: UID,
  name: 'Shelf',
  languages: ['en'],
  status: 1,
  type: 1,
  version: 1,
  stepCount: 1,
  people: 1,
  averageTime: '00:10',
  tools: [],
  parts: [],
  tags: [],
  ref: '',
  brand: '',
  category: '',
  description: 'A shelf.',
  file,
  alt: text('Shelf'),
  steps: [step('Saw')],
  questions: [],
} as unknown as ProjectView;
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
const answer = (fields: object) =>
  fetchMock.mockResolvedValueOnce(Response.json({ ...project, ...fields }));

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock.mockReset());
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  sessionStorage.clear();
  localStorage.clear();
});

describe('publishing', () => {
  it('tells why it is not possible yet, to screen readers too', () => {
    open({ steps: [], stepCount: 0 });
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Publish' });
    expect(button.disabled).toBe(true);
    expect(
      document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent,
    ).toBe('Add at least one step before you publish.');
  });

  it('happens at once when there is nothing to notice, and congratulates with the link', async () => {
    const user = open();
    answer({ status: 2 });
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Congratulations!' }));
    expect(dialog.getByLabelText<HTMLInputElement>('Public link').value).toBe(`http://x/p/${UID}`);
    expect(called()).toEqual([`PATCH /dashboard/projects/${UID}/publish`]);
    expect(screen.getByText('Published', { selector: 'header *' })).toBeTruthy();
  });

  it('shows first what a careful editor would notice, leads to each place, and never keeps one from it', async () => {
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
    ).toEqual(['The project has no description', '1 step without a picture']);
    await user.click(dialog.getByRole('button', { name: /Glue/ }));
    await waitFor(() => expect(screen.getByRole('complementary', { name: 'Step 2' })).toBeTruthy());
    expect(window.location.pathname).toBe(`${PATH}/step/Glue`);
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    answer({ status: 2 });
    await user.click(screen.getByRole('button', { name: 'Publish anyway' }));
    expect(await screen.findByRole('dialog', { name: 'Congratulations!' })).toBeTruthy();
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
    await user.click(screen.getByRole('button', { name: 'Unpublish' }));
    expect(await screen.findByText('Project unpublished')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'View' }).disabled).toBe(true);
    // The button that was pressed is gone: its counterpart has the focus.
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Publish' })),
    );
  });
});

describe('a project', () => {
  it('can be put away and brought back', async () => {
    const user = open();
    answer({ status: 3 });
    await user.click(screen.getByRole('button', { name: 'Archive' }));
    expect(await screen.findByText('Project archived')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
    answer({ status: 1 });
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    expect(await screen.findByText('Project restored. It is unpublished.')).toBeTruthy();
  });

  it('is deleted only after a question that names it', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = within(
      screen.getByRole('alertdialog', { name: 'Do you want to delete this project?' }),
    );
    expect(dialog.getByText(/“Shelf”/)).toBeTruthy();
    fetchMock.mockResolvedValueOnce(new Response(null, { status: 204 }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(push).toHaveBeenCalledWith('/dashboard/projects'));
  });
});
