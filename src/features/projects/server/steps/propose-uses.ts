import 'server-only';
import { inTurns } from '@/server/in-turns';
import type { Actor } from '@/features/auth/server/actor';
import { StepType } from '../../constants';
import { sourceIn } from '../../model/texts/states';
import { usesFinder } from '../../model/uses/find-uses';
import type { ProposedUses } from '../../steps/schema';
import { readProject } from '../owned-project';

/** Long steps take a millisecond each. */
const STEPS_A_TURN = 20;

/**
 * Which parts and tools each step seems to use, from its words.
 * @throws {AppError} not_found
 */
export async function proposeUses(actor: Actor, id: string): Promise<ProposedUses> {
  const { languages, parts, tools, items, steps } = await readProject(actor, id);
  const [lang = 'en'] = languages;
  const lines = [...parts, ...tools];
  const find = usesFinder(
    items.map((item, index) => ({ id: item.id, line: lines[index] ?? '' })),
    lang,
  );
  const found = await inTurns(
    steps.filter(({ type }) => type === StepType.Step),
    STEPS_A_TURN,
    ({ id: stepId, uses, name, description, lines: notes = [] }) =>
      find({
        id: stepId,
        texts: [name, description, ...notes.map(({ text }) => text)].map((texts) =>
          sourceIn(texts, lang),
        ),
        used: uses.map(({ item }) => item),
      }),
  );
  const results = found.filter((each) => each.items.length > 0);
  return { results, totalResults: results.length };
}
