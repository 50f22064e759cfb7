import { account } from './calls/account';
import { accounts } from './calls/accounts';
import { stats } from './calls/stats';
import { messages } from './calls/messages';
import { pictures } from './calls/pictures';
import { projects } from './calls/projects';
import { questions } from './calls/questions';
import { readers } from './calls/readers';
import { steps } from './calls/steps';
import { tokens } from './calls/tokens';
import { transfer } from './calls/transfer';
import { translations } from './calls/translations';
import { webhooks } from './calls/webhooks';
import type { CallGroup } from './call-group';

/** The docs of every call, by group. A new group is a file in `calls/` and a line here. */
export const GROUPS: readonly CallGroup[] = [
  accounts,
  account,
  tokens,
  projects,
  steps,
  questions,
  translations,
  pictures,
  messages,
  stats,
  transfer,
  readers,
  webhooks,
];
