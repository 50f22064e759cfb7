import { joiningPatch, newInvitation } from '@/features/site/joining/schema';
import {
  changeJoining,
  endInvitation,
  invite as makeInvitation,
  readInvitations,
  readJoiningSettings,
} from '@/features/site/server/joining/service';
import { PlainError } from '@/server/plain-error';
import { AppError } from '@/shared/http/app-error';
import { onMachine } from '../on-machine';
import type { Output } from '../output';

const BY = 'command line';
const SITE_USAGE =
  'makerstep site joining [open|invitation|closed] [--domains example.org,*.example.org]';
const INVITE_USAGE =
  'makerstep invite LABEL [--uses NUMBER] [--days 1|7|30|90], makerstep invite list, makerstep invite end ID';
const LISTED = 100;

/** Shows or changes who may make an account, on the machine that runs the product. */
export function site(
  [what, mode, ...others]: readonly string[],
  domains: string | undefined,
  output: Output,
): Promise<number> {
  const patch = joiningPatch.safeParse({
    ...(mode === undefined ? {} : { mode }),
    ...(domains === undefined ? {} : { domains: domains.split(',').filter(Boolean) }),
  });
  if (what !== 'joining' || others.length > 0 || !patch.success)
    throw new PlainError('That is no whole command.', SITE_USAGE);
  return onMachine(async () => {
    const isChange = Object.keys(patch.data).length > 0;
    const now = isChange ? await changeJoining(BY, patch.data) : await readJoiningSettings();
    output.say(`Joining is ${now.mode === 'invitation' ? 'by invitation' : now.mode}.`);
    if (now.domains.length > 0) output.say(`Only e-mails of ${now.domains.join(', ')} may join.`);
    output.sayJson(now);
    return 0;
  });
}

/** Makes, lists and ends invitations. */
export function invite(
  [what, ...others]: readonly string[],
  { uses, days }: { uses: string | undefined; days: string | undefined },
  output: Output,
): Promise<number> {
  if (what === 'list' && others.length === 0) return onMachine(() => list(output));
  if (what === 'end' && others.length === 1) return onMachine(() => end(others[0] ?? '', output));
  const input = newInvitation.safeParse({
    label: what,
    ...(uses === undefined ? {} : { uses: Number(uses) }),
    ...(days === undefined ? {} : { expiresInDays: Number(days) }),
  });
  if (others.length > 0 || !input.success)
    throw new PlainError('That is no whole command.', INVITE_USAGE);
  return onMachine(async () => {
    const made = await makeInvitation(BY, input.data).catch(refused);
    output.say(made.link);
    output.beside(
      `${made.usesMax === 1 ? 'One account' : `${made.usesMax} accounts`}, until ${made.expiresAt}. The link is shown this once.`,
    );
    output.sayJson(made);
    return 0;
  });
}

async function list({ say, sayJson }: Output): Promise<number> {
  const { results } = await readInvitations({ page: 1, limit: LISTED });
  for (const { id, state, uses, usesMax, expiresAt, label } of results)
    say([id, state, `${uses}/${usesMax}`, expiresAt, label].join('\t'));
  if (results.length === 0) say('There are no invitations.');
  sayJson({ results });
  return 0;
}

async function end(id: string, { say, sayJson }: Output): Promise<number> {
  await endInvitation(BY, id).catch(refused);
  say('That invitation has ended. Who joined with it stays.');
  sayJson({ id, state: 'ended' });
  return 0;
}

function refused(error: unknown): never {
  if (!(error instanceof AppError)) throw error;
  if (error.code === 'not_found')
    throw new PlainError('There is no such invitation.', 'makerstep invite list tells the ids.');
  throw new PlainError(
    'There are too many open invitations.',
    'End some with makerstep invite end ID.',
    { kept: 'Nothing was made.' },
  );
}
