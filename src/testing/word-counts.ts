import type { ImportSplit } from '@/features/transfer/constants';
import { readTaskWithWord } from '@/features/transfer/server/import/read-task';
import { type Docx, docxParts } from './docx';

/** Counts of the guide in a document, and why something is not in it. */
export type WordCounts = {
  name: string;
  lang: string;
  steps: number;
  chapters: number;
  pictures: number;
  /** Kinds of lines, in order. */
  lines: string;
  tools: string[];
  parts: string[];
  refusals: string[];
};
/** A document with the counts that were written by hand; others are nothing. */
export type Manual = Docx & { split?: ImportSplit; key: Partial<WordCounts> };

export async function countsOf({
  split,
  ...docx
}: Docx & { split?: ImportSplit }): Promise<WordCounts> {
  const parts = docxParts(docx) as Record<string, string>;
  const { guides, refusals } = await readTaskWithWord({
    files: [{ name: 'manual.docx', text: '', parts }],
    ...(split ? { split } : {}),
  });
  const reasons = [
    ...refusals,
    ...guides.flatMap((each) => ('refusals' in each ? each.refusals : [])),
  ];
  const [guide] = guides.flatMap((each) => ('input' in each ? [each] : []));
  const {
    name = '',
    languages: [lang = ''] = [],
    steps = [],
    tools = [],
    parts: things = [],
  } = guide?.input ?? {};
  return {
    name,
    lang,
    steps: steps.filter(({ type }) => type === 1).length,
    chapters: steps.filter(({ type }) => type === 2).length,
    pictures: guide?.pictures.length ?? 0,
    lines: steps.flatMap(({ lines = [] }) => lines.map(({ kind }) => kind)).join(' '),
    tools,
    parts: things,
    refusals: reasons.map(({ reason, values }) => String(values?.['kind'] ?? reason)),
  };
}

export const NOTHING = { chapters: 0, pictures: 0, lines: '', tools: [], parts: [], refusals: [] };
