import type { BackupsView } from '@/features/site/backups/schema';
import type { TestMailView } from '@/features/site/mails/schema';
import { PlainError } from '@/server/plain-error';
import type { Client } from '../client';
import type { Output } from '../output';

const BACKUPS = '/site/backups';

/** Lists the backups that the site made by itself, or makes one now. */
export async function backups(
  client: Client,
  [verb = 'list', ...others]: readonly string[],
  output: Output,
): Promise<number> {
  if (others.length > 0 || !['list', 'now'].includes(verb))
    throw new PlainError('That is no whole command.', 'Use makerstep backups, or backups now.');
  if (verb === 'now') {
    await client.json('POST', BACKUPS);
    output.say('The backup has begun. makerstep backups shows when it is made.');
    output.sayJson({});
    return 0;
  }
  const view = await client.json<BackupsView>('GET', BACKUPS);
  for (const { startedAt, state, bytes, place, name, reason, rehearsal } of view.backups)
    output.say(
      [startedAt, state, bytes, place, name, reason, rehearsal === '' ? 'rehearsed' : rehearsal]
        .join('\t')
        .replace(/\n/g, ' '),
    );
  if (view.backups.length === 0) output.beside('There are none.');
  output.sayJson(view);
  return 0;
}

/** Sends a mail to the operator's own address; 1 when it was not sent. */
export async function testMail(
  client: Client,
  names: readonly string[],
  output: Output,
): Promise<number> {
  if (names.length > 0) throw new PlainError('test-mail takes no arguments.', 'Leave them out.');
  const result = await client.json<TestMailView>('POST', '/site/mail/test');
  output.say([result.email, result.state, result.answer].join('\t'));
  output.sayJson(result);
  return result.state === 'refused' ? 1 : 0;
}
