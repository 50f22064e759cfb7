import type {
  Blockquote,
  Heading,
  Image,
  List,
  Paragraph,
  PhrasingContent,
  RootContent,
} from 'mdast';
import { toMarkdown } from 'mdast-util-to-markdown';
import { stringify } from 'yaml';
import { type LocalizedText, type PickedText, pickText } from '@/shared/interface/localized-text';
import { FILE_WORDS } from '@/languages/files';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { GuideKind, ProjectType, StepType } from '@/features/projects/constants';
import {
  aroundDescription,
  type ShownLine,
  shownLines,
} from '@/features/projects/model/lines/shown-lines';
import type { Mark } from '@/features/projects/model/marks/marks';
import { ninthOf } from '@/features/projects/model/marks/ninth';
import type { StatedText } from '@/features/projects/model/texts/states';
import {
  type PickedEntry,
  projectTextsIn,
  type ProjectTextsIn,
  type TextLists,
} from '@/features/projects/model/texts/project-texts';
import type { GuideFile, GuidePicture } from '../../model/guide-format';
import { languageNote } from '../../model/language-note';
import { useText } from '../../model/use-text';
import { markedKey, markedPictures, type PicturedStep, picturesOf } from './marked-pictures';
import { alert, formattedContent, paragraph, textNode, timer } from './markdown-content';

type Linked = Pick<GuidePicture, 'path'> | null;
type Step = GuideFile['steps'][number];
/** Content of a guide that Markdown shows; the path of a picture may be an address. */
export type MarkdownGuide = Pick<
  GuideFile,
  keyof TextLists | FormField | 'languages' | 'source' | 'alt' | 'questions' | Fact
> & {
  picture: Linked;
  steps: (Pick<Step, 'type' | 'name' | 'description' | 'lines' | 'timers' | 'uses'> &
    PicturedStep)[];
};
type Fact = 'kind' | 'yield' | 'fixed';
type FormField = 'averageTime' | 'people' | 'ref' | 'brand' | 'type';

/** Facts of a published version, for readers. */
export type Published = { version: number; date: string; canonical: string } & Asked;
/** One step alone has no lists of parts and tools; another yield is named. */
export type Asked = { hasLists?: boolean | undefined; made?: string | undefined };

/**
 * A readable guide in one of its languages: front matter as YAML, chapters and steps as headings,
 * pictures as links. Missing texts are in the guide's first language.
 * @param published with these facts, it is for readers instead of an archive: pictures are as they
 *   are stored, a line below each text in another language names that, and the present text of an
 *   urgent line follows its old translation
 */
export function guideMarkdown(
  guide: MarkdownGuide,
  lang: ProjectLanguage,
  published?: Published,
): string {
  const { headings } = FILE_WORDS[lang];
  const pick = (texts: LocalizedText[]) => pickText(texts, lang, guide.languages);
  const note = (...texts: readonly Written[]): Paragraph[] =>
    published ? languageNotes(texts, lang) : [];
  const own = projectTextsIn(guide, lang);
  const { hasLists = true, made, ...version } = published ?? {};
  const lists = hasLists ? own : { ...own, tools: [], parts: [] };
  const entries = (title: string, list: readonly PickedEntry[]) => [
    ...section(title, list.map(entryOf)),
    ...note(...list.map(textOf)),
  ];
  const hasChapters = guide.steps.some(({ type }) => type === StepType.Chapter);
  const alt = pick(guide.alt);
  const content: RootContent[] = [
    heading(1, own.name),
    ...note({ value: own.name, lang: own.nameLang }),
    ...(made ? [paragraph([{ type: 'strong', children: [textNode(made)] }])] : []),
    ...formattedContent(own.description, { hasLinks: true }),
    ...note({ value: own.description, lang: own.descriptionLang }),
    ...picture(guide.picture, alt.value),
    ...(guide.picture ? note(alt) : []),
    ...entries(headings.tools[0], lists.tools),
    ...entries(headings.parts[0], lists.parts),
  ];
  const marked = published ? undefined : markedPictures(guide);
  const written = (texts: LocalizedText[], show: (value: string) => RootContent[]) => {
    const text = pick(texts);
    return [...show(text.value), ...note(text)];
  };
  for (const [index, step] of guide.steps.entries()) {
    const isChapter = step.type === StepType.Chapter;
    const depth = hasChapters && !isChapter ? 3 : 2;
    const { before, after } = aroundDescription(
      shownLines(step.lines ?? [], lang, guide.languages),
    );
    const alertsOf = ({ kind, text, source }: ShownLine): RootContent[] => [
      alert(kind, text.value),
      ...note(text),
      ...(published && source ? [alert(kind, source.value), ...note(source)] : []),
    ];
    const used = usedIn(step, own);
    content.push(
      ...written(step.name, (value) => [heading(depth, value)]),
      ...before.flatMap(alertsOf),
      ...usesOf(used, lang),
      ...note(...used.map(({ entry }) => textOf(entry))),
      ...written(step.description, (value) => formattedContent(value)),
      ...picturesOf(step).flatMap((each, place) => {
        if (!each.picture) return [];
        const shown = marked?.get(markedKey(index, place)) ?? each.picture;
        const clip = step.clip?.medium === place ? step.clip : null;
        const labels = each.marks.map((mark) => pick(mark.label));
        return [
          ...picture(shown, pick(each.alt).value, clip),
          ...listOf(each.marks.map((mark) => markLine(mark, lang, pick(mark.label).value))),
          ...note(pick(each.alt), ...labels),
        ];
      }),
      ...after.flatMap(alertsOf),
      ...(step.timers ?? []).flatMap(({ seconds, label }) =>
        written(label, (value) => [timer(seconds, value)]),
      ),
    );
  }
  if (guide.questions.length > 0) content.push(heading(2, headings.questions[0]));
  for (const { question, answer } of guide.questions)
    content.push(
      ...written(question, (value) => [heading(3, value)]),
      ...written(answer, (value) => formattedContent(value, { hasLinks: true })),
    );
  if (guide.source?.title || guide.source?.url)
    content.push(heading(2, headings.source[0]), sourceLine(guide.source));
  return `---\n${stringify(facts(hasLists ? guide : { ...guide, fixed: [] }, lists, lang, version))}---\n\n${toMarkdown({ type: 'root', children: content }, { bullet: '-', resourceLink: true })}`;
}

/** The fields of the project form, and those of the version; blank ones are omitted. */
function facts(
  guide: MarkdownGuide,
  texts: ProjectTextsIn,
  lang: ProjectLanguage,
  version: Partial<Omit<Published, keyof Asked>>,
): Record<string, unknown> {
  const { averageTime, people, ref, brand, type, source, languages, fixed } = guide;
  const all = {
    title: texts.name,
    ...version,
    ...('version' in version && { license: source?.license ?? '' }),
    language: lang,
    description: texts.description,
    averageTime,
    people,
    ref,
    brand,
    category: texts.category,
    tags: texts.tags,
    tools: texts.tools.map(entryOf),
    parts: texts.parts.map(entryOf),
    kind: guide.kind === GuideKind.Recipe ? 'recipe' : '',
    yield: guide.yield
      ? { amount: guide.yield.amount, unit: pickText(guide.yield.unit, lang, languages).value }
      : '',
    fixed: fixed ?? [],
    type: type === ProjectType.Private ? 'private' : 'public',
  };
  return Object.fromEntries(
    Object.entries(all).filter(
      ([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  );
}

type Used = { entry: PickedEntry; use: NonNullable<Step['uses']>[number] };

const usedIn = ({ uses = [] }: Pick<Step, 'uses'>, { parts, tools }: ProjectTextsIn): Used[] =>
  uses.flatMap((use) => {
    const [name, number] = use.item.split('.');
    const entry = (name === 'part' ? parts : tools)[Number(number) - 1];
    return entry ? [{ entry, use }] : [];
  });

/** The lines that a step uses as a quote, which our import reads back. */
function usesOf(used: readonly Used[], lang: ProjectLanguage): Blockquote[] {
  if (used.length === 0) return [];
  const label = paragraph([textNode(`${FILE_WORDS[lang].facts.uses}:`)]);
  const lines = used.map(({ entry, use }) => useText(entryOf(entry), use));
  return [{ type: 'blockquote', children: [label, ...listOf(lines)] }];
}

type Written = Pick<PickedText, 'value' | 'lang'>;

/** A line for each other language of these texts: '(in Portuguese)'. */
const languageNotes = (texts: readonly Written[], lang: ProjectLanguage): Paragraph[] =>
  [...new Set(texts.filter(({ value }) => value !== '').map((text) => text.lang))]
    .filter((other) => other !== lang)
    .map((other) =>
      paragraph([{ type: 'emphasis', children: [textNode(languageNote(lang, other))] }]),
    );

const entryOf = (entry: PickedEntry) => entry.text;
const textOf = ({ text, lang }: PickedEntry): Written => ({ value: text, lang });
const heading = (depth: Heading['depth'], value: string): Heading => ({
  type: 'heading',
  depth,
  children: [textNode(value.replace(/\n+/g, ' '))],
});
/** A picture; with a clip, a link to that. */
function picture(shown: Linked, alt: string, clip?: Linked): Paragraph[] {
  if (!shown) return [];
  const image: Image = { type: 'image', url: shown.path, alt };
  return [paragraph([clip ? { type: 'link', url: clip.path, children: [image] } : image])];
}

/** '1, circle, upper left: Phillips screw' */
function markLine(mark: Mark<StatedText>, lang: ProjectLanguage, label: string): string {
  const { marks, ninths } = FILE_WORDS[lang];
  const place = [mark.number, marks[mark.kind], ninths[ninthOf(mark)]].filter(Boolean).join(', ');
  return label === '' ? place : `${place}: ${label}`;
}

const section = (title: string, items: string[]): RootContent[] =>
  items.length > 0 ? [heading(2, title), ...listOf(items)] : [];

function listOf(items: string[]): List[] {
  const list: List = {
    type: 'list',
    spread: false,
    children: items.map((item) => ({
      type: 'listItem',
      spread: false,
      children: [paragraph([textNode(item)])],
    })),
  };
  return items.length > 0 ? [list] : [];
}

function sourceLine({ title, url, license, author }: NonNullable<GuideFile['source']>): Paragraph {
  const named = textNode(title || url);
  const link: PhrasingContent = url
    ? { type: 'link', url, children: [{ type: 'text', value: title || url }] }
    : named;
  const rest = [author, license].filter(Boolean).join(', ');
  return paragraph(rest ? [link, textNode(` (${rest})`)] : [link]);
}
