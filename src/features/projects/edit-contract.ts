import { type Contract, contract } from '@/shared/http/contract';
import { draftQuery } from './field-schemas';

/** Declares a call that changes a step or question, at once or in the draft. */
export const editContract = <const Call extends Omit<Contract, 'scope' | 'query'>>(call: Call) =>
  contract({ ...call, scope: 'write', query: draftQuery });
