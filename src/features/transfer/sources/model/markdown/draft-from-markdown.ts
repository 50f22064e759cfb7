import type { RootContent } from 'mdast';
import { splitEntries } from '@/shared/http/entries';
import { languageOf } from '@/features/translations/model/mark';
import type { DraftGuide, DraftQuestion } from '../draft-guide';
import { withoutHeadingAttributes } from './foreign-notation';
import type { FrontMatter } from './front-matter';
import { type Fields, isFields, listOf } from '../json-ld/json-values';
import { spokenAlerts } from './markdown-alerts';
import { formattedText } from './markdown-formatting';
import {
  picturesIn,
  type Section,
  sectionsOf,
  struckIn,
  textOf,
  textOfBlocks,
} from './markdown-blocks';
import { ownKinds, withoutLists } from './markdown-lists';
import { isSteps, stepsOf } from './markdown-steps';
import { markdownTree } from './markdown-tree';
import { recipeFactsOf } from '../recipes/front-matter-facts';
import { timeIn } from './markdown-time';
import { type Notice, noticeOf } from '../notices';
import { withoutId, withProperties } from './tools/notion';
import { takeTags } from './tools/obsidian';
import { sectionOf } from '../words';

/** Fields of our own files that are copied into the form. */
const FORM_FIELDS = ['averageTime', 'people', 'ref', 'brand'];

/**
 * A guide in Markdown, exported or of any other origin (docs/import-formats.md).
 * @param fileName the name of the guide if nothing else has one
 */
export function draftFromMarkdown(front: FrontMatter, fileName: string): DraftGuide {
  const { fields, body, firstLine } = withProperties(front, fileName);
  const reading = { firstLine, isOwn: 'averageTime' in fields && 'language' in fields };
  const { root, notices } = markdownTree(body, reading);
  const written = reading.isOwn ? [] : takeTags(root, textOf);
  const all = sectionsOf(root, firstLine).map((section) =>
    reading.isOwn ? section : { ...section, title: withoutHeadingAttributes(section.title) },
  );
  const titleAt = all.findIndex(({ depth }) => depth === 1);
  // Later headings of the first level are not the title.
  const isTitled =
    titleAt > 0 && titleAt <= 1 && all.filter(({ depth }) => depth === 1).length === 1;
  const [before, ...rest] = all;
  const head = isTitled ? rest.slice(0, 1) : [];
  const sections = isTitled ? rest.slice(1) : rest;
  const introduction = [...(before?.blocks ?? []), ...head.flatMap(({ blocks }) => blocks)];
  const fieldOf = (name: string, ...others: string[]) =>
    [name, ...others]
      .map((each) => fields[each])
      .find((value) => value !== undefined && value !== null);
  const lang =
    languageOf(textOrBlank(fieldOf('language', 'lang', 'locale'))) ??
    languageOf(/\.([a-z]{2}(?:[-_][a-z]{2})?)\.\w+$/i.exec(fileName)?.[1]) ??
    'en';
  const divided = (hasSublists: boolean) =>
    withoutLists(
      sections,
      reading.isOwn ? ownKinds(fields, lang) : ({ title: heading }) => sectionOf(heading),
      hasSublists,
    );
  const first = divided(!reading.isOwn);
  // Without any other content, the lists below are the steps.
  const parted = first.sections.length > 0 || introduction.some(isSteps) ? first : divided(false);
  const tools = listIn(fields['tools'], parted.tools, reading.isOwn);
  const parts = listIn(fields['parts'], parted.parts, reading.isOwn);
  const steps = stepsOf(parted.sections, introduction, {
    ...reading,
    ...(reading.isOwn ? { items: { parts, tools } } : {}),
  });
  const opening = steps.isFromIntroduction
    ? introduction.slice(0, introduction.findIndex(isSteps))
    : introduction;
  const linkedText = (blocks: readonly RootContent[]) =>
    formattedText(spokenAlerts(blocks, lang), { hasLinks: true, isOwn: reading.isOwn });
  const title = fieldOf('title', 'name');
  const time = reading.isOwn ? undefined : timeIn(fields);
  const [category = '', ...categories] =
    labels(fieldOf('category', 'categories'), (text) => [text]) ?? [];
  const { facts, ...recipeFacts } = recipeFactsOf(fields, lang);
  return {
    name:
      (typeof title === 'string' || typeof title === 'number' ? String(title) : head[0]?.title) ||
      withoutId((fileName.split('/').at(-1) ?? '').replace(/\.[^.]*$/, '')),
    description: [linkedText(opening) || textOrBlank(fieldOf('description', 'summary')), ...facts]
      .filter(Boolean)
      .join('\n\n'),
    lang,
    minutes: time?.minutes,
    tools,
    parts,
    ...recipeFacts,
    tags: [...new Set([...(labels(fieldOf('tags', 'keywords')) ?? []), ...written, ...categories])],
    category,
    ...(reading.isOwn ? { form: formOf(fields) } : {}),
    pictures: picturesIn(opening),
    steps: steps.found,
    questions: questionsOf(parted.questions, linkedText),
    source: sourceOf(parted.source, fields, reading.isOwn),
    line: head[0]?.line ?? firstLine,
    isIndented: true,
    notices: [
      ...(time?.unclear === undefined ? [] : [noticeOf('time_unknown', 1, time.unclear)]),
      ...notices,
      ...struckIn(root).map(({ words: struck, line }) =>
        noticeOf('struck_left_out', line + firstLine - 1, struck),
      ),
      ...parted.notices,
      ...questionsWithoutAnswer(parted.questions),
    ],
  };
}

const textOrBlank = (value: unknown): string => (typeof value === 'string' ? value : '');

function labels(value: unknown, split = (text: string) => text.split(',')): string[] | undefined {
  if (value === undefined || value === null) return undefined;
  const list = typeof value === 'string' ? split(value) : listOf(value).map(labelOf);
  return list.map((each) => each.trim()).filter(Boolean);
}

/** One entry of a YAML list, where '- Flour: 500 g' is a field with its value. */
function labelOf(value: unknown): string {
  if (isFields(value))
    return Object.entries(value)
      .map(([name, said]) => [name, labelOf(said)].filter(Boolean).join(': '))
      .join(', ');
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}

/** The front matter takes precedence; entries that are only in the text are added. */
function listIn(field: unknown, listed: readonly string[], isOwn: boolean): string[] {
  const entries = labels(field, splitEntries);
  return entries === undefined
    ? [...listed]
    : isOwn
      ? entries
      : [...entries, ...listed.filter((each) => !entries.includes(each))];
}

function formOf(fields: Fields): Fields {
  const form = Object.fromEntries(
    FORM_FIELDS.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])),
  );
  return { ...form, ...(fields['type'] === 'private' ? { type: 2 } : {}) };
}

export const questionsOf = (
  sections: readonly Section[],
  answerIn: (blocks: readonly RootContent[]) => string,
): DraftQuestion[] =>
  sections
    .filter(({ title, blocks }) => title !== '' && textOfBlocks(blocks) !== '')
    .map(({ title, blocks, line }) => ({ question: title, answer: answerIn(blocks), line }));

export const questionsWithoutAnswer = (sections: readonly Section[]): Notice[] =>
  sections
    .filter(({ title, blocks }) => title !== '' && textOfBlocks(blocks) === '')
    .map(({ title, line }) => noticeOf('question_without_answer', line, title));

/**
 * In our own files: a link, followed by author and licence in parentheses; otherwise from the front
 * matter.
 */
function sourceOf(
  section: Section | undefined,
  fields: Fields,
  isOwn: boolean,
): DraftGuide['source'] {
  const [paragraph] = section?.blocks ?? [];
  const link =
    paragraph?.type === 'paragraph'
      ? paragraph.children.find(({ type }) => type === 'link')
      : undefined;
  const sourceText =
    paragraph?.type === 'paragraph'
      ? paragraph.children
          .filter(({ type }) => type !== 'link')
          .map(textOf)
          .join('')
      : '';
  const [bracket = '', inner = ''] = /\(([^()]*)\)\s*$/.exec(sourceText) ?? [];
  const [author = '', ...license] = inner.split(', ');
  const source = isFields(fields['source']) ? fields['source'] : fields;
  // Joplin, Cooklang and Notion have the address alone.
  const address = textOrBlank(fields['source']);
  const key = fields['key'];
  return {
    ...(typeof key === 'string' || typeof key === 'number' ? { key: `key:${key}` } : {}),
    title:
      link?.type === 'link'
        ? link.children.map(textOf).join('')
        : sourceText.slice(0, sourceText.length - bracket.length).trim() ||
          textOrBlank(source['title']),
    url:
      link?.type === 'link'
        ? link.url
        : // Ours names its own page, which is the source of a guide that names no other.
          isOwn && section
          ? ''
          : textOrBlank(source['url'] ?? source['canonical'] ?? address),
    license: license.join(', ') || textOrBlank(source['license'] ?? source['licence']),
    author:
      author || (labels(source['author'] ?? source['authors'], (text) => [text]) ?? []).join(', '),
  };
}
