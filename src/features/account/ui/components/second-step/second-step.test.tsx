import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/browser/api/api-error';
import { askPasskey, makePasskey } from '@/features/auth/ui/passkeys';
import { renderUi } from '@/testing/ui/render-ui';
import { ALL_WAYS } from '@/testing/ui/sign-in-ways';
import * as api from '../../second-factor-api';
import { SecondStep } from './second-step';

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn() }) }));
vi.mock('../../second-factor-api');
vi.mock('@/features/auth/ui/passkeys', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  knowsPasskeys: () => true,
  askPasskey: vi.fn(),
  makePasskey: vi.fn(),
}));

type View = Awaited<ReturnType<typeof api.readSecondFactor>>['results'][number];
const OFF: View = { passkeys: [], codesSince: null, recoveryCodesLeft: 0 };
const key = { id: 'k1', name: 'My phone', createdAt: '2026-01-02T20:00:00.000Z', lastUsedAt: null };
const onChanged = vi.fn();
const proof = { id: 'x' } as unknown as Awaited<ReturnType<typeof askPasskey>>;

async function open(view: View) {
  vi.mocked(api.readSecondFactor).mockResolvedValue({ results: [view] });
  renderUi(
    <SecondStep
      account={{
        email: 'ana@example.org',
        hasPassword: true,
        isFreshFromProvider: false,
        providers: [],
      }}
      ways={ALL_WAYS}
      onChanged={onChanged}
    />,
  );
  await screen.findByText('Passkeys');
  return userEvent.setup();
}
const dialog = () => within(screen.getByRole('dialog'));
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(dialog().getByRole('button', { name }));

beforeEach(() => {
  vi.resetAllMocks();
});

it('sets up codes: password, key, first code, then the recovery codes, once', async () => {
  const user = await open(OFF);
  vi.mocked(api.beginCodes).mockResolvedValue({ secret: 'ABC', uri: 'otpauth://totp/x' });
  vi.mocked(api.confirmCodes).mockResolvedValue({ recoveryCodes: ['aaaa-bbbb'] });
  await user.click(screen.getByRole('button', { name: 'Set up codes' }));
  expect(dialog().queryByLabelText(/recovery code/)).toBeNull();
  await user.type(dialog().getByLabelText('Current password'), 'secret');
  await press(user, 'Set up codes');
  expect(await screen.findByDisplayValue('ABC')).toBeTruthy();
  await user.type(dialog().getByLabelText('Code of the app'), '123456');
  await press(user, 'Confirm');
  expect(await screen.findByDisplayValue('aaaa-bbbb')).toBeTruthy();
  expect(onChanged).not.toHaveBeenCalled();
  await press(user, 'I have kept them');
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  expect(screen.queryByDisplayValue('aaaa-bbbb')).toBeNull();
});

it('says at the code that it was refused, and keeps the dialog', async () => {
  const user = await open({ ...OFF, codesSince: '2026-01-02T20:00:00.000Z', recoveryCodesLeft: 9 });
  vi.mocked(api.removeFactor).mockRejectedValue(
    new ApiError('second_factor_refused', 'That did not work.', { status: 403 }),
  );
  await user.click(screen.getByRole('button', { name: 'Turn off' }));
  await user.type(dialog().getByLabelText('Current password'), 'secret');
  await press(user, 'Turn off');
  expect(api.removeFactor).not.toHaveBeenCalled();
  const code = dialog().getByLabelText('Code from your app, or a recovery code');
  await user.type(code, '123456');
  await press(user, 'Turn off');
  expect(await screen.findByText('That did not work.')).toBeTruthy();
  expect(document.activeElement).toBe(code);
  expect(api.removeFactor).toHaveBeenCalledExactlyOnceWith({
    currentPassword: 'secret',
    factor: '123456',
    what: 'all',
  });
});

it('removes a passkey with a passkey instead of a code', async () => {
  const user = await open({ ...OFF, passkeys: [key], recoveryCodesLeft: 10 });
  vi.mocked(api.challengePasskey).mockResolvedValue({ challenge: 'c' });
  vi.mocked(askPasskey).mockResolvedValue(proof);
  await user.click(screen.getByRole('button', { name: 'Remove My phone' }));
  await user.type(dialog().getByLabelText('Current password'), 'secret');
  await press(user, 'Go on with a passkey');
  await waitFor(() =>
    expect(api.removeFactor).toHaveBeenCalledExactlyOnceWith({
      currentPassword: 'secret',
      factor: proof,
      what: 'k1',
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says that the device gave no answer, and adds nothing', async () => {
  const user = await open(OFF);
  vi.mocked(api.beginPasskey).mockResolvedValue({ challenge: 'c' });
  vi.mocked(makePasskey).mockRejectedValue(new Error('NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Add a passkey' }));
  await user.type(dialog().getByLabelText('Name'), 'My phone');
  await user.type(dialog().getByLabelText('Current password'), 'secret');
  await press(user, 'Add a passkey');
  expect(await screen.findByText(/The passkey gave no answer/)).toBeTruthy();
  expect(api.addPasskey).not.toHaveBeenCalled();
});
