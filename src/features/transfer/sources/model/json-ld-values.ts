import type { DraftPicture } from './draft-guide';
import { htmlText } from './html-text';
import { type Fields, isFields, listOf } from './json-values';

const REFERENCES_MAX = 4;
const DURATION = /^P(?:(\d{1,4})W)?(?:(\d{1,4})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})(?:\.\d+)?M)?(?:(\d{1,7})(?:\.\d+)?S)?)?$/i;

/** Things of a document of JSON-LD by their @id. */
export type Things = ReadonlyMap<string, Fields>;

/** A thing itself, where only its @id stands. */
export function resolved(value: unknown, things: Things): unknown {
  let found = value;
  for (let times = 0; times < REFERENCES_MAX && isFields(found) && typeof found['@id'] === 'string' && Object.keys(found).length === 1; times += 1) {
    found = things.get(found['@id']) ?? undefined;
  }
  return found;
}

export const isOfType = (value: unknown, ...types: string[]): value is Fields =>
  isFields(value) && listOf(value['@type']).some((type) => typeof type === 'string' && types.includes(type.replace(/^https?:\/\/schema\.org\/|^schema:/, '')));

/** What a value says in words: a text itself, or the name or text of a thing. */
export function words(value: unknown, things: Things): string {
  const [first] = listOf(resolved(value, things));
  const one = resolved(first, things);
  if (typeof one === 'string' || typeof one === 'number') return htmlText(String(one)).trim();
  if (!isFields(one)) return '';
  const [said] = [one['@value'], one['name'], one['text'], one['headline']].filter((each) => typeof each === 'string' && each.trim() !== '');
  return typeof said === 'string' ? htmlText(said).trim() : '';
}

export const allWords = (value: unknown, things: Things): string[] => listOf(resolved(value, things)).map((each) => words(each, things)).filter(Boolean);

/** Labels as a list, or in one text with commas between them. */
export const labels = (value: unknown, things: Things): string[] => allWords(value, things).flatMap((text) => text.split(/[,;]/)).map((text) => text.trim()).filter(Boolean);

/** Addresses of pictures, whether given by themselves or as ImageObject. */
export function picturesOf(value: unknown, things: Things): DraftPicture[] {
  return listOf(resolved(value, things)).flatMap((each) => {
    const one = resolved(each, things);
    if (typeof one === 'string') return [{ source: one, alt: '' }];
    if (!isFields(one)) return [];
    const [address] = [one['contentUrl'], one['url']].flatMap(listOf);
    const alt = one['caption'] ?? one['name'];
    return typeof address === 'string' ? [{ source: address, alt: typeof alt === 'string' ? alt : '' }] : [];
  });
}

/** Minutes of an ISO 8601 duration; undefined for anything else. */
export function minutesOf(value: unknown): number | undefined {
  const [, weeks, days, hours, minutes, seconds] = (typeof value === 'string' && DURATION.exec(value.trim())) || [];
  const total = Number(weeks ?? 0) * 10_080 + Number(days ?? 0) * 1440 + Number(hours ?? 0) * 60 + Number(minutes ?? 0) + Math.ceil(Number(seconds ?? 0) / 60);
  return total > 0 ? total : undefined;
}

/** Every thing of a document, however it is wrapped, in its order. */
export function thingsIn(value: unknown): Fields[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  return isFields(value) ? [value, ...Object.values(value).flatMap(thingsIn)] : [];
}
