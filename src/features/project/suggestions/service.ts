import 'server-only';
import type { Actor } from '../../auth/actor';
import { listUsedWords } from './repository';
import type { Suggestions } from './schema';

/** More than anybody reads, and little enough to send. */
const SUGGESTIONS_MAX = 50;

/** What the creator wrote before as tags, tools, parts, brand and category, at most 50 of each, the most used first. */
export async function readSuggestions(actor: Actor): Promise<Suggestions> {
  const suggestions: Suggestions = { tags: [], tools: [], parts: [], brands: [], categories: [] };
  for (const { kind, value } of await listUsedWords(actor.creatorId, SUGGESTIONS_MAX))
    suggestions[kind].push(value);
  return suggestions;
}
