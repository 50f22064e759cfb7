import 'server-only';
import type { Actor } from '@/features/auth/server/actor';
import { StepType } from '../../constants';
import { sourceIn } from '../../model/texts/states';
import { findUses } from '../../model/uses/find-uses';
import type { ProposedUses } from '../../steps/schema';
import { readProject } from '../owned-project';

/**
 * Which parts and tools each step seems to use, from its words.
 * @throws {AppError} not_found
 */
export async function proposeUses(actor: Actor, id: string): Promise<ProposedUses> {
  const { languages, parts, tools, items, steps } = await readProject(actor, id);
  const [lang = 'en'] = languages;
  const lines = [...parts, ...tools];
  const results = findUses(
    items.map((item, index) => ({ id: item.id, line: lines[index] ?? '' })),
    steps
      .filter(({ type }) => type === StepType.Step)
      .map(({ uses, name, description, lines: notes = [], ...step }) => ({
        id: step.id,
        texts: [name, description, ...notes.map(({ text }) => text)].map((texts) =>
          sourceIn(texts, lang),
        ),
        used: uses.map(({ item }) => item),
      })),
    lang,
  );
  return { results, totalResults: results.length };
}
