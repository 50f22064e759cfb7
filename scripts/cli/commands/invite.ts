import type { InvitationView, MadeInvitation } from '@/features/site/joining/schema';
import { PlainError } from '@/server/plain-error';
import { allPages } from '../all-pages';
import type { Client } from '../client';
import type { Output } from '../output';

const INVITATIONS = '/site/invitations';

/** Makes, lists and ends invitations. */
export async function invite(
  client: Client,
  [what, ...others]: readonly string[],
  { uses, days }: { uses: string | undefined; days: string | undefined },
  output: Output,
): Promise<number> {
  if (what === 'list' && others.length === 0) return list(client, output);
  if (what === 'end' && others.length > 0)
    return output.each(others, 'ended', async (id) => {
      await client.json('DELETE', `${INVITATIONS}/${encodeURIComponent(id)}`);
      return { text: `${id}\tended` };
    });
  if (what === undefined || others.length > 0)
    throw new PlainError(
      'That is no whole command.',
      'Use makerstep invite LABEL, makerstep invite list, or makerstep invite end ID. Put a label with spaces in quotes.',
    );
  const made = await client.json<MadeInvitation>('POST', INVITATIONS, {
    body: {
      label: what,
      ...(uses === undefined ? {} : { uses: Number(uses) }),
      ...(days === undefined ? {} : { expiresInDays: Number(days) }),
    },
  });
  output.say(made.link);
  output.beside(
    `${made.usesMax === 1 ? 'One account' : `${made.usesMax} accounts`}, until ${made.expiresAt}. The link is shown this once.`,
  );
  output.sayJson(made);
  return 0;
}

async function list(client: Client, { say, beside, sayJson }: Output): Promise<number> {
  const results = await allPages<InvitationView>(client, INVITATIONS, {});
  for (const { id, state, uses, usesMax, expiresAt, label } of results)
    say([id, state, `${uses}/${usesMax}`, expiresAt, label].join('\t'));
  if (results.length === 0) beside('There are no invitations.');
  sayJson({ results });
  return 0;
}
