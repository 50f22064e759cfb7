import type { List, ListItem, RootContent } from 'mdast';
import { splitEntries } from '@/shared/entries';
import { languageOf } from '../../../project/translations/model/mark';
import type { DraftGuide, DraftQuestion, DraftStep } from './draft-guide';
import type { FrontMatter } from './front-matter';
import { type Fields, isFields, listOf } from './json-values';
import {
  lineOf,
  picturesIn,
  type Section,
  sectionsOf,
  textOf,
  textOfBlocks,
} from './markdown-blocks';
import { markdownTree } from './markdown-tree';
import { timeIn } from './markdown-time';
import { type Told, toldOf } from './told';
import { ownSectionOf, type Section as Kind, sectionOf } from './words';

type Reading = { firstLine: number; isOwn: boolean };

/** What of our own files goes into the form as it is. */
const FORM_FIELDS = ['averageTime', 'people', 'ref', 'brand'];
/** Attributes that Pandoc and kramdown give a heading. */
const ATTRIBUTES = /\s+\{:?\s*[#.][^{}\n]*\}$/;
const STEP_NUMBER =
  /^(?:(?:step|passo|paso|étape|etape|schritt)\s*\d{1,3}\s*[.:)–—-]*|\d{1,3}\s*[.:)–—-])\s+/i;

/** A guide in Markdown: our own, or anybody's (docs/import-formats.md). @param fileName gives the name where nothing else does */
export function draftFromMarkdown(
  { fields, body, firstLine }: FrontMatter,
  fileName: string,
): DraftGuide {
  const reading = { firstLine, isOwn: 'averageTime' in fields && 'language' in fields };
  const { root, told } = markdownTree(body, reading);
  const all = sectionsOf(root, firstLine).map((section) =>
    reading.isOwn ? section : { ...section, title: section.title.replace(ATTRIBUTES, '') },
  );
  const titleAt = all.findIndex(({ depth }) => depth === 1);
  // A later heading of the first rank is one of several, not the title.
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
    languageOf(words(fieldOf('language', 'lang', 'locale'))) ??
    languageOf(/\.([a-z]{2}(?:[-_][a-z]{2})?)\.\w+$/i.exec(fileName)?.[1]) ??
    'en';
  const divided = (hasSublists: boolean) =>
    withoutLists(
      sections,
      reading.isOwn ? ownKinds(fields, lang) : ({ title: heading }) => sectionOf(heading),
      hasSublists,
    );
  const first = divided(!reading.isOwn);
  // Where nothing else is left, the lists below are the steps.
  const parted = first.sections.length > 0 || introduction.some(isSteps) ? first : divided(false);
  const steps = stepsOf(parted.sections, introduction, reading);
  const opening = steps.isFromIntroduction
    ? introduction.slice(0, introduction.findIndex(isSteps))
    : introduction;
  const title = fieldOf('title', 'name');
  const time = reading.isOwn ? undefined : timeIn(fields);
  const [category = '', ...categories] =
    labels(fieldOf('category', 'categories'), (text) => [text]) ?? [];
  return {
    name:
      (typeof title === 'string' || typeof title === 'number' ? String(title) : head[0]?.title) ||
      (fileName.split('/').at(-1) ?? '').replace(/\.[^.]*$/, ''),
    description: textOfBlocks(opening) || words(fieldOf('description', 'summary')),
    lang,
    minutes: time?.minutes,
    tools: listIn(fields['tools'], parted.tools, reading.isOwn),
    parts: listIn(fields['parts'], parted.parts, reading.isOwn),
    tags: [...(labels(fieldOf('tags', 'keywords')) ?? []), ...categories],
    category,
    ...(reading.isOwn ? { form: formOf(fields) } : {}),
    pictures: picturesIn(opening),
    steps: steps.found,
    questions: questionsOf(parted.questions),
    source: sourceOf(parted.source, fields),
    line: head[0]?.line ?? firstLine,
    isIndented: true,
    told: [
      ...(time?.unclear === undefined ? [] : [toldOf('time_unknown', 1, time.unclear)]),
      ...told,
      ...parted.told,
      ...questionsWithoutAnswer(parted.questions),
    ],
  };
}

const words = (value: unknown): string => (typeof value === 'string' ? value : '');

function labels(value: unknown, split = (text: string) => text.split(',')): string[] | undefined {
  if (value === undefined || value === null) return undefined;
  const list = typeof value === 'string' ? split(value) : listOf(value).map(labelOf);
  return list.map((each) => each.trim()).filter(Boolean);
}

/** One entry of a list in YAML, where '- Flour: 500 g' is a field with its value. */
function labelOf(value: unknown): string {
  if (isFields(value))
    return Object.entries(value)
      .map(([name, said]) => [name, labelOf(said)].filter(Boolean).join(': '))
      .join(', ');
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}

/** What stands in front counts first; what is only in the text is not lost for it. */
function listIn(field: unknown, listed: readonly string[], isOwn: boolean): string[] {
  const told = labels(field, splitEntries);
  return told === undefined
    ? [...listed]
    : isOwn
      ? told
      : [...told, ...listed.filter((each) => !told.includes(each))];
}

function formOf(fields: Fields): Fields {
  const form = Object.fromEntries(
    FORM_FIELDS.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])),
  );
  return { ...form, ...(fields['type'] === 'private' ? { type: 2 } : {}) };
}

type Parted = {
  sections: Section[];
  tools: string[];
  parts: string[];
  questions: Section[];
  source: Section | undefined;
  told: Told[];
};

/** Our own files tell in front whether they have such lists; a step may be called like one. */
function ownKinds(
  fields: Fields,
  lang: DraftGuide['lang'],
): (section: Section) => Kind | undefined {
  const open = new Set<Kind>([
    'questions',
    'source',
    ...(['tools', 'parts'] as const).filter((name) => listOf(fields[name]).length > 0),
  ]);
  return ({ title, depth }) => {
    const kind = depth === 2 ? ownSectionOf(title, lang) : undefined;
    // Each of them stands there once.
    return kind && open.delete(kind) ? kind : undefined;
  };
}

/** Takes the lists of tools and parts, the questions and the source out of the steps. */
function withoutLists(
  sections: readonly Section[],
  kindOf: (section: Section) => Kind | undefined,
  hasSublists: boolean,
): Parted {
  const parted: Parted = {
    sections: [],
    tools: [],
    parts: [],
    questions: [],
    source: undefined,
    told: [],
  };
  let questionsAt: number | undefined;
  let list: { kind: 'tools' | 'parts'; depth: number } | undefined;
  for (const section of sections) {
    if (questionsAt !== undefined && section.depth > questionsAt) {
      parted.questions.push(section);
      continue;
    }
    questionsAt = undefined;
    const kind = kindOf(section);
    if (list && !kind && section.depth > list.depth && isList(section)) {
      // 'For the dough' and 'For the sauce' below 'Ingredients'.
      parted[list.kind].push(section.title, ...section.blocks.flatMap(itemsOf));
      continue;
    }
    list =
      (kind === 'tools' || kind === 'parts') && hasSublists
        ? { kind, depth: section.depth }
        : undefined;
    if (kind === 'questions' && isBare(section)) questionsAt = section.depth;
    else if (kind === 'source' && isSource(section)) parted.source = section;
    else if (kind === 'tools' || kind === 'parts')
      parted[kind].push(...section.blocks.flatMap(itemsOf));
    // What has more below it than there is room for elsewhere stays a step.
    else parted.sections.push(section);
    if (kind === 'tools' || kind === 'parts') parted.told.push(...picturesLeftOut(section));
    if (kind === 'questions' && questionsAt === undefined) questionsAt = section.depth;
  }
  parted.told.push(...parted.questions.flatMap(picturesLeftOut));
  return parted;
}

const isList = ({ blocks }: Section) =>
  blocks.length > 0 &&
  blocks.every((block) => block.type === 'list' && block.ordered !== true) &&
  picturesIn(blocks).length === 0;
const isBare = ({ blocks }: Section) =>
  textOfBlocks(blocks) === '' && picturesIn(blocks).length === 0;
/** One paragraph that is a link or plain words, with author and licence in brackets behind it at most. */
function isSource({ blocks: [block, ...others] }: Section): boolean {
  const [first, ...rest] = block?.type === 'paragraph' ? block.children : [];
  if (others.length > 0 || (first?.type !== 'link' && first?.type !== 'text')) return false;
  return /^\s*(?:\([^()]*\)\s*)?$/.test(rest.map(textOf).join(''));
}
const picturesLeftOut = ({ blocks, line }: Section): Told[] =>
  picturesIn(blocks).map(({ source }) => toldOf('picture_left_out', line, source));

function itemsOf(block: RootContent): string[] {
  if (block.type === 'list')
    return block.children.flatMap(({ children }) => children.flatMap(entriesOf));
  const lines = textOf(block)
    .split('\n')
    .map((text) => text.trim())
    .filter(Boolean);
  // Of a table each row is an entry; its head says nothing.
  return TABLE_RULE.test(lines[1] ?? '') ? lines.slice(2).map(rowOf).filter(Boolean) : lines;
}

const TABLE_RULE = /^\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?$/;
const rowOf = (row: string) =>
  row
    .split('|')
    .map((cell) => cell.trim())
    .filter(Boolean)
    .join(' ');

/** An item is one entry, also where it is broken into lines; a list below it has entries of its own. */
function entriesOf(block: RootContent): string[] {
  if (block.type !== 'paragraph') return itemsOf(block);
  const entry = textOf(block)
    .replace(/\s*\n\s*/g, ' ')
    .trim();
  return entry === '' ? [] : [entry];
}

const isSteps = (block: RootContent): block is List =>
  block.type === 'list' && block.ordered === true;

function stepsOf(
  sections: readonly Section[],
  introduction: readonly RootContent[],
  reading: Reading,
): { found: DraftStep[]; isFromIntroduction: boolean } {
  const [only] = sections;
  if (!reading.isOwn && only && sections.length === 1 && only.blocks.some(isSteps))
    return { found: stepsOfList(only.blocks, reading), isFromIntroduction: false };
  if (only) return { found: stepsOfHeadings(sections, reading), isFromIntroduction: false };
  const at = introduction.findIndex(isSteps);
  return at < 0
    ? { found: [], isFromIntroduction: false }
    : { found: stepsOfList(introduction.slice(at), reading), isFromIntroduction: true };
}

/** Headings as steps; those that have headings below them are chapters. */
function stepsOfHeadings(sections: readonly Section[], reading: Reading): DraftStep[] {
  const top = Math.min(...sections.map(({ depth }) => depth));
  const deeper = [...new Set(sections.map(({ depth }) => depth))].sort((a, b) => a - b)[1];
  const steps: DraftStep[] = [];
  for (const [index, section] of sections.entries()) {
    const next = sections[index + 1];
    const step = stepOf(section, reading);
    if (deeper !== undefined && section.depth > deeper && steps.length > 0)
      append(steps.at(-1), step);
    else if (
      deeper !== undefined &&
      section.depth === top &&
      (next?.depth === deeper || (step.text === '' && step.pictures.length === 0))
    )
      steps.push({ ...step, isChapter: true, text: '', pictures: [] }, ...textOfChapter(step));
    else steps.push(step);
  }
  return steps;
}

function stepOf({ title, blocks, line }: Section, { isOwn }: Reading): DraftStep {
  const name = isOwn ? title : title.replace(STEP_NUMBER, '') || title;
  return { isChapter: false, name, text: textOfBlocks(blocks), pictures: picturesIn(blocks), line };
}

const textOfChapter = (step: DraftStep): DraftStep[] =>
  step.text === '' && step.pictures.length === 0 ? [] : [step];

/** A heading of a third rank stays a line in its step. */
function append(step: DraftStep | undefined, more: DraftStep): void {
  if (!step) return;
  step.text = [step.text, more.name, more.text].filter(Boolean).join('\n\n');
  step.pictures.push(...more.pictures);
}

/** Items of numbered lists as steps; what stands between and behind them belongs to the one before. */
function stepsOfList(blocks: readonly RootContent[], reading: Reading): DraftStep[] {
  const steps: DraftStep[] = [];
  for (const block of blocks) {
    const plain = {
      isChapter: false,
      name: '',
      text: textOf(block),
      pictures: picturesIn([block]),
      line: lineOf(block, reading.firstLine),
    };
    if (isSteps(block)) steps.push(...block.children.map((item) => stepOfItem(item, reading)));
    else if (steps.length === 0) steps.push(plain);
    else append(steps.at(-1), plain);
  }
  return steps;
}

function stepOfItem(item: ListItem, { firstLine }: Reading): DraftStep {
  return {
    isChapter: false,
    name: '',
    text: textOfBlocks(item.children),
    pictures: picturesIn(item.children),
    line: lineOf(item, firstLine),
  };
}

const questionsOf = (sections: readonly Section[]): DraftQuestion[] =>
  sections
    .filter(({ title, blocks }) => title !== '' && textOfBlocks(blocks) !== '')
    .map(({ title, blocks, line }) => ({ question: title, answer: textOfBlocks(blocks), line }));

const questionsWithoutAnswer = (sections: readonly Section[]): Told[] =>
  sections
    .filter(({ title, blocks }) => title !== '' && textOfBlocks(blocks) === '')
    .map(({ title, line }) => toldOf('question_without_answer', line, title));

/** As our own files tell it: a link, and author and licence in brackets behind it; else what stands in front of the file. */
function sourceOf(section: Section | undefined, fields: Fields): DraftGuide['source'] {
  const [paragraph] = section?.blocks ?? [];
  const link =
    paragraph?.type === 'paragraph'
      ? paragraph.children.find(({ type }) => type === 'link')
      : undefined;
  const said =
    paragraph?.type === 'paragraph'
      ? paragraph.children
          .filter(({ type }) => type !== 'link')
          .map(textOf)
          .join('')
      : '';
  const [bracket = '', told = ''] = /\(([^()]*)\)\s*$/.exec(said) ?? [];
  const [author = '', ...license] = told.split(', ');
  const source = isFields(fields['source']) ? fields['source'] : fields;
  const key = fields['key'];
  return {
    ...(typeof key === 'string' || typeof key === 'number' ? { key: `key:${key}` } : {}),
    title:
      link?.type === 'link'
        ? link.children.map(textOf).join('')
        : said.slice(0, said.length - bracket.length).trim() || words(source['title']),
    url: link?.type === 'link' ? link.url : words(source['url'] ?? source['canonical']),
    license: license.join(', ') || words(source['license'] ?? source['licence']),
    author:
      author || (labels(source['author'] ?? source['authors'], (text) => [text]) ?? []).join(', '),
  };
}
