import type { DraftStep } from './draft-guide';
import { htmlText } from './html-text';
import { isOfType, picturesOf, resolved, type Things, words } from './json-ld-values';
import { type Fields, isFields, listOf } from './json-values';

/** Lists may be in lists; deeper ones are one text. */
const DEPTH_MAX = 6;
const NUMBER = /^\s*(?:\d{1,3}[.):]|[•*–-])\s+/;

type Walk = { things: Things; lineOf: (value: unknown) => number | undefined; line: number; depth: number };

/** Instructions in all forms that schema.org allows: a text, texts, steps, sections of steps, lists of any of them. */
export function stepsOf(value: unknown, walk: Walk): DraftStep[] {
  const one = resolved(value, walk.things);
  if (walk.depth > DEPTH_MAX) return [];
  if (typeof one === 'string') return stepsOfText(one, walk.line);
  if (Array.isArray(one)) return (one as unknown[]).flatMap((each) => stepsOf(each, { ...walk, line: walk.lineOf(each) ?? walk.line }));
  if (!isFields(one)) return [];
  const inside = { ...walk, line: walk.lineOf(one) ?? walk.line, depth: walk.depth + 1 };
  if (isOfType(one, 'HowToSection')) return section(one, inside);
  if (isOfType(one, 'ListItem') && one['item'] !== undefined) return stepsOf(one['item'], inside);
  if (isOfType(one, 'ItemList', 'HowTo')) return stepsOf(one['itemListElement'] ?? one['step'], inside);
  return [step(one, inside)];
}

function section(fields: Fields, walk: Walk): DraftStep[] {
  const name = words(fields['name'], walk.things);
  const steps = stepsOf(fields['itemListElement'] ?? fields['steps'] ?? fields['text'], walk);
  return name === '' ? steps : [{ isChapter: true, name, text: '', pictures: [], line: walk.line }, ...steps];
}

/** A step with its directions and tips as its text. */
function step(fields: Fields, walk: Walk): DraftStep {
  const { things } = walk;
  const own = [fields['text'], fields['description']].map((each) => words(each, things)).find(Boolean) ?? '';
  const parts = listOf(resolved(fields['itemListElement'], things));
  const told = parts.flatMap((part) => partsOf(resolved(part, things), things, 0));
  const text = told.length > 0 && !told.join(' ').includes(own) ? [own, ...told].filter(Boolean).join('\n') : own || told.join('\n');
  const name = words(fields['name'], things);
  // Some repeat the text as the name.
  const isRepeated = name !== '' && name === text && name.length > 50;
  const pictures = [...picturesOf(fields['image'], things), ...parts.flatMap((part) => (isFields(part) ? picturesOf(part['image'], things) : []))];
  return { isChapter: false, name: isRepeated ? '' : name, text, pictures, line: walk.line };
}

function partsOf(part: unknown, things: Things, depth: number): string[] {
  if (isFields(part) && part['text'] === undefined && part['itemListElement'] !== undefined && depth < DEPTH_MAX) {
    return listOf(part['itemListElement']).flatMap((each) => partsOf(resolved(each, things), things, depth + 1));
  }
  const text = words(isFields(part) ? part['text'] ?? part['name'] ?? part['item'] : part, things);
  return text === '' ? [] : [text];
}

/** Lines of a text are steps of their own, without the numbers that people gave them. */
function stepsOfText(text: string, line: number): DraftStep[] {
  const lines = htmlText(text).split(/\n+/).map((each) => each.replace(NUMBER, '').trim()).filter(Boolean);
  return lines.map((each) => ({ isChapter: false, name: '', text: each, pictures: [], line }));
}
