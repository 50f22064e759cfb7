import { AMOUNT_WORDS } from '@/languages/amounts';
import { SEARCH_WORDS } from '@/languages/search';
import { nounOf, stemOf } from '@/languages/stem';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { searchKey } from '@/shared/text/search-key';
import { grammarOf } from '../amounts/grammar';
import { after, unitAt } from '../amounts/measure';
import { readLine } from '../amounts/read-line';

/** A content word; words of another run stand behind a sign or a word such as 'the'. */
export type Word = {
  word: string;
  noun: string;
  stem: string;
  run: number;
  before: 'sign' | 'stop' | 'of' | 'word';
};
/** A name of an entry: its noun, and the stems that tell it from others. */
export type EntryName = { noun: string; others: string[] };

/** Words, numbers and signs; the hyphen of 'half-cured' is none. */
const TOKEN = /\p{L}+|\p{N}+|(?!(?<=[\p{L}\p{N}])[-‐‑](?=[\p{L}\p{N}]))[^\p{L}\p{N}\s'’]/gu;
const IS_WORD = /[\p{L}\p{N}]/u;
const IS_NUMBER = /^\p{N}+$/u;
const IS_NOUN = /^\p{L}{2,}$/u;

type Reading = { stop: ReadonlySet<string>; of: ReadonlySet<string>; between: ReadonlySet<string> };
const readings = new Map<ProjectLanguage, Reading>();

function readingOf(lang: ProjectLanguage): Reading {
  const known = readings.get(lang);
  if (known) return known;
  const { of, between } = AMOUNT_WORDS[lang];
  const reading = {
    stop: new Set(searchKey(SEARCH_WORDS[lang].stop).trim().split(/\s+/)),
    of: new Set(of.split('|')),
    between: new Set(searchKey(between).split('|')),
  };
  readings.set(lang, reading);
  return reading;
}

/** The content words of a text in its order. */
export function wordsIn(text: string, lang: ProjectLanguage): Word[] {
  const { stop, of, between } = readingOf(lang);
  const isHeadFirst = AMOUNT_WORDS[lang].head === 'first';
  const words: Word[] = [];
  let run = 0;
  let before: Word['before'] = 'sign';
  for (const [token] of searchKey(text).matchAll(TOKEN)) {
    const isBetween = between.has(token);
    if (of.has(token)) before = 'of';
    else if (!IS_WORD.test(token) || isBetween || stop.has(token)) {
      before = isBetween || !IS_WORD.test(token) ? 'sign' : 'stop';
      // 'fermento em pó' is one name.
      if (!isHeadFirst || before === 'sign') run += 1;
    } else {
      words.push({
        word: token,
        noun: nounOf(token, lang),
        stem: stemOf(token, lang),
        run,
        before,
      });
      before = 'word';
    }
  }
  return words;
}

/** The names of a line of parts or tools: 'stock or water' has two. */
export function namesOf(line: string, lang: ProjectLanguage): EntryName[] {
  const { between } = readingOf(lang);
  const parts: string[] = [''];
  for (const token of withoutContainer(readLine(line, lang).name, lang).split(/(\s+|[/&+,;])/u))
    if (/^[/&+,;]$/u.test(token) || between.has(searchKey(token))) parts.push('');
    else parts[parts.length - 1] += token;
  const names = parts.flatMap((part) => nameIn(part, lang));
  // 'brown or white sugar' has no name 'brown'.
  const isLong = names.some(({ others }) => others.length > 0);
  return isLong ? names.filter(({ others }) => others.length > 0) : names;
}

/** A name without 'cloves of' in front. */
function withoutContainer(name: string, lang: ProjectLanguage): string {
  const grammar = grammarOf(lang);
  const unit = unitAt(name, 0, grammar);
  if (!unit || unit.kind === 'length') return name;
  const start = after(/\s+/y, name, unit.end) ?? unit.end;
  const end = after(grammar.of, name, start);
  return end === undefined ? name : name.slice(end);
}

function nameIn(text: string, lang: ProjectLanguage): EntryName[] {
  const words = wordsIn(text, lang);
  const run = words.filter((word) => word.run === words[0]?.run);
  const nouns = run.filter(({ noun }, index) => IS_NOUN.test(noun) && !isUnit(run, index, lang));
  const head = AMOUNT_WORDS[lang].head === 'first' ? nouns[0] : lastNoun(nouns, lang);
  if (!head) return [];
  return [{ noun: head.noun, others: run.filter((word) => word !== head).map(({ stem }) => stem) }];
}

/** 'mm' of 'socket 19 mm'. */
const isUnit = (run: readonly Word[], index: number, lang: ProjectLanguage): boolean =>
  IS_NUMBER.test(run[index - 1]?.word ?? '') && grammarOf(lang).units.has(run[index]?.word ?? '');

/** The last noun, or the one before pieces of it: 'garlic cloves'. */
function lastNoun(nouns: readonly Word[], lang: ProjectLanguage): Word | undefined {
  const last = nouns.at(-1);
  const isPiece = grammarOf(lang).units.get(last?.word ?? '')?.kind === 'piece';
  return (isPiece ? nouns.at(-2) : undefined) ?? last;
}
