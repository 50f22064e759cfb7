import type { Heading, Image, List, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { toMarkdown } from 'mdast-util-to-markdown';
import { stringify } from 'yaml';
import { type LocalizedText, pickText } from '@/shared/interface/localized-text';
import { FILE_WORDS } from '@/languages/files';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { ProjectType, StepType } from '@/features/projects/constants';
import { type Line, linesAfter, linesBefore } from '@/features/projects/model/lines/lines';
import type { Mark } from '@/features/projects/model/marks/marks';
import { ninthOf } from '@/features/projects/model/marks/ninth';
import type { StatedText } from '@/features/projects/model/texts/states';
import {
  type PickedEntry,
  projectTextsIn,
  type ProjectTextsIn,
} from '@/features/projects/model/texts/project-texts';
import type { GuideFile, GuidePicture } from '../../model/guide-format';
import { markedKey, markedPictures, picturesOf } from './marked-pictures';
import { alert, formattedContent, paragraph, textNode, timer } from './markdown-content';

/**
 * A readable guide in one of its languages: front matter as YAML, chapters and steps as headings,
 * pictures as links to files beside it. Missing texts are in the guide's first language.
 */
export function guideMarkdown(guide: GuideFile, lang: ProjectLanguage): string {
  const { headings } = FILE_WORDS[lang];
  const inLanguage = (texts: LocalizedText[]) => pickText(texts, lang, guide.languages).value;
  const texts = projectTextsIn(guide, lang);
  const hasChapters = guide.steps.some(({ type }) => type === StepType.Chapter);
  const content: RootContent[] = [
    heading(1, texts.name),
    ...formattedContent(texts.description, { hasLinks: true }),
    ...picture(guide.picture, inLanguage(guide.alt)),
    ...section(headings.tools[0], texts.tools.map(entryOf)),
    ...section(headings.parts[0], texts.parts.map(entryOf)),
  ];
  const marked = markedPictures(guide);
  for (const [index, step] of guide.steps.entries()) {
    const isChapter = step.type === StepType.Chapter;
    content.push(heading(hasChapters && !isChapter ? 3 : 2, inLanguage(step.name)));
    const alertOf = ({ kind, text: texts }: Line<LocalizedText>) => alert(kind, inLanguage(texts));
    content.push(
      ...linesBefore(step.lines ?? []).map(alertOf),
      ...formattedContent(inLanguage(step.description)),
      ...picturesOf(step).flatMap((each, place) => [
        ...picture(
          each.picture && (marked.get(markedKey(index, place)) ?? each.picture),
          inLanguage(each.alt),
          step.clip?.medium === place ? step.clip : null,
        ),
        ...(each.picture
          ? listOf(each.marks.map((mark) => markLine(mark, lang, inLanguage(mark.label))))
          : []),
      ]),
      ...linesAfter(step.lines ?? []).map(alertOf),
      ...(step.timers ?? []).map(({ seconds, label }) => timer(seconds, inLanguage(label))),
    );
  }
  if (guide.questions.length > 0) content.push(heading(2, headings.questions[0]));
  for (const { question, answer } of guide.questions)
    content.push(
      heading(3, inLanguage(question)),
      ...formattedContent(inLanguage(answer), { hasLinks: true }),
    );
  if (guide.source?.title || guide.source?.url)
    content.push(heading(2, headings.source[0]), sourceLine(guide.source));
  return `---\n${stringify(facts(guide, texts, lang))}---\n\n${toMarkdown({ type: 'root', children: content }, { bullet: '-', resourceLink: true })}`;
}

/** The fields of the project form; blank ones are omitted. */
function facts(
  { averageTime, people, ref, brand, type }: GuideFile,
  texts: ProjectTextsIn,
  lang: ProjectLanguage,
): Record<string, unknown> {
  const all = {
    title: texts.name,
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
    type: type === ProjectType.Private ? 'private' : 'public',
  };
  return Object.fromEntries(
    Object.entries(all).filter(
      ([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  );
}

const entryOf = (entry: PickedEntry) => entry.text;
const heading = (depth: Heading['depth'], value: string): Heading => ({
  type: 'heading',
  depth,
  children: [textNode(value.replace(/\n+/g, ' '))],
});
/** A picture; with a clip, a link to that. */
function picture(
  shown: Pick<GuidePicture, 'path'> | null,
  alt: string,
  clip?: GuidePicture | null,
): Paragraph[] {
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
