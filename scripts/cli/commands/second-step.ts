import { removeSecondFactor } from '@/features/site/server/operators/service';
import { PlainError } from '@/server/plain-error';
import { onMachine } from '../on-machine';
import type { Output } from '../output';

/**
 * Removes the second factor of an account. Only who can read the database of the product may go
 * around it, so it needs no token.
 */
export function removeSecondStep([email, ...others]: readonly string[], output: Output) {
  if (email === undefined || others.length > 0)
    throw new PlainError('Whose?', 'makerstep accounts remove-second-step EMAIL');
  return onMachine(async () => {
    const account = await removeSecondFactor(email);
    if (!account)
      throw new PlainError(`There is no account with the e-mail ${email}.`, 'Check its spelling.', {
        kept: 'Nothing was changed.',
      });
    const { name, isChanged } = account;
    output.say(
      isChanged
        ? `${name} (${email}) logs in without a second step now, and gets a mail.`
        : `${name} (${email}) has no second step. Nothing was changed.`,
    );
    output.sayJson({ email, name, isChanged });
    return 0;
  });
}
