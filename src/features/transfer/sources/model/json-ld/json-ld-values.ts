import type { DraftPicture } from '../draft-guide';
import { minutesIn } from '../duration';
import { htmlText } from '../html/html-text';
import { type Fields, isFields, listOf, numberOf } from './json-values';

const REFERENCES_MAX = 4;

/** The objects of a JSON-LD document by @id. */
export type Things = ReadonlyMap<string, Fields>;

/** Of several objects with the same @id, the one with most fields: others are references. */
export function thingsById(found: readonly Fields[]): Things {
  const things = new Map<string, Fields>();
  for (const thing of found) {
    const id = thing['@id'];
    if (typeof id === 'string' && !isReference(thing) && size(thing) > size(things.get(id) ?? {}))
      things.set(id, thing);
  }
  return things;
}

const size = (fields: Fields): number => Object.keys(fields).length;
/** Reports whether it is only a reference to another object, perhaps with its type. */
export const isReference = (value: unknown): value is Fields & { '@id': string } =>
  isFields(value) &&
  typeof value['@id'] === 'string' &&
  Object.keys(value).every((key) => key === '@id' || key === '@type');

/** Resolves a reference, and unwraps containers of JSON-LD. */
export function resolved(value: unknown, things: Things): unknown {
  let target = value;
  for (let times = 0; times < REFERENCES_MAX && isReference(target); times += 1)
    target = things.get(target['@id']);
  return isFields(target) ? (target['@list'] ?? target['@set'] ?? target) : target;
}

/** All values, with nested lists, each once: references may lead back to a list. */
export const allOf = (value: unknown, things: Things): unknown[] =>
  valuesIn(value, things, new Set());

function valuesIn(value: unknown, things: Things, read: Set<Fields>): unknown[] {
  const one = resolved(value, things);
  if (Array.isArray(one)) return (one as unknown[]).flatMap((each) => valuesIn(each, things, read));
  if (!isOfType(one, 'ItemList')) return listOf(one);
  if (read.has(one)) return [];
  read.add(one);
  return valuesIn(one['itemListElement'], things, read);
}

export const isOfType = (value: unknown, ...types: string[]): value is Fields =>
  isFields(value) &&
  listOf(value['@type']).some(
    (type) =>
      typeof type === 'string' &&
      types.includes(type.trim().replace(/^https?:\/\/(?:www\.)?schema\.org\/|^schema:/i, '')),
  );

/** The raw text of a value: a string, or the name or text of an object. */
export function said(value: unknown, things: Things): string {
  const [first] = listOf(resolved(value, things));
  const one = resolved(first, things);
  if (typeof one === 'string' || typeof one === 'number') return String(one).trim();
  if (!isFields(one)) return '';
  const [found] = [one['@value'], one['name'], one['text'], one['headline']].filter(
    (each) => (typeof each === 'string' && each.trim() !== '') || typeof each === 'number',
  );
  return typeof found === 'string' || typeof found === 'number' ? String(found).trim() : '';
}

/** Text of every value; of texts in several languages, those in the language of the first. */
export function saidEach(value: unknown, things: Things): string[] {
  const all = allOf(value, things);
  const language = textLanguage(all[0], things);
  return all
    .filter((each) => textLanguage(each, things) === language)
    .map((each) => said(each, things))
    .filter(Boolean);
}

/** The language of a text, if stated. */
export function textLanguage(value: unknown, things: Things): string | undefined {
  const [first] = allOf(value, things);
  const language = isFields(first) ? first['@language'] : undefined;
  return typeof language === 'string' ? language : undefined;
}

/** Plain text of a value. */
export const plainTextOf = (value: unknown, things: Things): string =>
  htmlText(said(value, things)).trim();

export const allWords = (value: unknown, things: Things): string[] =>
  allOf(value, things)
    .map((each) => plainTextOf(each, things))
    .filter(Boolean);

const NO_TEXT = /^@|^(?:id|uid|uuid|url|position|order|image|images|photo|video)$/i;

/** The texts of an object of unknown shape, labelled by their keys when numbers are among them. */
export function textsIn(fields: Fields, things: Things): string[] {
  const texts = Object.entries(fields).filter(
    ([key, value]) => !NO_TEXT.test(key) && allWords(value, things).length > 0,
  );
  const hasNumber = texts.some(([, value]) => typeof value === 'number');
  return texts.map(
    ([key, value]) => `${hasNumber ? `${key}: ` : ''}${allWords(value, things).join(', ')}`,
  );
}

/** Labels in a list, or in one comma-separated text. */
export const labels = (value: unknown, things: Things): string[] =>
  allWords(value, things)
    .flatMap((text) => text.split(/[,;]/))
    .map((text) => text.trim())
    .filter(Boolean);

/** The addresses of pictures, plain or as ImageObject. */
export function picturesOf(value: unknown, things: Things): DraftPicture[] {
  return listOf(isReference(value) ? (resolved(value, things) ?? value) : value).flatMap(
    (each): DraftPicture[] => {
      const one = isReference(each) ? (resolved(each, things) ?? each) : each;
      if (typeof one === 'string')
        return one.trim() === '' ? [] : [{ source: one.trim(), alt: '' }];
      if (!isFields(one)) return [];
      const [address] = ['contentUrl', 'url', '@id', 'thumbnailUrl']
        .flatMap((name) => listOf(one[name]))
        .map((found) => said(found, things) || idIn(found))
        .filter(Boolean);
      const alt = said(one['caption'], things) || said(one['name'], things);
      return address ? [{ source: address, alt }] : [];
    },
  );
}

const idIn = (value: unknown): string => (isReference(value) ? value['@id'] : '');

/** The address of a video, plain or as VideoObject; blank without one. */
export function addressOf(value: unknown, things: Things): string {
  const one = resolved(value, things);
  if (!isFields(one)) return said(one, things) || idIn(value);
  return (
    ['url', 'contentUrl', 'embedUrl', '@id']
      .map((name) => said(one[name], things) || idIn(one[name]))
      .find((each) => /^https?:/i.test(each)) ?? ''
  );
}

/** Time units of QuantitativeValue. */
const TIME_CODES: Record<string, string> = { SEC: 's', MIN: 'min', HUR: 'h', DAY: 'd', WEE: 'w' };

/**
 * A duration of the file, with minutes; its minutes are undefined when it is not understood.
 * Undefined without any.
 */
export function timeOf(
  value: unknown,
  things: Things,
): { text: string; minutes: number | undefined } | undefined {
  const [one] = allOf(value, things);
  const fields = isFields(one) ? one : undefined;
  const amount = fields?.['maxValue'] ?? fields?.['value'] ?? fields?.['minValue'];
  const unit = fields
    ? said(fields['unitText'], things) || TIME_CODES[said(fields['unitCode'], things)] || ''
    : '';
  const text =
    numberOf(amount) === undefined
      ? said(amount ?? one, things)
      : `${said(amount, things)} ${unit}`.trim();
  return text === '' ? undefined : { text, minutes: minutesIn(text) };
}

/** Every object of a document, however nested, in order. */
export function thingsIn(value: unknown): Fields[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  return isFields(value) ? [value, ...Object.values(value).flatMap(thingsIn)] : [];
}
