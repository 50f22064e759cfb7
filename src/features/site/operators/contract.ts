import { contract } from '@/shared/http/contract';
import { operatorList, operatorsPatch, proofInput } from './schema';

export const operatorCalls = {
  list: contract({
    method: 'GET',
    path: '/site/operators',
    scope: 'operate',
    summary: 'The operators of this site.',
    description:
      'An account becomes an operator on the machine that runs the product, with `npx makerstep operator add EMAIL`, and by no call.',
    answer: operatorList,
  }),
  change: contract({
    method: 'PATCH',
    path: '/site/operators',
    scope: 'operate',
    needsProof: true,
    summary: 'Changes whether operators need a second factor.',
    body: operatorsPatch,
    answer: operatorList,
  }),
  prove: contract({
    method: 'POST',
    path: '/site/proof',
    scope: 'session',
    summary:
      'Gives the password again, or a passkey, which lets this session take guides down and remove accounts for ten minutes.',
    body: proofInput,
    status: 204,
    errors: [
      'passwords_off',
      'second_factor_refused',
      'fresh_sign_in_required',
      'too_many_requests',
    ],
  }),
};
