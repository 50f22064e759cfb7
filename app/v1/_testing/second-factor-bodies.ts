import { BUILT_PASSWORD } from '@/testing/database/factories';

/** A passkey without an account, for a challenge that was never made. */
const PASSKEY = {
  id: '4ECX366vw7JMY0F3ZZ4Eww',
  rawId: '4ECX366vw7JMY0F3ZZ4Eww',
  type: 'public-key',
  response: {
    clientDataJSON:
      'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIiwiY2hhbGxlbmdlIjoibm9uZSIsIm9yaWdpbiI6Imh0dHA6Ly9sb2NhbGhvc3Q6MzAwMCIsImNyb3NzT3JpZ2luIjpmYWxzZX0',
    attestationObject:
      'o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YViUSZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2NFAAAAAAAAAAAAAAAAAAAAAAAAAAAAEOBAl9-ur8OyTGNBd2WeBMOlAQIDJiABIVggcXJY6zjQF5VtQCN2eU6OwtGjcgS42UgXSR5K3R0tlpIiWCBWYdKfvU_lEL7pNSNWwmIil2CUuMVoIs0SmVb4FKobQQ',
    transports: ['internal'],
  },
};

/** Valid bodies of the calls of second factors, for an account that has none yet. */
export const secondFactorBodies = () => ({
  'DELETE dashboard/user/second-factor': { currentPassword: BUILT_PASSWORD, what: 'all' },
  'POST dashboard/user/second-factor/codes': { currentPassword: BUILT_PASSWORD },
  'PUT dashboard/user/second-factor/codes': { code: '123456' },
  'POST dashboard/user/second-factor/passkeys': { currentPassword: BUILT_PASSWORD },
  'PUT dashboard/user/second-factor/passkeys': {
    name: 'My phone',
    passkey: PASSKEY,
  },
  'POST dashboard/user/second-factor/recovery-codes': { currentPassword: BUILT_PASSWORD },
  'POST auth/second-factor': { ticket: 'x', factor: '123456' },
  'POST auth/second-factor/challenge': { ticket: 'x' },
});
