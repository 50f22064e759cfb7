import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AccountProvider } from '@/browser/api/session/account';
import { setClientTexts } from '@/browser/api/client-texts';
import { ToastProvider } from '@/ui/kit/toasts/toast-provider';
import type { ProjectView } from '@/features/projects/schema';
import { EDITOR_TEXTS } from '@/testing/ui/open-editor';
import { ClientMessages } from '@/i18n/client-messages';
import { stubWideWindow } from '@/testing/ui/wide-window';
import { ProjectEditor } from '../../shell/components/project-editor';

vi.setConfig({ testTimeout: 20_000 });
vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn() }),
  usePathname: () => '/',
}));

const UID = 'abcdefghjkmn';
const file = {
  name: 'a.jpg',
  url: 'http://x/files/1-a.jpg',
  key: '1-a.jpg',
  width: 800,
  height: 600,
  placeholder: null,
  variants: [],
};
const project = {
  id: 'p',
  projectUid: UID,
  name: 'Shelf',
  languages: ['pt-BR', 'en'],
  status: 1,
  takenDownAt: null,
  statement: null,
  type: 2,
  version: 3,
  stepCount: 1,
  people: 2,
  averageTime: '01:30',
  tools: ['Saw', 'Drill'],
  parts: ['Board'],
  tags: ['wood'],
  ref: 'SH-1',
  brand: 'Oficina',
  category: 'Furniture',
  description: 'A shelf.\nFor plants.',
  names: [{ lang: 'pt-BR', value: 'Shelf' }],
  descriptions: [],
  categories: [],
  tagLists: [],
  partLists: [],
  toolLists: [],
  ...{ items: [], partAmounts: [], toolAmounts: [] },
  file,
  alt: [{ lang: 'en', value: 'A shelf' }],
  steps: [
    {
      id: 's1',
      projectUid: UID,
      type: 1,
      version: 1,
      file,
      alt: [],
      uses: [],
      name: [{ lang: 'pt-BR', value: 'Lixar' }],
      description: [{ lang: 'pt-BR', value: 'Faça' }],
    },
  ],
  questions: [],
} as unknown as ProjectView;
/** Texts that make English complete except for tools. */
const whole: Partial<ProjectView> = {
  names: [{ lang: 'en', value: 'Shelf' }],
  parts: [],
  tags: [],
  category: '',
  description: '',
};
const fetchMock = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const bodyOf = (call: number) =>
  JSON.parse(String(fetchMock.mock.calls[call]?.[1].body)) as Record<string, unknown>;

function open(shown: Partial<ProjectView> = {}) {
  window.history.replaceState(null, '', `/dashboard/projects/${UID}#settings`);
  const { unmount } = render(
    <ClientMessages locale="en" namespaces={EDITOR_TEXTS}>
      <AccountProvider account="ana">
        <ToastProvider>
          <ProjectEditor
            project={{ ...project, ...shown }}
            path={`/dashboard/projects/${UID}`}
            shortLink="http://x/p/y"
          />
        </ToastProvider>
      </AccountProvider>
    </ClientMessages>,
  );
  return { user: userEvent.setup(), unmount };
}
const facts = () =>
  Object.fromEntries(
    [...document.querySelectorAll('dl > div')].map((row) => [
      row.querySelector('dt')?.textContent,
      row.querySelector('dd')?.textContent,
    ]),
  );
const drawer = () => screen.getByRole('dialog', { name: 'Edit' });
const field = (name: string | RegExp) => within(drawer()).getByLabelText<HTMLInputElement>(name);

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock.mockReset());
  stubWideWindow();
  localStorage.clear();
  setClientTexts({ unreachable: 'No answer.', timeout: '', failed: '', otherPerson: '' });
});

describe('the settings', () => {
  it('show every field of the project', () => {
    open();
    expect(facts()).toEqual({
      Name: 'Shelf',
      'Reference code': 'SH-1',
      Brand: 'Oficina',
      'Average time': '01:30',
      'People needed': '2',
      Type: 'Private',
      Languages: 'Brazilian Portuguese, English',
      ...{ Category: 'Furniture', Kind: 'Guide', Yield: '...' },
      Tools: 'SawDrill',
      Parts: 'BoardFind in the steps',
      Tags: 'wood',
      Description: 'A shelf.\nFor plants.',
    });
    expect(screen.getByRole('img', { name: 'A shelf' })).toBeTruthy();
    const picture = within(screen.getByRole('group', { name: 'Project picture' }));
    expect(picture.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Replace',
      'Remove',
    ]);
  });

  it('show three dots for missing values, and Public for type 1', () => {
    open({
      people: 0,
      ref: '',
      brand: '',
      category: '',
      tools: [],
      parts: [],
      tags: [],
      description: '',
      type: 1,
    });
    const { Name, Languages, Type, Kind: _, ...others } = facts();
    expect([Name, Languages, Type]).toEqual(['Shelf', 'Brazilian Portuguese, English', 'Public']);
    expect(others).toEqual({
      'Average time': '01:30',
      'People needed': '...',
      'Reference code': '...',
      Brand: '...',
      ...{ Category: '...', Yield: '...' },
      Tools: '...',
      Parts: '...',
      Tags: '...',
      Description: '...',
    });
  });

  it('are changed in the drawer, which closes with the message and shows the stored values', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect([field('hours').value, field('minutes').value]).toEqual(['1', '30']);
    fireEvent.change(field('Name'), { target: { value: 'Plant shelf' } });
    fetchMock.mockResolvedValueOnce(
      Response.json({ ...project, name: 'Plant shelf', brand: 'Casa', version: 4 }),
    );
    await user.click(within(drawer()).getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Successfully updated!')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bodyOf(0)).toMatchObject({
      version: 3,
      name: 'Plant shelf',
      averageTime: '01:30',
      people: 2,
      type: 2,
      languages: ['pt-BR', 'en'],
      tools: ['Saw', 'Drill'],
    });
    expect(facts()).toMatchObject({ Name: 'Plant shelf', Brand: 'Casa' });
    expect(localStorage.length).toBe(0);
  });

  it('show errors at the field, in the words of the specification', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    for (const name of ['Name', 'hours', 'minutes', 'People'])
      fireEvent.change(field(name), { target: { value: '' } });
    await user.click(within(drawer()).getByRole('button', { name: 'Update' }));
    const errorAt = (name: string) =>
      field(name)
        .getAttribute('aria-describedby')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' ');
    expect(errorAt('Name')).toContain('Please enter name');
    expect(errorAt('hours')).toContain('Please enter average time');
    expect(errorAt('People')).toContain('Please enter the amount of people');
    expect(document.activeElement).toBe(field('Name'));
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('close on cancel without a change; the input can be restored', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    fireEvent.change(field('Name'), { target: { value: 'Plant shelf' } });
    await user.click(within(drawer()).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(localStorage.length).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(field('Name').value).toBe('Plant shelf');
  });

  it("restore unsent input after a crash, on top of others' changes, until it is discarded", async () => {
    const { user, unmount } = open();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    fireEvent.change(field('Name'), { target: { value: 'Plant shelf' } });
    unmount();
    const again = open({ brand: 'Casa', version: 4 });
    expect(screen.getByText('Unsaved')).toBeTruthy();
    await again.user.click(screen.getByRole('button', { name: 'Edit' }));
    expect([field('Name').value, field(/^Brand/).value]).toEqual(['Plant shelf', 'Casa']);
    expect(
      within(drawer())
        .getByText(/is back/)
        .closest('[role=status]'),
    ).toBeTruthy();
    await again.user.click(within(drawer()).getByRole('button', { name: 'Discard it' }));
    expect(field('Name').value).toBe('Shelf');
    await waitFor(() => expect(localStorage.length).toBe(0));
  });

  it('keep the input when there is no answer, for a retry', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    fireEvent.change(field('Name'), { target: { value: 'Plant shelf' } });
    fetchMock
      .mockRejectedValueOnce(new TypeError('down'))
      .mockResolvedValueOnce(Response.json({ ...project, name: 'Plant shelf', version: 4 }));
    await user.click(within(drawer()).getByRole('button', { name: 'Update' }));
    await user.click(await within(drawer()).findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Successfully updated!')).toBeTruthy();
  });
});

describe('a hint before publishing', () => {
  it.each([
    [
      'Add it in the settings',
      { description: '' },
      () => screen.getByRole('textbox', { name: /^Description/ }),
    ],
    [
      'Add it in the settings',
      { file: null, alt: [] },
      () => screen.getByRole('button', { name: 'Choose a picture' }),
    ],
    [
      'Project picture',
      { alt: [] },
      () => screen.getByRole('textbox', { name: /^Alternative text/ }),
    ],
    [
      'Step 1Lixar',
      { alt: [{ lang: 'pt-BR', value: 'Estante' }] },
      () => within(screen.getByRole('complementary')).getByLabelText(/^Alternative text/),
    ],
  ] as const)('leads by “%s” to the field itself', async (entry, shown, place) => {
    const { user } = open({ languages: ['pt-BR'], ...shown } as Partial<ProjectView>);
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const entries = await screen.findAllByRole('button');
    const [found] = entries.filter((button) => button.textContent === entry);
    await user.click(found as HTMLElement);
    await waitFor(() => expect(document.activeElement).toBe(place()));
  });

  it("leads to the guide's own text that a language lacks, in that language", async () => {
    const toolLists = [
      { lang: 'pt-BR', values: ['Saw', 'Drill'] },
      { lang: 'en', values: ['Hand saw', ''], states: ['written', 'missing'] },
    ] as ProjectView['toolLists'];
    const { user } = open({ ...whole, toolLists });
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await user.click(await screen.findByRole('button', { name: /^English.*% written/ }));
    const tool = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Drill/ });
    expect([tool.lang, document.activeElement]).toEqual(['en', tool]);
  });
});
