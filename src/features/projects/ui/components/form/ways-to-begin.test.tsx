import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { AccountProvider } from '@/browser/api/session/account';
import { ApiError } from '@/browser/api/api-error';
import { storedDraft } from '@/browser/storage/device-drafts';
import { IDEMPOTENCY_KEY } from '@/shared/http/idempotency-key';
import { renderUi } from '@/testing/ui/render-ui';
import * as api from '../../api';
import { WaysToBegin } from './ways-to-begin';

const { push } = vi.hoisted(() => ({ push: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));
vi.mock('../../api');
beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => {};
});

it('begins from photos, with the form opened on them', () => {
  renderUi(<WaysToBegin />);
  const files = [new File(['x'], 'saw.jpg', { type: 'image/jpeg' })];
  fireEvent.change(screen.getByTestId('photos'), { target: { files } });
  const form = within(screen.getByRole('dialog', { name: 'New project' }));
  expect(form.getByRole('button', { name: 'Remove saw.jpg' })).toBeTruthy();
});

it('begins from a list, which waits in the editor of the guide that was made', async () => {
  vi.mocked(api.createProject).mockResolvedValue({ id: 'p', projectUid: 'abcdefghjkmn' });
  const user = userEvent.setup();
  renderUi(
    <AccountProvider account="ana">
      <WaysToBegin />
    </AccountProvider>,
  );
  await user.click(screen.getByRole('button', { name: /^From a list/ }));
  const form = within(screen.getByRole('dialog', { name: 'New project' }));
  const box = form.getByLabelText<HTMLTextAreaElement>('Steps, one on each line');
  fireEvent.change(box, { target: { value: '1. Wipe it\n2. Oil it' } });
  fireEvent.change(form.getByLabelText('Name'), { target: { value: 'Care for a blade' } });
  expect(storedDraft({ account: 'ana', name: 'step-list/new' })).toBe('1. Wipe it\n2. Oil it');
  await user.click(form.getByRole('button', { name: 'Create project' }));
  await waitFor(() => expect(push).toHaveBeenCalledWith('/dashboard/projects/abcdefghjkmn'));
  expect(storedDraft({ account: 'ana', name: 'step-list/abcdefghjkmn' })).toBe(
    '1. Wipe it\n2. Oil it',
  );
  expect(storedDraft({ account: 'ana', name: 'step-list/new' })).toBeUndefined();
});

it('begins from an example in the language of the interface, made once however often it is tried', async () => {
  vi.mocked(api.createProject).mockResolvedValue({ id: 'p', projectUid: 'abcdefghjkmn' });
  vi.mocked(api.addStep).mockRejectedValueOnce(new ApiError('timeout', 'Slow.', { status: 0 }));
  const user = userEvent.setup();
  renderUi(<WaysToBegin />, 'pt-BR');
  await user.click(screen.getByRole('button', { name: /^Com um exemplo/ }));
  await user.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
  await waitFor(() => expect(push).toHaveBeenCalledWith('/dashboard/projects/abcdefghjkmn'));
  const [first, second] = vi.mocked(api.createProject).mock.calls;
  expect(first).toEqual(second);
  expect(first?.[0]).toMatchObject({ languages: ['pt-BR'], averageTime: '00:10' });
  const steps = vi.mocked(api.addStep).mock.calls;
  expect(steps[0]).toEqual(steps[1]);
  expect(steps).toHaveLength(5);
  const keys = [first?.[1], ...steps.map(([, , key]) => key)];
  expect(new Set(keys).size).toBe(5);
  expect(keys).toEqual(keys.map(() => expect.stringMatching(IDEMPOTENCY_KEY)));
});

it('leads to the page that takes files', () => {
  renderUi(<WaysToBegin />);
  expect(screen.getByRole('link', { name: /^From a file/ }).getAttribute('href')).toBe(
    '/dashboard/import',
  );
});
