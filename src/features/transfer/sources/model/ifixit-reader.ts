import { languageOf } from '../../../project/translations/model/mark';
import type { GuideReader, ReadGuides, Refusal } from '../../model/reader';
import type { DraftGuide, DraftPicture, DraftStep } from './draft-guide';
import { foundFromDraft } from './found-from-draft';
import { htmlText } from './html-text';
import { type Fields, isFields, listOf, numberOf, readJson } from './json-values';
import { lineIndex } from './line-index';
import { wikiText } from './wiki-text';
import { CONCLUSION, DO_FIRST, ICON_WORDS } from './words';

const RECOGNISED = /^\s*[[{][^]*"(?:guideid|guide_id)"\s*:/;
/** The licence of everything on iFixit that does not say another one. */
const LICENSE = 'CC BY-NC-SA 3.0';
/** The largest that pictures need to be. */
const PICTURE_SIZES = ['huge', 'large', 'original', 'standard', 'medium'];

/** Reads guides as iFixit's public API 2.0 gives them, one or a list of them; what they owe to their authors stays with them. */
export const ifixitReader: GuideReader = {
  recognises: ({ text }) => RECOGNISED.test(text.slice(0, 200_000)),
  read: (file) => {
    const lineAt = lineIndex(file.text);
    const json = readJson(file.text);
    if ('reason' in json) return { guides: [], refusals: [{ file: file.name, line: lineAt(json.offset), reason: json.reason }] };
    const lineOf = (value: unknown) => lineAt(json.offsetOf(value) ?? 0);
    const whole = isFields(json.value) && Array.isArray(json.value['guides']) ? json.value['guides'] as unknown[] : listOf(json.value);
    if (whole.length === 0) return { guides: [], refusals: [{ file: file.name, line: 1, reason: 'format_unknown' }] };
    return whole.reduce<ReadGuides>((found, each) => {
      const guide = isFields(each) && isFields(each['guide']) ? each['guide'] : each;
      const refuse = (reason: Refusal['reason']) => ({ ...found, refusals: [...found.refusals, { file: file.name, line: lineOf(guide), reason }] });
      if (!isFields(guide)) return refuse('format_unknown');
      const draft = draftOf(guide, lineOf);
      return draft.steps.length > 0 ? { ...found, guides: [...found.guides, foundFromDraft(draft)] } : refuse('steps_not_found');
    }, { guides: [], refusals: [] });
  },
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A text in wiki markup where it is given, else in HTML. */
const said = (fields: Fields, name: string): string => wikiText(text(fields[`${name}_raw`])).trim() || htmlText(text(fields[`${name}_rendered`])).trim();

function draftOf(guide: Fields, lineOf: (value: unknown) => number): DraftGuide {
  const lang = languageOf(text(guide['locale']) || text(guide['langid'])) ?? 'en';
  const line = lineOf(guide);
  const seconds = [guide['time_required_max'], guide['time_required_min']].map(numberOf).find((each) => each !== undefined && each > 0);
  const author = isFields(guide['author']) ? text(guide['author']['username']) : text(guide['author']);
  const url = text(guide['url']);
  const number = numberOf(guide['guideid']);
  const first = listOf(guide['prerequisites']).map((each) => (isFields(each) ? text(each['title']) : '')).filter(Boolean);
  const own = (name: string, body: string): DraftStep[] => (body === '' ? [] : [{ isChapter: false, name, text: body, pictures: [], line }]);
  const steps = listOf(guide['steps']).filter(isFields).map((step, index) => ({ step, order: numberOf(step['orderby']) ?? index })).sort((a, b) => a.order - b.order);
  return {
    name: text(guide['title']), line, lang,
    description: said(guide, 'introduction') || htmlText(text(guide['summary'])),
    minutes: seconds === undefined ? undefined : seconds / 60,
    tools: namesOf(guide['tools']),
    parts: namesOf(guide['parts']),
    tags: [text(guide['subject']), text(guide['difficulty'])].filter(Boolean),
    category: text(guide['category']),
    pictures: pictureOf(guide['image']),
    steps: steps.length === 0 ? [] : [
      ...own(DO_FIRST[lang], first.map((title) => `• ${title}`).join('\n')),
      ...steps.map(({ step }) => stepOf(step, lang, lineOf(step))),
      ...own(CONCLUSION[lang], said(guide, 'conclusion')),
    ],
    questions: [],
    source: { ...(number === undefined ? {} : { key: `ifixit:${number}` }), title: text(guide['title']), url, license: LICENSE, author: author ? `${author} (iFixit)` : 'iFixit' },
  };
}

function stepOf(step: Fields, lang: DraftGuide['lang'], line: number): DraftStep {
  const lines = listOf(step['lines']).filter(isFields).map((each) => {
    const level = numberOf(each['level']) ?? 0;
    const [, icon = ''] = /^icon_(note|caution|reminder)$/.exec(text(each['bullet'])) ?? [];
    const word = icon ? `${ICON_WORDS[lang][icon as 'note' | 'caution' | 'reminder']}: ` : '';
    return `${level > 0 ? '– ' : ''}${word}${said(each, 'text')}`;
  });
  const media = isFields(step['media']) ? step['media'] : {};
  const pictures = media['type'] === undefined || media['type'] === 'image' ? listOf(media['data']).flatMap(pictureOf) : [];
  return { isChapter: false, name: text(step['title']), text: lines.join('\n'), pictures, line };
}

function pictureOf(media: unknown): DraftPicture[] {
  if (!isFields(media)) return [];
  const source = PICTURE_SIZES.map((size) => text(media[size])).find(Boolean);
  return source ? [{ source, alt: '' }] : [];
}

/** Tools and parts, with how many where more than one is needed. */
function namesOf(list: unknown): string[] {
  return listOf(list).map((each) => {
    const name = isFields(each) ? text(each['text']) || text(each['name']) : text(each);
    const count = isFields(each) ? numberOf(each['quantity']) ?? 1 : 1;
    return name && count > 1 && count < 1000 ? `${name} × ${count}` : name;
  }).filter(Boolean);
}
