import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastProvider } from '@/ui/kit/toasts/toast-provider';
import { ClientMessages } from '@/i18n/client-messages';
import { sampleProject } from '@/testing/ui/sample-project';
import { stubWideWindow } from '@/testing/ui/wide-window';
import { ProjectEditor } from './project-editor';

// Whole screens with every dialog are slow on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

const { push } = vi.hoisted(() => ({ push: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }), usePathname: () => '/' }));

const UID = 'abcdefghjkmn';
const PATH = `/dashboard/projects/${UID}`;
const text = (pt: string, en?: string) => [
  { lang: 'pt-BR', value: pt },
  en ? { lang: 'en', value: en } : { lang: 'en', value: '', pending: true },
];
const step = (id: string, name: string, version = 1) => ({
  id,
  projectUid: UID,
  type: 1,
  version,
  file: null,
  alt: [],
  name: text(name),
  description: text('Faça'),
});
const project = sampleProject({
  name: 'Estante',
  languages: ['pt-BR', 'en'],
  stepCount: 1,
  steps: [step('s1', 'Lixar')],
  questions: [{ id: 'q1', version: 1, question: text('Que madeira?'), answer: text('Pinus') }],
});

const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const fetchMock = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const bodyOf = (call: number) =>
  JSON.parse(String(fetchMock.mock.calls[call]?.[1].body)) as Record<string, unknown>;

function open(address: string, shown = project) {
  window.history.replaceState(null, '', address);
  render(
    <ClientMessages
      locale="en"
      namespaces={['editor', 'upload', 'share', 'validation', 'dashboard', 'viewer']}
    >
      <ToastProvider>
        <ProjectEditor
          project={shown}
          path={address.split('#')[0] ?? ''}
          shortLink="http://x/p/y"
        />
      </ToastProvider>
    </ClientMessages>,
  );
  return userEvent.setup();
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock.mockReset());
  stubWideWindow();
  localStorage.clear();
});

describe('the project editor', () => {
  it('opens the tab of the hash and follows Back', async () => {
    const user = open(`${PATH}#settings`);
    expect(screen.getByRole('tab', { name: 'Settings' }).getAttribute('aria-selected')).toBe(
      'true',
    );
    await user.click(screen.getByRole('tab', { name: 'FAQ' }));
    expect(window.location.hash).toBe('#faq');
    window.history.back();
    await waitFor(() =>
      expect(screen.getByRole('tab', { name: 'Settings' }).getAttribute('aria-selected')).toBe(
        'true',
      ),
    );
  });

  it('opens the item of a deep link; a click on the active one closes it', async () => {
    const user = open(`${PATH}/step/s1#steps`);
    expect(screen.getByRole('complementary', { name: 'Step 1' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /Lixar/, expanded: true }));
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(window.location.pathname).toBe(PATH);
  });

  it('cannot be published without a step, nor viewed before', () => {
    open(PATH, { ...project, steps: [], stepCount: 0 });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Publish' }).disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'View' }).disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });

  it('adds a step without asking for an empty language', async () => {
    const user = open(`${PATH}/step/new#steps`);
    const panel = within(screen.getByRole('complementary', { name: 'New step' }));
    await user.click(panel.getByRole('button', { name: 'Add' }));
    expect(panel.getByRole('alert').textContent).toBe('2 texts need your attention.');
    expect(document.activeElement).toBe(panel.getByLabelText('Name'));
    expect(fetchMock).not.toHaveBeenCalled();
    write(panel.getByLabelText('Name'), 'Pintar');
    write(panel.getByLabelText('Description'), 'Duas demãos');
    fetchMock.mockResolvedValueOnce(Response.json(step('s2', 'Pintar'), { status: 201 }));
    await user.click(panel.getByRole('button', { name: 'Add' }));
    await screen.findByText('Step successfully added!');
    expect(bodyOf(0)).toEqual({
      type: 1,
      name: text('Pintar'),
      description: text('Duas demãos'),
      alt: [],
    });
    // The next one can be written at once.
    expect(window.location.pathname).toBe(`${PATH}/step/new`);
    expect(panel.getByLabelText<HTMLInputElement>('Name').value).toBe('');
    await waitFor(() => expect(document.activeElement).toBe(panel.getByLabelText('Name')));
    expect(screen.getByRole('button', { name: /Pintar/, expanded: false })).toBeTruthy();
  });

  it('focuses the first empty field of an incomplete language, which can also be left for later', async () => {
    const user = open(`${PATH}/step/new#steps`);
    const panel = within(screen.getByRole('complementary', { name: 'New step' }));
    const english = () => panel.getByRole('tab', { name: /English/ });
    await user.click(english());
    await user.type(panel.getByLabelText('Name'), 'Paint');
    await user.click(panel.getByRole('tab', { name: /Português/ }));
    write(panel.getByLabelText('Name'), 'Pintar');
    await user.type(panel.getByLabelText('Description'), 'Duas demãos');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(english().getAttribute('aria-selected')).toBe('true');
    const description = () => panel.getByLabelText<HTMLTextAreaElement>('Description');
    await waitFor(() => expect(document.activeElement).toBe(description()));
    await user.keyboard('Twice');
    expect(description().value).toBe('Twice');
    write(description(), '');
    fetchMock.mockResolvedValueOnce(Response.json(step('s2', 'Pintar'), { status: 201 }));
    await user.click(panel.getByRole('button', { name: 'Add' }));
    await user.click(panel.getByRole('button', { name: 'Finish it later' }));
    await waitFor(() => expect(document.activeElement).toBe(description()));
    await user.click(panel.getByRole('button', { name: 'Add' }));
    await screen.findByText('Step successfully added!');
    expect(bodyOf(0)).toMatchObject({
      name: text('Pintar', 'Paint'),
      description: text('Duas demãos'),
    });
    // The next one starts in the first language.
    await waitFor(() => expect(document.activeElement).toBe(panel.getByLabelText('Name')));
    expect(english().getAttribute('aria-selected')).toBe('false');
  });

  it('asks before a link leaves text that this device does not store', async () => {
    const user = open(`${PATH}/question/q1#faq`);
    write(screen.getByLabelText('Answer'), '');
    await user.click(screen.getByRole('link', { name: 'My projects' }));
    expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(push).toHaveBeenCalledWith('/dashboard/projects');
  });

  it('deletes at once, and brings back', async () => {
    const user = open(`${PATH}#faq`);
    await user.click(screen.getByRole('button', { name: 'Actions for Que madeira?' }));
    fetchMock.mockResolvedValueOnce(new Response(null, { status: 204 }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await screen.findByText('Question successfully removed!');
    expect(screen.queryByRole('button', { name: 'Reorder Que madeira?' })).toBeNull();
    fetchMock.mockResolvedValueOnce(Response.json(project.questions[0]));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('The question is back.');
    expect(screen.getByRole('button', { name: 'Reorder Que madeira?' })).toBeTruthy();
    expect(fetchMock.mock.calls[1]?.[0]).toMatch(/faq\/q1\/restore/);
  });
});
