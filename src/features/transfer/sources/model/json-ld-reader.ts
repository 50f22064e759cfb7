import type { GuideReader, ReadGuides, Refusal, TextFile } from '../../model/reader';
import { draftFromJsonLd, isInstructions, questionsOf } from './draft-from-json-ld';
import { foundFromDraft } from './found-from-draft';
import { thingsIn } from './json-ld-values';
import { type Fields, readJson } from './json-values';
import { lineIndex } from './line-index';

const IS_JSON = /^\s*[[{]/;
const IS_HTML = /^\s*<(?:!doctype html|html|head|!--|script|meta|body)\b/i;
const TYPES = /"@type"\s*:\s*(?:\[[^\]]{0,200})?"(?:https?:\/\/schema\.org\/|schema:)?(?:HowTo|Recipe)"/;
const SCRIPT = /<script\b([^>]{0,1000})>/gi;
const SCRIPT_END = /<\/script\b/gi;
const LD_TYPE = /\btype\s*=\s*["']?application\/ld\+json\b/i;

/** JSON somewhere in a file. */
type Part = { text: string; offset: number };

/** Reads HowTo and Recipe of schema.org, as JSON-LD in a file of its own or in a page (docs/import-formats.md). */
export const jsonLdReader: GuideReader = {
  recognises: ({ text }) => (IS_JSON.test(text) && TYPES.test(text)) || IS_HTML.test(text),
  read: (file) => {
    const isPage = !IS_JSON.test(file.text);
    const parts = isPage ? scriptsOf(file.text) : [{ text: file.text, offset: 0 }];
    const refusals: Refusal[] = [];
    const lineAt = lineIndex(file.text);
    const places = new WeakMap<object, number>();
    const roots = parts.flatMap((part) => read(part, file, { places, lineAt }, refusals));
    const found = roots.flatMap(thingsIn);
    const lineOf = (value: unknown) => {
      const place = typeof value === 'object' && value !== null ? places.get(value) : undefined;
      return place === undefined ? undefined : lineAt(place);
    };
    const things = new Map(found.flatMap((thing): [string, Fields][] => (typeof thing['@id'] === 'string' && Object.keys(thing).length > 1 ? [[thing['@id'], thing]] : [])));
    return guidesOf(found, { things, lineOf }, file, refusals);
  },
};

function guidesOf(found: readonly Fields[], around: Parameters<typeof questionsOf>[1], file: TextFile, refusals: Refusal[]): ReadGuides {
  const instructions = found.filter(isInstructions);
  const questions = instructions.length === 1 ? questionsOf(found, around) : [];
  const guides = instructions.flatMap((thing) => {
    const draft = draftFromJsonLd(thing, around);
    if (draft.steps.length > 0) return [foundFromDraft({ ...draft, questions })];
    refusals.push({ file: file.name, line: draft.line, reason: 'steps_not_found' });
    return [];
  });
  if (instructions.length === 0 && refusals.length === 0) refusals.push({ file: file.name, line: 1, reason: 'instructions_not_found' });
  return { guides, refusals };
}

function read(part: Part, file: TextFile, { places, lineAt }: { places: WeakMap<object, number>; lineAt: (offset: number) => number }, refusals: Refusal[]): unknown[] {
  const json = readJson(part.text);
  if ('reason' in json) {
    refusals.push({ file: file.name, line: lineAt(part.offset + json.offset), reason: json.reason });
    return [];
  }
  for (const thing of thingsIn(json.value)) places.set(thing, part.offset + (json.offsetOf(thing) ?? 0));
  return [json.value];
}

/** The JSON-LD of a page; nothing else of it is looked at, nothing of it runs, and no depth of it takes long. */
function scriptsOf(text: string): Part[] {
  return [...text.matchAll(SCRIPT)].flatMap(({ 0: tag, 1: attributes = '', index }) => {
    if (!LD_TYPE.test(attributes)) return [];
    const offset = index + tag.length;
    SCRIPT_END.lastIndex = offset;
    const end = SCRIPT_END.exec(text)?.index ?? text.length;
    return [{ text: text.slice(offset, end), offset }];
  });
}
