import type { LabelChangeView, LabelView } from '@/features/site/labels/schema';
import { PlainError } from '@/server/plain-error';
import { allPages } from '../all-pages';
import type { Client } from '../client';
import type { Output } from '../output';

const CHANGES = '/site/labels/changes';

interface LabelOptions {
  /** by default tags */
  kind: string | undefined;
  lang: string | undefined;
  to: string | undefined;
}

/** Lists, renames, merges and removes tags or categories of all guides, and undoes that. */
export async function labels(
  client: Client,
  [verb = 'list', ...names]: readonly string[],
  { kind = 'tag', lang = 'en', to }: LabelOptions,
  output: Output,
): Promise<number> {
  if (verb === 'list' && names.length === 0) {
    const rows = await allPages<LabelView>(client, '/site/labels', { kind });
    for (const row of rows) output.say([row.name, row.lang, row.guides].join('\t'));
    output.sayJson({ results: rows });
    return 0;
  }
  if (verb === 'changes' && names.length === 0) {
    const rows = await allPages<LabelChangeView>(client, CHANGES, {});
    for (const row of rows) output.say(lineOf(row));
    output.sayJson({ results: rows });
    return 0;
  }
  if (verb === 'undo' && names.length > 0)
    return output.each(names, 'undone', async (id) => ({
      text: lineOf(await client.json('POST', `${CHANGES}/${encodeURIComponent(id)}/undo`)),
    }));
  const isChange = verb === 'remove' ? to === undefined : verb === 'rename' && to !== undefined;
  if (!isChange || names.length === 0)
    throw new PlainError('That is no whole command.', 'makerstep help shows how to use it.');
  const body = { kind, lang, names, to: to ?? null };
  const change = await client.json<LabelChangeView>('POST', CHANGES, { body });
  output.say(lineOf(change));
  output.sayJson(change);
  return 0;
}

const lineOf = ({ id, state, guides, changed, names, to, lang }: LabelChangeView): string =>
  [id, state, `${changed}/${guides}`, lang, names.join(', '), to ?? ''].join('\t');
