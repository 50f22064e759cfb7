import type { GuideReader, ReadGuides, Refusal, TextFile } from '../../../model/reader';
import { isDoubleEscaped, unescapedOnce } from './double-escaped';
import { draftFromJsonLd, isInstructions, questionsOf } from './draft-from-json-ld';
import { noticesIn } from '../fit-entries';
import { hasSteps } from '../fit-draft';
import { foundFromDraft } from '../found-from-draft';
import { isReference, thingsById, thingsIn } from './json-ld-values';
import { type Fields, type OffsetOf, readJson } from './json-values';
import { lineIndex } from '../markdown/line-index';
import { type Part, scriptsOf } from './page-scripts';

/** JSON, perhaps after comments. */
const IS_JSON = /^\s*(?:[[{]|\/[/*])/;
const IS_HTML =
  /^\s*<(?:!doctype\s|!--|(?:html|head|script|meta|body|title|link|style|div|main|article|section)[\s>])/i;
/** Nextcloud Cookbook keeps a recipe and its picture in one folder, without an address. */
const COOKBOOK = /(?:^|\/)recipe\.json$/;
const COOKBOOK_PICTURE = { source: 'full.jpg', alt: '', isOptional: true };
const HAS_SCRIPT = /<script\b[^>]{0,1000}ld(?:\+|&#x2b;|&#43;|&plus;)json/i;
const TYPES =
  /["']?@type["']?\s*:\s*(?:\[[^\]]{0,200})?["'](?:https?:\\?\/\\?\/(?:www\.)?schema\.org\\?\/|schema:)?(?:HowTo|Recipe)["']/;

/**
 * Reads schema.org's HowTo and Recipe, as JSON-LD in a file or in a page (docs/import-formats.md).
 */
export const jsonLdReader: GuideReader = {
  recognises: ({ text }) =>
    IS_JSON.test(text) ? TYPES.test(text) : IS_HTML.test(text) || HAS_SCRIPT.test(text),
  read: (file) => {
    const { parts, lang } = IS_JSON.test(file.text)
      ? { parts: [{ text: file.text, offset: 0 }], lang: '' }
      : scriptsOf(file.text);
    const refusals: Refusal[] = [];
    const lineAt = lineIndex(file.text);
    // A repeated block, as of a page and its theme, counts once.
    const once = new Map(parts.toReversed().map((part) => [part.text.trim(), part]));
    const read = parts
      .filter((part) => once.get(part.text.trim()) === part)
      .flatMap((part) => readPart(part, file, lineAt, refusals));
    const things = read.flatMap(({ value }) => thingsIn(value));
    const lineOf = (value: unknown, key?: string | number) => {
      const place = read
        .map(({ placeOf }) => placeOf(value, key))
        .find((each) => each !== undefined);
      return place === undefined ? undefined : lineAt(place);
    };
    return guidesOf(things, { things: thingsById(things), lineOf, lang }, file, refusals);
  },
};

function guidesOf(
  found: readonly Fields[],
  around: Parameters<typeof draftFromJsonLd>[1],
  file: TextFile,
  refusals: Refusal[],
): ReadGuides {
  const instructions = found.filter(
    (thing) => isInstructions(thing) && !(isReference(thing) && around.things.has(thing['@id'])),
  );
  const questions = instructions.length === 1 ? questionsOf(found, around) : [];
  const guides = instructions.flatMap((thing) => {
    const draft = draftFromJsonLd(thing, around);
    if (draft.pictures.length === 0 && COOKBOOK.test(file.name))
      draft.pictures.push(COOKBOOK_PICTURE);
    if (hasSteps(draft)) refusals.push(...noticesIn(file.name, draft));
    else refusals.push({ file: file.name, line: draft.line, reason: 'steps_not_found' });
    return hasSteps(draft) ? [foundFromDraft({ ...draft, questions })] : [];
  });
  if (instructions.length === 0 && refusals.length === 0)
    refusals.push({ file: file.name, line: 1, reason: 'instructions_not_found' });
  return { guides, refusals };
}

type ReadPart = { value: unknown; placeOf: OffsetOf };

function readPart(
  part: Part,
  file: TextFile,
  lineAt: (offset: number) => number,
  refusals: Refusal[],
): ReadPart[] {
  const json = readJson(part.text, isDoubleEscaped(part.text) ? unescapedOnce : undefined);
  const refuse = (reason: Refusal['reason'], offset: number) =>
    refusals.push({ file: file.name, line: lineAt(part.offset + offset), reason });
  if ('reason' in json) {
    refuse(json.reason, json.offset);
    return [];
  }
  if (json.isRepaired) refuse('json_repaired', json.offsetOf(json.value) ?? 0);
  const placeOf: OffsetOf = (value, key) => {
    const offset = json.offsetOf(value, key);
    return offset === undefined ? undefined : part.offset + offset;
  };
  return [{ value: json.value, placeOf }];
}
