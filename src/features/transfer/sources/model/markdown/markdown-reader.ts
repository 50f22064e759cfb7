import { languageOf } from '@/features/translations/model/mark';
import type {
  GuideReader,
  ReadGuides,
  ReadOptions,
  Refusal,
  TextFile,
} from '../../../model/reader';
import { draftFromMarkdown } from './draft-from-markdown';
import type { DraftGuide } from '../draft-guide';
import { differences, leftOut } from '../draft-languages';
import { readWordDraft } from '../docx/docx-reader';
import { hasSteps } from '../fit-draft';
import { noticesIn } from '../fit-entries';
import { foundFromDraft, foundFromDrafts } from '../found-from-draft';
import { frontMatterOf } from './front-matter';
import { liftPictures } from '../json-ld/inline-pictures';
import { refusedMarkdown } from './markdown-limits';

const NAMED = /\.(?:mdx?|markdown)$/i;
const ENDING = /\.(?:mdx?|markdown|docx)$/i;
const IN_LANGUAGE = /^(.+)\.([a-z]{2}(?:[-_][a-z]{2})?)(\.(?:mdx?|markdown|docx))$/i;

/** Reads guides in Markdown, exported or of any other origin (docs/import-formats.md). */
export const markdownReader: GuideReader = {
  recognises: ({ name }) => NAMED.test(name),
  read: (file) => {
    const draft = readDraft(file);
    return 'reason' in draft
      ? { guides: [], refusals: [draft] }
      : { guides: [foundFromDraft(draft)], refusals: noticesIn(file.name, draft) };
  },
};

/**
 * The name of a Markdown file or Word document without a language suffix: `shelf/guide.pt-BR.md` is
 * `shelf/guide.md`. Files with the same result are one guide in several languages.
 */
export function nameOfAllLanguages(name: string): string {
  const [, before = '', code, ending = ''] = IN_LANGUAGE.exec(name) ?? [];
  return languageOf(code) ? `${before}${ending}` : name;
}

/**
 * Reads Markdown files or Word documents as one guide, one per language: completely or not at all.
 * The first file has the guide's first language.
 */
export function readLanguages(files: readonly TextFile[], options?: ReadOptions): ReadGuides {
  const read = files.map((file) => ({
    file: file.name,
    draft: file.word ? readWordDraft(file, options) : readDraft(file),
  }));
  const refusals = read.flatMap(({ draft }) => ('reason' in draft ? [draft] : []));
  if (refusals.length > 0) return { guides: [], refusals };
  const [first, ...others] = read.flatMap(({ file, draft }) =>
    'reason' in draft ? [] : [{ file, draft: named(draft, file) }],
  );
  if (!first) return { guides: [], refusals: [] };
  const unlike = differences(first, others);
  return unlike.length > 0
    ? { guides: [], refusals: unlike }
    : {
        guides: [foundFromDrafts(first, others)],
        refusals: [
          ...noticesIn(first.file, first.draft),
          ...others.flatMap(({ file, draft: { notices = [] } }) =>
            notices.map((each) => ({ file, ...each })),
          ),
          ...leftOut(first, others),
        ],
      };
}

function readDraft({ name, text: whole }: TextFile): DraftGuide | Refusal {
  const { text, addressOf } = liftPictures(whole);
  const refused = refusedMarkdown(text);
  if (refused) return { file: name, ...refused };
  const front = frontMatterOf(text);
  if (front.fault !== undefined)
    return { file: name, line: front.fault, reason: 'front_matter_malformed' };
  const draft = draftFromMarkdown(front, name);
  for (const picture of [draft, ...draft.steps].flatMap(({ pictures }) => pictures))
    picture.source = addressOf(picture.source);
  return hasSteps(draft) ? draft : { file: name, line: draft.line, reason: 'steps_not_found' };
}

const baseOf = (file: string) => (file.split('/').at(-1) ?? '').replace(ENDING, '');
/** When files differ only by language, it is not part of the guide's name. */
const named = (draft: DraftGuide, file: string): DraftGuide =>
  draft.name === baseOf(file) ? { ...draft, name: baseOf(nameOfAllLanguages(file)) } : draft;
