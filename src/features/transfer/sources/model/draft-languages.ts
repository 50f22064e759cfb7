import type { Refusal } from '../../model/reader';
import type { DraftGuide, DraftPicture } from './draft-guide';
import type { DraftFile } from './found-from-draft';
import { isBlank } from './fit-draft';

type Told = Pick<Refusal, 'file' | 'line' | 'reason' | 'values'>;

/**
 * Why files are not one guide in several languages: they differ from the first in steps, chapters
 * or questions, or repeat a language.
 */
export function differences(first: DraftFile, others: readonly DraftFile[]): Told[] {
  const all = [first, ...others];
  return others.flatMap((each, index): Told[] => {
    const same = all.slice(0, index + 1).find(({ draft }) => draft.lang === each.draft.lang);
    if (same)
      return [
        {
          file: each.file,
          line: each.draft.line,
          reason: 'language_repeated',
          values: { source: same.file },
        },
      ];
    return difference(first, each);
  });
}

function difference(first: DraftFile, { file, draft }: DraftFile): Told[] {
  const [steps, otherSteps] = [written(draft), written(first.draft)];
  const unlike = steps.findIndex(
    ({ isChapter }, index) =>
      otherSteps[index] !== undefined && otherSteps[index].isChapter !== isChapter,
  );
  const difference = (
    reason: Refusal['reason'],
    line: number | undefined,
    count: number,
    otherCount: number,
  ): Told[] => [
    { file, line: line ?? draft.line, reason, values: { source: first.file, count, otherCount } },
  ];
  if (unlike >= 0)
    return difference(
      'language_kind_differs',
      steps[unlike]?.line,
      steps.length,
      otherSteps.length,
    );
  if (steps.length !== otherSteps.length)
    return difference(
      'language_steps_differ',
      firstBeyond(steps, otherSteps.length),
      steps.length,
      otherSteps.length,
    );
  const { questions } = draft;
  const otherCount = first.draft.questions.length;
  return questions.length === otherCount
    ? []
    : difference(
        'language_questions_differ',
        firstBeyond(questions, otherCount),
        questions.length,
        otherCount,
      );
}

const written = ({ steps }: DraftGuide) => steps.filter((step) => !isBlank(step));
/** The line of the first surplus entry, or of the last one when one is missing. */
const firstBeyond = (things: readonly { line: number }[], count: number): number | undefined =>
  (things[count] ?? things.at(-1))?.line;

/**
 * Content that only the first file provides, reported if others differ: pictures, and lists of
 * parts and tools of another length.
 */
export function leftOut(first: DraftFile, others: readonly DraftFile[]): Told[] {
  const before = [shownIn(first.draft)];
  return others.flatMap(({ file, draft }): Told[] => {
    const shown = shownIn(draft);
    const lost = shown.flatMap(({ pictures, line }, place) =>
      pictures.flatMap((picture, index): Told[] => {
        const taken = before
          .map((each) => each[place]?.pictures[index])
          .find((each) => each !== undefined);
        return taken === undefined || taken.source === picture.source
          ? []
          : [
              {
                file,
                line,
                reason: 'language_picture_left_out',
                values: { source: picture.source },
              },
            ];
      }),
    );
    before.push(shown);
    return [
      ...(haveSameLists(draft, first.draft)
        ? []
        : [
            {
              file,
              line: draft.line,
              reason: 'language_lists_left_out' as const,
              values: { source: first.file },
            },
          ]),
      ...lost,
    ];
  });
}

// Entries of parts and tools are translations of each other by their places.
const haveSameLists = (one: DraftGuide, other: DraftGuide) =>
  (['tools', 'parts'] as const).every(
    (kind) => one[kind].length === other[kind].length || one[kind].length === 0,
  );
/** The places with pictures: the guide's own, then its steps. */
const shownIn = (draft: DraftGuide): { pictures: readonly DraftPicture[]; line: number }[] => [
  draft,
  ...written(draft),
];
