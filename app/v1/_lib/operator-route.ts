import { operatorOf, requireRecentProof, type Operator } from '@/features/site/server/operator';
import {
  type Call,
  creatorRoute,
  type CreatorContract,
  type Result,
  type RouteHandler,
} from './route';

type OperatorContract = CreatorContract & { path: `/site/${string}`; scope: 'operate' | 'session' };

/**
 * A call of an operator of the site, by session or by a personal token with the scope `operate`.
 * Everybody else is refused before the input is read, so that nothing depends on what exists
 * (decision 0110).
 */
export function operatorRoute<C extends OperatorContract>(
  contract: C,
  handle: (call: Call<C> & { operator: Operator }) => Promise<Result<C>>,
): RouteHandler {
  return creatorRoute(
    contract,
    ({ session, ...call }) => handle({ ...call, operator: operatorOf(session) }),
    {
      admit: (session) => {
        const operator = operatorOf(session);
        if (contract.needsProof) requireRecentProof(operator);
      },
    },
  );
}
