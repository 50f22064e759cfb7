import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { putFile } from '@/browser/api/put-file';
import type { ProjectView } from '@/features/projects/schema';
import {
  bodyOf,
  fetchMock,
  field,
  open,
  projectWith,
  step,
  text,
  UID,
} from '@/testing/ui/open-editor';
import { stubWideWindow } from '@/testing/ui/wide-window';

vi.setConfig({ testTimeout: 20_000 });
vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn() }),
  usePathname: () => '/',
}));
vi.mock('@/browser/api/put-file', () => ({ putFile: vi.fn() }));

const PATH = `/dashboard/projects/${UID}`;
const NEW = `${PATH}/step/new#steps`;
const panel = (name: string) => screen.getByRole('complementary', { name });

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock.mockReset());
  vi.stubGlobal('innerWidth', 1000);
  stubWideWindow();
  localStorage.clear();
});

describe('several languages', () => {
  const project = {
    ...projectWith(step('Sand')),
    languages: ['en', 'pt-BR', 'de'],
    steps: [step('Sand'), step('Oil', 1, { id: 's2' })],
  } as unknown as ProjectView;

  it('are side by side in a wide panel, and the next item starts in the language that was written last', async () => {
    vi.stubGlobal('innerWidth', 2000);
    open({ project });
    const user = userEvent.setup();
    const column = (name: string) => within(screen.getByRole('group', { name }));
    expect(column('English').getByLabelText<HTMLInputElement>('Name').value).toBe('Sand');
    await user.click(screen.getByRole('tab', { name: /Deutsch/ }));
    await user.click(column('English').getByLabelText('Name'));
    expect(column('Deutsch').getByLabelText('Description')).toBeTruthy();
    await user.click(column('Deutsch').getByLabelText('Description'));
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(panel('Step 2')).toBeTruthy());
    await waitFor(() =>
      expect(document.activeElement).toBe(column('Deutsch').getByLabelText('Description')),
    );
  });

  it('are tabs in a narrower panel', () => {
    open({ project });
    expect(screen.getAllByRole('tab', { name: /English|Português|Deutsch/ })).toHaveLength(3);
    expect(screen.getAllByLabelText('Name')).toHaveLength(1);
  });
});

describe('a new item', () => {
  it('that was discarded is restored by Undo', async () => {
    open({ address: NEW });
    const user = userEvent.setup();
    await user.type(field('Name'), 'Paint');
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(field('Name').value).toBe('');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(field('Name').value).toBe('Paint');
    await waitFor(() => expect(document.activeElement).toBe(field('Name')));
  });

  it('continues from its name by Enter, and is added with a picture that is still uploading', async () => {
    let arrive = () => {};
    vi.mocked(putFile).mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    );
    fetchMock.mockResolvedValueOnce(
      Response.json({
        returnData: { signedRequest: 'http://x/uploads/k', headers: {}, key: '1-k' },
      }),
    );
    open({ address: NEW });
    const user = userEvent.setup();
    fireEvent.drop(screen.getByRole('button', { name: 'Choose a picture' }), {
      dataTransfer: { files: [new File(['x'], 'saw.jpg', { type: 'image/jpeg' })] },
    });
    await user.type(field('Name'), 'Paint{Enter}');
    expect(document.activeElement).toBe(field('Description'));
    await user.keyboard('Twice');
    await waitFor(() => expect(putFile).toHaveBeenCalled());
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(screen.getByText('Added as soon as the picture has arrived…')).toBeTruthy();
    expect(fetchMock).toHaveBeenCalledTimes(1);
    fetchMock
      .mockResolvedValueOnce(Response.json(step('Paint', 1, { id: 's2' }), { status: 201 }))
      .mockResolvedValueOnce(Response.json(step('Paint', 2, { id: 's2' })));
    await act(async () => arrive());
    expect(await screen.findByText('Step successfully added!')).toBeTruthy();
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(3));
    expect(bodyOf(1)).toMatchObject({
      name: [text('Paint', '')[0], { lang: 'pt-BR', value: '', pending: true }],
    });
    expect(bodyOf(2)).toEqual({ file: { name: 'saw.jpg', url: '1-k' } });
  });
});
