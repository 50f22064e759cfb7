import type { LineKind } from '@/features/projects/model/lines/lines';
import { languageOf } from '@/features/translations/model/mark';
import { numberSign } from '@/features/projects/model/marks/number-sign';
import type { GuideReader, ReadGuides, Refusal } from '../../../model/reader';
import type { DraftGuide, DraftStep } from '../draft-guide';
import { minutesIn } from '../duration';
import { noticesIn } from '../fit-entries';
import { hasSteps, isBlank } from '../fit-draft';
import { foundFromDraft } from '../found-from-draft';
import { htmlContent, htmlText } from '../html/html-text';
import { type Fields, isFields, listOf, numberOf, readJson } from '../json-ld/json-values';
import { lineIndex } from '../markdown/line-index';
import { mediaNotice, type Notice, noticeOf } from '../notices';
import { countsIn } from './found';
import { numbersOf, toneOf, withNumbers } from './markup';
import { type Around, documentsOf, mediaOf } from './media';
import { originOf } from './origin';
import { pictureOf, type Report } from './pictures';
import { wikiContent } from './wiki-text';
import { FILE_WORDS } from '@/languages/files';
import { mediaText } from '../words';

const RECOGNISED = /^\s*[[{][^]*"(?:guideid|guide_id)"\s*:/;
/** Reads guides of iFixit's public API 2.0, one or a list; keeps the attribution. */
export const ifixitReader: GuideReader = {
  recognises: ({ text }) => RECOGNISED.test(text.slice(0, 200_000)),
  read: (file) => {
    const lineAt = lineIndex(file.text);
    const json = readJson(file.text);
    if ('reason' in json)
      return {
        guides: [],
        refusals: [{ file: file.name, line: lineAt(json.offset), reason: json.reason }],
      };
    const lineOf: LineOf = (value, key) => lineAt(json.offsetOf(value, key) ?? 0);
    const whole =
      isFields(json.value) && Array.isArray(json.value['guides'])
        ? (json.value['guides'] as unknown[])
        : listOf(json.value);
    if (whole.length === 0)
      return { guides: [], refusals: [{ file: file.name, line: 1, reason: 'format_unknown' }] };
    return whole.reduce<ReadGuides>(
      (found, each) => {
        const guide = isFields(each) && isFields(each['guide']) ? each['guide'] : each;
        const refuse = (reason: Refusal['reason']) => ({
          ...found,
          refusals: [...found.refusals, { file: file.name, line: lineOf(guide), reason }],
        });
        if (!isFields(guide)) return refuse('format_unknown');
        const draft = draftOf(guide, lineOf);
        if (!hasSteps(draft)) return refuse('steps_not_found');
        return {
          guides: [...found.guides, { ...foundFromDraft(draft), found: countsIn(guide) }],
          refusals: [...found.refusals, ...noticesIn(file.name, draft)],
        };
      },
      {
        guides: [],
        refusals: json.isRepaired
          ? [{ file: file.name, line: lineOf(json.value), reason: 'json_repaired' }]
          : [],
      },
    );
  },
};

/** The bullets of lines that are more than a sentence of the step. */
const ICON_KINDS = new Map<string, LineKind>([
  ['icon_note', 'note'],
  ['icon_caution', 'caution'],
  ['icon_reminder', 'tip'],
]);

type LineOf = Report['lineOf'];

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A text from wiki markup, else from HTML, with the addresses of its videos and pages. */
function said(fields: Fields, name: string, { lang, lineOf, report }: Around): string {
  const wiki = wikiContent(text(fields[`${name}_raw`]));
  const content =
    wiki.text.trim() === '' && wiki.media.length === 0
      ? htmlContent(text(fields[`${name}_rendered`]))
      : wiki;
  const line = lineOf(fields, `${name}_raw`);
  for (const struck of content.struck) report(noticeOf('struck_left_out', line, struck));
  return [
    content.text.trim(),
    ...content.media.map(({ kind, source }) => {
      report(mediaNotice(kind, line, source));
      return source === '' ? '' : mediaText(kind, source, lang);
    }),
  ]
    .filter(Boolean)
    .join('\n');
}

function draftOf(guide: Fields, lineOf: LineOf): DraftGuide {
  const lang = languageOf(text(guide['locale']) || text(guide['langid'])) ?? 'en';
  const line = lineOf(guide);
  const name = htmlText(text(guide['title'])).trim();
  const notices: Notice[] = [];
  const around: Around = {
    lang,
    lineOf,
    report: (each) => {
      notices.push(each);
    },
  };
  const first = listOf(guide['prerequisites'])
    .map((each) => (isFields(each) ? text(each['title']) : ''))
    .filter(Boolean);
  const textSteps = (name: string, body: string): DraftStep[] =>
    body === '' ? [] : [{ isChapter: false, name, text: body, pictures: [], line }];
  const steps = listOf(guide['steps'])
    .map((step, index) => ({
      step: isFields(step) ? step : {},
      order: (isFields(step) ? numberOf(step['orderby']) : undefined) ?? index,
      line: lineOf(guide['steps'], index),
    }))
    .sort((a, b) => a.order - b.order);
  const [introduction, summary] = [
    said(guide, 'introduction', around),
    htmlText(text(guide['summary'])).trim(),
  ];
  const lines = (list: unknown) =>
    listOf(list).flatMap((each, index) => (nameOf(each) === '' ? [] : [lineOf(list, index)]));
  return {
    name,
    line,
    lang,
    description: [introduction.includes(summary) ? '' : summary, introduction]
      .filter(Boolean)
      .join('\n'),
    minutes: minutesOf(guide, around),
    tools: namesOf(guide['tools']),
    parts: namesOf(guide['parts']),
    entryLines: { tools: lines(guide['tools']), parts: lines(guide['parts']) },
    tags: tagsOf(guide),
    category: text(guide['category']),
    pictures: pictureOf(guide['image']),
    steps:
      steps.length === 0
        ? []
        : [
            ...textSteps(FILE_WORDS[lang].doFirst, first.map((title) => `• ${title}`).join('\n')),
            ...steps.map((each) => stepOf(each, around)),
            ...textSteps(
              FILE_WORDS[lang].conclusion,
              [said(guide, 'conclusion', around), ...documentsOf(guide, around)]
                .filter(Boolean)
                .join('\n'),
            ),
          ],
    questions: [],
    notices,
    source: originOf(guide, name),
  };
}

/** The tags of a guide, which the API has apart (`makerstep fetch` adds them), and its category. */
function tagsOf(guide: Fields): string[] {
  const tags = listOf(guide['tags']).map((each) =>
    text(isFields(each) ? (each['title'] ?? each['name']) : each),
  );
  const all = [guide['subject'], guide['difficulty'], ...tags, guide['category']].map(text);
  return [...new Set(all)].filter(Boolean);
}

/** The longest given time; one in words that is not understood is reported. */
function minutesOf(guide: Fields, { lineOf, report }: Around): number | undefined {
  const seconds = [guide['time_required_max'], guide['time_required_min']]
    .map(numberOf)
    .find((each) => each !== undefined && each > 0);
  if (seconds !== undefined) return Math.ceil(seconds / 60);
  const timeText = text(guide['time_required']).trim();
  const minutes = minutesIn(timeText);
  if (timeText !== '' && !minutes && !/^no estimate$/i.test(timeText))
    report(noticeOf('time_unknown', lineOf(guide, 'time_required'), timeText));
  return minutes ? Math.ceil(minutes) : undefined;
}

function stepOf({ step, line }: { step: Fields; line: number }, around: Around): DraftStep {
  const all = listOf(step['lines'])
    .filter(isFields)
    .map((each) => ({
      bullet: text(each['bullet']),
      kind: ICON_KINDS.get(text(each['bullet'])),
      text: said(each, 'text', around),
      isIndented: (numberOf(each['level']) ?? 0) > 0,
    }));
  const shown = mediaOf(step, around);
  const bullets = all.flatMap((each) => (each.text === '' ? [] : [each.bullet]));
  const numbers = numbersOf(bullets, shown.pictures);
  const signOf = (each: { bullet: string; text: string }) => {
    const number = each.text === '' ? undefined : numbers.get(toneOf(each.bullet) ?? null);
    return number === undefined ? '' : `${numberSign(number)} `;
  };
  const made: DraftStep = {
    isChapter: false,
    name: htmlText(text(step['title'])).trim(),
    text: [
      ...all
        .filter(({ kind }) => kind === undefined)
        .map((each) => `${each.isIndented ? '– ' : ''}${signOf(each)}${each.text}`),
      shown.text,
    ]
      .filter(Boolean)
      .join('\n'),
    lines: all.flatMap(({ kind, text: words }) => (kind ? [{ kind, text: words }] : [])),
    pictures: shown.pictures.map((picture) => withNumbers(picture, numbers)),
    line,
  };
  if (isBlank(made)) around.report(noticeOf('step_empty', line));
  return made;
}

/** Tools and parts, with quantities above one. */
const namesOf = (list: unknown): string[] => listOf(list).map(nameOf).filter(Boolean);

function nameOf(each: unknown): string {
  if (!isFields(each)) return text(each);
  const name = [
    text(each['text']) || text(each['name']),
    text(each['notes']) && `(${text(each['notes'])})`,
  ]
    .filter(Boolean)
    .join(' ');
  const range = text(each['quantity']).trim();
  if (name && range !== '' && numberOf(range) === undefined) return `${name} × ${range}`;
  const count = numberOf(each['quantity']) ?? 1;
  return name && count > 1 && count < 1000 ? `${name} × ${count}` : name;
}
