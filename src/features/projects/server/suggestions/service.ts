import 'server-only';
import type { Actor } from '@/features/auth/server/actor';
import { listUsedWords } from './repository';
import type { Suggestions } from '../../suggestions/schema';

/** More than a person reads, in a small response. */
const SUGGESTIONS_MAX = 50;

/**
 * The creator's earlier tags, tools, parts, brands and categories, at most 50 of each, most used
 * first.
 */
export async function readSuggestions(actor: Actor): Promise<Suggestions> {
  const suggestions: Suggestions = { tags: [], tools: [], parts: [], brands: [], categories: [] };
  for (const { kind, value } of await listUsedWords(actor.creatorId, SUGGESTIONS_MAX))
    suggestions[kind].push(value);
  return suggestions;
}
