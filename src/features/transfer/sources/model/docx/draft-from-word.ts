import type { RootContent } from 'mdast';
import { languageOf } from '@/features/translations/model/mark';
import type { ImportSplit } from '../../../constants';
import type { ReadOptions, TextFile } from '../../../model/reader';
import type { DraftGuide } from '../draft-guide';
import { spokenAlerts } from '../markdown/markdown-alerts';
import { picturesIn, type Section, sectionsOf, struckIn } from '../markdown/markdown-blocks';
import { questionsOf, questionsWithoutAnswer } from '../markdown/draft-from-markdown';
import { formattedText } from '../markdown/markdown-formatting';
import { withoutLists } from '../markdown/markdown-lists';
import { isSteps } from '../markdown/markdown-steps';
import { type Notice, noticeOf } from '../notices';
import { sectionOf } from '../words';
import { blocksFromHtml, type WordBlocks } from './blocks-from-html';
import { withLooseSteps } from './loose-steps';
import type { BlockOptions } from './word-elements';
import { placeOf } from './word-notices';
import { wordSteps } from './word-steps';

/** A guide from the HTML of a Word document (docs/import-formats.md). */
export function draftFromWord(file: TextFile, { split, ...options }: ReadOptions): DraftGuide {
  const { name: fileName, word } = file;
  const base = (fileName.split('/').at(-1) ?? '').replace(/\.docx$/i, '');
  const lang =
    languageOf(/\.([a-z]{2}(?:[-_][a-z]{2})?)$/i.exec(base)?.[1]) ??
    languageOf(word?.lang) ??
    options.lang ??
    'en';
  const document = readBlocks(file, lang, split);
  const { introduction, sections, name } = titled(document, split);
  const divided = (hasSublists: boolean) =>
    withoutLists(sections, ({ title }) => sectionOf(title), hasSublists);
  const first = divided(true);
  // Without any other content, the lists below are the steps.
  const parted = first.sections.length > 0 || introduction.some(isSteps) ? first : divided(false);
  const begin = introduction.findIndex(isSteps);
  const mode = split ?? (document.blocks.some(isOfTable) ? 'row' : undefined);
  const steps = wordSteps(parted.sections, introduction, mode);
  const opening = steps.isFromIntroduction ? introduction.slice(0, begin) : introduction;
  const linkedText = (blocks: readonly RootContent[]) =>
    formattedText(spokenAlerts(blocks, lang), { hasLinks: true, isOwn: false });
  const { entries } = document;
  return {
    name: name || base,
    description: linkedText(opening),
    lang,
    minutes: undefined,
    tools: [...new Set([...parted.tools, ...entries.tools])],
    parts: [...new Set([...parted.parts, ...entries.parts])],
    tags: [],
    category: '',
    pictures: picturesIn(opening),
    steps: steps.found,
    questions: questionsOf(parted.questions, linkedText),
    source: null,
    line: 1,
    isIndented: true,
    notices: [
      ...(word?.notices ?? []),
      ...[
        ...document.notices,
        ...document.blocks
          .flatMap(struckIn)
          .map(({ words, line }) => noticeOf('struck_left_out', line, words)),
        ...parted.notices,
        ...questionsWithoutAnswer(parted.questions),
      ].map((notice) => placed(notice, document)),
    ],
  };
}

function readBlocks(
  { name, text }: TextFile,
  lang: BlockOptions['lang'],
  split: ImportSplit | undefined,
): WordBlocks {
  const folder = name.split('/').at(-1) ?? '';
  // A colon would make an address of it.
  const pictureOf = (path: string) => `${folder.includes(':') ? './' : ''}${folder}/${path}`;
  const read = (hasRows: boolean | undefined, hasItems: boolean) =>
    blocksFromHtml(text, { lang, hasRows, hasItems, pictureOf });
  if (split) return read(split === 'row', split === 'item');
  const document = read(undefined, true);
  if (document.blocks.some(isOfTable)) return read(undefined, false);
  return { ...document, blocks: withLooseSteps(document.blocks) };
}

const isOfTable = (block: RootContent): boolean =>
  block.type === 'list' && block.data?.isOfTable === true;

/** The name of the guide, and the text before the steps: of a title, or the only first heading. */
function titled(
  { title, blocks }: WordBlocks,
  split: ImportSplit | undefined,
): { name: string | undefined; introduction: RootContent[]; sections: Section[] } {
  const [before, ...sections] = sectionsOf({ type: 'root', children: blocks }, 1);
  const introduction = before?.blocks ?? [];
  const [head, ...rest] = sections;
  const isAlone = sections.filter(({ depth }) => depth === 1).length === 1 && head?.depth === 1;
  if (title !== undefined || !head || !isAlone || (split === 'heading1' && rest.length === 0))
    return { name: title, introduction, sections };
  return { name: head.title, introduction: [...introduction, ...head.blocks], sections: rest };
}

/** A notice with its place in words: a document has no lines. */
const placed = ({ reason, values, line }: Notice, { words }: WordBlocks): Notice => ({
  reason,
  values: { ...values, below: placeOf(words[line ?? 0] ?? '') },
});
