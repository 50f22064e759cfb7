import { passkeyOptions } from '@/features/auth/second-factor/schema';
import { contract } from '@/shared/http/contract';
import {
  addPasskeyInput,
  confirmCodesInput,
  factorProof,
  newCodesView,
  recoveryCodesView,
  removeFactorInput,
  secondFactorView,
} from './schema';

const OWN = { scope: 'session', roleScope: 'none' } as const;
const PROOF_ERRORS = [
  'wrong_credentials',
  'fresh_sign_in_required',
  'second_factor_refused',
  'too_many_requests',
] as const;

export const secondFactorCalls = {
  read: contract({
    ...OWN,
    method: 'GET',
    path: '/dashboard/user/second-factor',
    summary:
      'The passkeys of the account, its app for one-time codes, and how many recovery codes are left.',
    answer: secondFactorView,
  }),
  remove: contract({
    ...OWN,
    method: 'DELETE',
    path: '/dashboard/user/second-factor',
    summary: 'Removes a factor, or turns the second factor off.',
    body: removeFactorInput,
    status: 204,
    errors: [...PROOF_ERRORS, 'not_found', 'operators_need_second_factor'],
  }),
  challenge: contract({
    ...OWN,
    method: 'POST',
    path: '/dashboard/user/second-factor/challenge',
    summary: 'Makes the challenge that a passkey of the account answers as a proof.',
    answer: passkeyOptions,
  }),
  beginCodes: contract({
    ...OWN,
    method: 'POST',
    path: '/dashboard/user/second-factor/codes',
    summary:
      'Begins a new app for one-time codes; the present one works until the new one has given a code.',
    body: factorProof,
    answer: newCodesView,
    errors: PROOF_ERRORS,
  }),
  confirmCodes: contract({
    ...OWN,
    method: 'PUT',
    path: '/dashboard/user/second-factor/codes',
    summary: 'Confirms the new app by its first code.',
    description:
      'The first factor of an account ends its other sessions and revokes its access tokens, and answers ten recovery codes.',
    body: confirmCodesInput,
    answer: recoveryCodesView,
    errors: ['second_factor_refused', 'too_many_requests'],
  }),
  beginPasskey: contract({
    ...OWN,
    method: 'POST',
    path: '/dashboard/user/second-factor/passkeys',
    summary: 'Begins a new passkey.',
    body: factorProof,
    answer: passkeyOptions,
    errors: [...PROOF_ERRORS, 'too_many_passkeys'],
  }),
  addPasskey: contract({
    ...OWN,
    method: 'PUT',
    path: '/dashboard/user/second-factor/passkeys',
    summary: 'Adds the passkey that the browser made.',
    description:
      'The first factor of an account ends its other sessions and revokes its access tokens, and answers ten recovery codes.',
    body: addPasskeyInput,
    answer: recoveryCodesView,
    errors: ['second_factor_refused', 'too_many_passkeys', 'too_many_requests'],
  }),
  renewRecoveryCodes: contract({
    ...OWN,
    method: 'POST',
    path: '/dashboard/user/second-factor/recovery-codes',
    summary: 'Makes ten new recovery codes; the former ones end.',
    body: factorProof,
    answer: recoveryCodesView,
    errors: [...PROOF_ERRORS, 'not_found'],
  }),
};
