import type { FieldProblem } from '../http/app-error';
import { asciiDomain } from '../text/email';
import { formattedBlocks, withoutFormatting } from '../text/formatting';
import { searchKey } from '../text/search-key';
import { withoutUnseen } from '../text/text';
import type { SiteSettings } from './settings';

export const REFUSED_WORD_MAX = 60;
/** Longer names of hosts do not exist. */
const HOST_MAX = 253;
const WORD = /[\p{L}\p{N}]+/gu;
// It takes words without a dot, too, so that no place of a text is read twice.
const HOST = /[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)*/gu;
/** Letters that are not seen, within a word. */
const FILLERS = /[\u115F\u1160]+/g;
/** Dots of other scripts, which browsers read as dots of an address. */
const DOTS = /[\u3002\uFF0E\uFF61]/g;
const WITH_LINKS = { hasLinks: true };

/** Entries of the operators: words by their key, with the spelling of the operators, and domains. */
export type Refused = { words: ReadonlyMap<string, string>; domains: ReadonlySet<string> };

export const refusedOf = ({
  refusedWords,
  refusedDomains,
}: Pick<SiteSettings, 'refusedWords' | 'refusedDomains'>): Refused => ({
  words: new Map(refusedWords.map((word) => [refusedKey(word) ?? '', word])),
  domains: new Set(refusedDomains),
});

/** A word as texts are compared with it; undefined where it is not a single word. */
export function refusedKey(word: string): string | undefined {
  const key = keyOf(word);
  const [run, ...others] = key.match(WORD) ?? [];
  return run === key && others.length === 0 ? key : undefined;
}

/** The first refused word or domain of a text, in linear time. */
export function refusedIn(text: string, { words, domains }: Refused): FieldProblem | undefined {
  const word = words.size > 0 ? wordIn(text, words) : undefined;
  if (word !== undefined) return { key: 'refusedWord', values: { word } };
  const domain = refusedDomainIn(text, domains);
  return domain === undefined ? undefined : { key: 'refusedDomain', values: { domain } };
}

/** The first refused domain of the addresses in a text, also of those that are no links. */
export function refusedDomainIn(text: string, domains: Refused['domains']): string | undefined {
  if (domains.size === 0) return undefined;
  for (const candidate of [text, ...linkedHosts(text)]) {
    const plain = withoutUnseen(candidate).replace(DOTS, '.');
    for (const [run] of plain.matchAll(HOST)) {
      const match = run.includes('.') ? domainOf(run.slice(-HOST_MAX), domains) : undefined;
      if (match !== undefined) return match;
    }
  }
  return undefined;
}

const keyOf = (text: string) => searchKey(text).replace(FILLERS, '');

function wordIn(text: string, words: Refused['words']): string | undefined {
  // As it is written, and as it is shown: marks of bold words and links may split a word.
  const shown = withoutFormatting(text, WITH_LINKS).replaceAll('*', '');
  for (const one of shown === text ? [text] : [text, shown])
    for (const [run] of keyOf(one).matchAll(WORD)) {
      const word = words.get(run);
      if (word !== undefined) return word;
    }
  return undefined;
}

/** Hosts as browsers read them: an address may write its host in many ways. */
const linkedHosts = (text: string): string[] => [
  ...(URL.canParse(text) ? [new URL(text).hostname] : []),
  ...(text.includes('](')
    ? formattedBlocks(text, WITH_LINKS).flatMap(({ lines }) =>
        lines.flat().flatMap(({ link }) => (link ? [link.host] : [])),
      )
    : []),
];

function domainOf(host: string, domains: Refused['domains']): string | undefined {
  const labels = asciiDomain(host).toLowerCase().split('.');
  return labels
    .map((_, index) => labels.slice(index).join('.'))
    .find((domain) => domains.has(domain));
}
