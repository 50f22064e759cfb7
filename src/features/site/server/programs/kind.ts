import { createRequire } from 'node:module';
import { AI_CRAWLERS } from '@/shared/site/ai-crawlers';
import type { ProgramKind } from '../../constants';

type Known = { pattern: string; tags?: readonly string[] };
// Its ES module imports JSON, about which Node 20 warns at each start.
const KNOWN = createRequire(import.meta.url)('crawler-user-agents') as readonly Known[];
/** Patterns of the list are slow on long texts. */
const AGENT_MAX_CHARS = 300;

const taggedAs = (...tags: string[]) =>
  new RegExp(
    KNOWN.filter((known) => known.tags?.some((tag) => tags.includes(tag)))
      .map(({ pattern }) => pattern)
      .join('|'),
  );
/**
 * Browsers, by their engine and without words of programs that pose as one. All patterns of the
 * list would take longer than sending a page from the cache.
 */
const BROWSER =
  /^mozilla\/5\.0 \((?!.*(?:bot|crawl|spider|scan|https?:|@|compatible;|headless|preview|fetch|monitor)).+(?:applewebkit|gecko)\//;
const ASSISTANT = new RegExp(AI_CRAWLERS.join('|').toLowerCase());
/** The first that matches counts. */
const KINDS: readonly (readonly [ProgramKind, RegExp])[] = [
  ['assistant', taggedAs('ai-crawler')],
  ['feed', taggedAs('feed-reader', 'social-preview')],
  ['search', taggedAs('search-engine')],
];

/** The kind of program that a user agent names. */
export function kindOfProgram(userAgent = ''): ProgramKind {
  const agent = userAgent.slice(0, AGENT_MAX_CHARS);
  // Patterns that ignore case take ten times as long.
  const lower = agent.toLowerCase();
  if (ASSISTANT.test(lower)) return 'assistant';
  const known = KINDS.find(([, pattern]) => pattern.test(agent))?.[0];
  return known ?? (BROWSER.test(lower) ? 'browser' : 'other');
}
