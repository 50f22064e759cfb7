import path from 'node:path';
import { listOperators, setOperator } from '@/features/site/server/operators/service';
import { env } from '@/server/env/env';
import { PlainError } from '@/server/plain-error';
import { onMachine } from '../on-machine';
import type { Output } from '../output';

const USAGE =
  'makerstep operator add EMAIL, makerstep operator remove EMAIL, makerstep operator list';

/**
 * Names the operators of the site. Only who can read the database of the product may do that, so it
 * needs no token.
 */
export function operator([what, email, ...others]: readonly string[], output: Output) {
  if (what === 'list' && email === undefined) return onMachine((place) => list(place, output));
  if ((what === 'add' || what === 'remove') && email !== undefined && others.length === 0)
    return onMachine(() => change(email, what === 'add', output));
  throw new PlainError('That is no whole command.', USAGE);
}

async function list(place: string, { say, sayJson }: Output): Promise<number> {
  const { results } = await listOperators();
  say(`Database: ${place}`);
  for (const { name, email } of results) say(`${email}\t${name}`);
  if (results.length === 0)
    say('This site has no operator yet. makerstep operator add EMAIL makes one.');
  sayJson({ database: place, results });
  return 0;
}

async function change(email: string, isOperator: boolean, output: Output): Promise<number> {
  const account = await setOperator(email, isOperator);
  if (!account)
    throw new PlainError(
      `There is no account with the e-mail ${email}.`,
      'Sign up with it on the site first.',
      { kept: 'Nothing was changed.' },
    );
  const { name, isChanged, isConfirmed } = account;
  if (isOperator && !isConfirmed)
    throw new PlainError(
      `The e-mail of ${name} (${email}) is not confirmed: anybody may have signed up with it.`,
      `Open the link in the confirmation mail first, then run this again. Without SMTP_URL, mails are in ${path.join(env().dataDir, 'mail')}.`,
      { kept: 'Nothing was changed.' },
    );
  const now = isOperator ? 'an operator' : 'no operator';
  output.say(
    isChanged
      ? `${name} (${email}) is ${now} of this site now. It holds at once.`
      : `${name} (${email}) was ${now} already. Nothing was changed.`,
  );
  output.sayJson({ email, name, isOperator, isChanged, isConfirmed });
  return 0;
}
