import type { GuideReader, ReadOptions, Refusal, TextFile } from '../../../model/reader';
import type { DraftGuide } from '../draft-guide';
import { hasSteps } from '../fit-draft';
import { noticesIn } from '../fit-entries';
import { foundFromDraft } from '../found-from-draft';
import { draftFromWord } from './draft-from-word';

/** Reads Word documents that were converted to HTML (docs/import-formats.md). */
export const docxReader: GuideReader = {
  recognises: ({ word }) => word !== undefined,
  read: (file, options) => {
    const draft = readWordDraft(file, options);
    if ('reason' in draft) return { guides: [], refusals: [draft] };
    const { steps, pictures } = draft;
    const found = {
      steps: steps.filter(({ isChapter }) => !isChapter).length,
      pictures: pictures.length + steps.flatMap((step) => step.pictures).length,
      marks: 0,
      clips: 0,
    };
    return {
      guides: [{ ...foundFromDraft(draft), lineOf: () => undefined, found }],
      refusals: withoutLines(noticesIn(file.name, draft)),
    };
  },
};

export function readWordDraft(file: TextFile, options: ReadOptions = {}): DraftGuide | Refusal {
  if (isTooDeep(file.text)) return { file: file.name, reason: 'word_damaged' };
  const draft = draftFromWord(file, options);
  return hasSteps(draft) ? draft : { file: file.name, reason: 'steps_not_found' };
}

/** No word processor nests tables and lists so deep; a parser would take its time with the square. */
const DEPTH_MAX = 200;
const EMPTY = ['img', 'br'];

function isTooDeep(html: string): boolean {
  let depth = 0;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) {
    if (html[at + 1] === '/') depth -= 1;
    else if (!EMPTY.some((name) => html.startsWith(name, at + 1))) depth += 1;
    if (depth > DEPTH_MAX) return true;
  }
  return false;
}

/** Refusals of documents, which have no lines. */
export const withoutLines = (refusals: readonly Refusal[]): Refusal[] =>
  refusals.map(({ line: _, ...refusal }) => refusal);
