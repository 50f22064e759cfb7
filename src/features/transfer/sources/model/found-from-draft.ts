import type { LocalizedText } from '@/shared/interface/localized-text';
import { fitLabels } from '@/features/projects/import/model/fit-labels';
import { ALT_MAX, ProjectType, StepType, USES_MAX } from '@/features/projects/constants';
import { formatAverageTime } from '@/features/projects/model/average-time';
import type { FoundGuide, FoundPicture } from '../../model/reader';
import type { DraftGuide, DraftItem, DraftPicture, DraftUse } from './draft-guide';
import { categoryIn, nameIn, tagsIn, textListsFrom } from './draft-texts';
import { fitEntries } from './fit-entries';
import { alignLines, fitLines } from './fit-lines';
import { fitDraft, type FittedDraft, type FittedStep, needsIntroduction } from './fit-draft';
import { plainLine, plainText, shapedText, shortened } from './fit-text';
import { isFields } from './json-ld/json-values';

const MINUTES_PER_STEP = 5;
const MINUTES_MAX = 99 * 60 + 59;
const SOURCE_TEXT_MAX = 300;
const SOURCE_URL_MAX = 2000;

/** A draft and its file. */
export type DraftFile = { file: string; draft: DraftGuide };

/** A draft as a guide in its one language (see fit-draft.ts). */
export function foundFromDraft(draft: DraftGuide): FoundGuide {
  return foundFromFitted(fitDraft(fitLines(fitEntries(draft))), []);
}

/**
 * Drafts of one guide, one per language, with the same steps and questions (draft-languages.ts), as
 * that guide. Content that a guide has only once comes from the first draft, each picture from the
 * first draft with one.
 */
export function foundFromDrafts(first: DraftFile, others: readonly DraftFile[]): FoundGuide {
  const all = [first, ...others];
  const drafts = alignLines(all.map(({ draft }) => fitLines(fitEntries(draft))));
  const files = drafts.map((draft, index) => ({ file: all[index]?.file ?? first.file, draft }));
  const hasIntroduction = drafts.some(needsIntroduction);
  // First each draft on its own, then all like the longest.
  const alone = drafts.map((draft) => fitDraft(draft, { hasIntroduction }).counts);
  const counts =
    alone[0]?.map((_, index) => Math.max(...alone.map((each) => each[index] ?? 1))) ?? [];
  const fit = ({ file, draft }: DraftFile): Told => ({
    file,
    ...fitDraft(draft, { hasIntroduction, counts }),
  });
  const [fitted = fit(first), ...fittedOthers] = files.map(fit);
  return foundFromFitted(fitted, fittedOthers);
}

type Told = FittedDraft & { file?: string };

function foundFromFitted(fitted: Told, others: readonly Told[]): FoundGuide {
  const { draft, description, steps } = fitted;
  const all = [fitted, ...others];
  const picture = shownIn(all);
  const raw = {
    ...draft.form,
    name: nameIn(fitted),
    description,
    averageTime:
      draft.form?.['averageTime'] ??
      timeOf(
        draft.minutes ?? steps.filter(({ isChapter }) => !isChapter).length * MINUTES_PER_STEP,
      ),
    type: draft.form?.['type'] ?? ProjectType.Public,
    tools: draft.tools,
    parts: draft.parts,
    tags: tagsIn(fitted),
    category: categoryIn(fitted),
    ...textListsFrom(fitted, others),
    languages: all.map(({ draft: { lang } }) => lang),
    ...(draft.kind === undefined ? {} : { kind: draft.kind }),
    ...yieldOf(all),
    ...(draft.fixed?.length ? { fixed: draft.fixed.map(placeOf) } : {}),
    ...altOf(all, ({ picture: shown }) => shown),
    steps: steps.map((step, index) => ({
      type: step.isChapter ? StepType.Chapter : StepType.Step,
      name: textsOf(all, (each) => stepIn(each, index).name),
      description: step.isChapter ? [] : textsOf(all, (each) => stepIn(each, index).text),
      ...altOf(all, (each) => stepIn(each, index).pictures[0]),
      ...marksOf(picturesIn(all, index)[0]),
      ...furtherOf(all, index),
      ...linesOf(all, step, index),
      ...usesOf(step),
    })),
    questions: draft.questions.map((_, index) => ({
      question: textsOf(all, ({ draft: { questions } }) =>
        plainLine(questions[index]?.question ?? ''),
      ),
      answer: textsOf(all, ({ draft: { questions, isIndented } }) =>
        (isIndented ? shapedText : plainText)(questions[index]?.answer ?? ''),
      ),
    })),
    source: sourceOf(all.find((each) => sourceOf(each.draft) !== null)?.draft ?? draft),
  };
  const pictures: FoundPicture[] = [
    ...(picture ? [{ place: 'project' as const, ...sourceIn(picture) }] : []),
    ...steps.flatMap((_, index) => {
      const isAlone = all.every((each) => stepIn(each, index).isOfPicture === true);
      return picturesIn(all, index).flatMap((shown, medium) => {
        const place = { step: index, ...(medium > 0 ? { medium } : {}) };
        return [
          { place, ...sourceIn(shown), ...(isAlone ? { isAlone } : {}) },
          ...(shown.clip === undefined ? [] : [{ place, source: shown.clip, isClip: true }]),
        ];
      });
    }),
  ];
  const at = (path: Path) => draftAt(all, raw, path) ?? fitted;
  return {
    raw: fitLabels(raw).guide,
    pictures,
    lineOf: (path) => lineIn(at(path), path),
    fileOf: (path) => at(path).file,
  };
}

const sourceIn = ({ source, isNamed, isOptional }: DraftPicture) => ({
  source,
  ...(isNamed ? { isNamed } : {}),
  ...(isOptional ? { isOptional } : {}),
});
const BEYOND: FittedStep = { isChapter: false, name: '', text: '', pictures: [], line: 1 };
const stepIn = ({ steps }: FittedDraft, index: number): FittedStep => steps[index] ?? BEYOND;
/** The pictures of a step: those of the first language that has any. */
const picturesIn = (all: readonly FittedDraft[], index: number): DraftPicture[] =>
  all.map((each) => stepIn(each, index).pictures).find(({ length }) => length > 0) ?? [];

/** The descriptions of the pictures after the first. */
function furtherOf(all: readonly FittedDraft[], index: number): { further?: object[] } {
  const [, ...further] = picturesIn(all, index);
  return further.length === 0
    ? {}
    : {
        further: further.map((shown, place) => ({
          ...altOf(all, (each) => stepIn(each, index).pictures[place + 1]),
          ...marksOf(shown),
        })),
      };
}

/** The marks on a picture, which are the same in all languages. */
const marksOf = (picture: DraftPicture | undefined) =>
  picture?.marks?.length ? { marks: picture.marks } : {};

const shownIn = (all: readonly FittedDraft[]): DraftPicture | undefined =>
  all.map(({ picture }) => picture).find((each) => each !== undefined);
const textsOf = (
  all: readonly FittedDraft[],
  textIn: (fitted: FittedDraft) => string,
): LocalizedText[] => all.map((fitted) => ({ lang: fitted.draft.lang, value: textIn(fitted) }));

/** The picture's description, in each language that describes the chosen picture. */
function altOf(
  all: readonly FittedDraft[],
  pictureIn: (fitted: FittedDraft) => DraftPicture | undefined,
): { alt?: LocalizedText[] } {
  const source = all.map(pictureIn).find((each) => each !== undefined)?.source;
  const alt = all.flatMap((fitted) => {
    const shown = pictureIn(fitted);
    return shown?.alt && shown.source === source
      ? [{ lang: fitted.draft.lang, value: shortened(plainLine(shown.alt), ALT_MAX) }]
      : [];
  });
  return alt.length > 0 ? { alt } : {};
}

/** The lines and timers of a step; where a language has none, they are still to be translated. */
function linesOf(all: readonly FittedDraft[], step: FittedStep, index: number) {
  const { lines = [], timers = [] } = step;
  return {
    ...(lines.length > 0
      ? {
          lines: lines.map(({ kind }, place) => ({
            kind,
            text: writtenTexts(all, (each) => stepIn(each, index).lines?.[place]?.text ?? ''),
          })),
        }
      : {}),
    ...(timers.length > 0
      ? {
          timers: timers.map(({ seconds, label }, place) => ({
            seconds,
            label:
              label === ''
                ? []
                : writtenTexts(all, (each) => stepIn(each, index).timers?.[place]?.label ?? ''),
          })),
        }
      : {}),
  };
}

/** The yield of the first language, with its word in the others, where they have another one. */
function yieldOf([first, ...others]: readonly FittedDraft[]): { yield?: object } {
  const made = first?.draft.yield;
  if (!first || !made) return {};
  const unit = others
    .flatMap(({ draft }) =>
      draft.yield && draft.yield.unit !== made.unit
        ? [{ lang: draft.lang, value: draft.yield.unit }]
        : [],
    )
    .filter(({ value }) => value !== '');
  return {
    yield: {
      amount: made.amount,
      unit: made.unit === '' ? [] : [{ lang: first.draft.lang, value: made.unit }, ...unit],
    },
  };
}

const placeOf = ({ list, index }: DraftItem) =>
  `${list === 'parts' ? 'part' : 'tool'}.${index + 1}`;

/** The uses of a step, each part and tool once. */
function usesOf({ uses = [] }: FittedStep): { uses?: object[] } {
  const byItem = new Map(uses.map((use: DraftUse) => [placeOf(use), use]));
  return byItem.size === 0
    ? {}
    : {
        uses: [...byItem]
          .slice(0, USES_MAX)
          .map(([item, { list: _list, index: _index, ...use }]) => ({ item, ...use })),
      };
}

const writtenTexts = (
  all: readonly FittedDraft[],
  textIn: (fitted: FittedDraft) => string,
): LocalizedText[] =>
  textsOf(all, textIn).map((text) => (text.value === '' ? { ...text, pending: true } : text));

type Path = readonly (string | number)[];

/**
 * The draft that contains a path: the one in the language of the text, or with the picture;
 * undefined for the rest.
 */
function draftAt(all: readonly Told[], raw: unknown, path: Path): Told | undefined {
  if (path[0] === 'picture') return all.find(({ picture }) => picture !== undefined);
  if (path[0] === 'steps' && path.at(-1) === 'picture')
    return all.find((each) => stepIn(each, Number(path[1])).pictures.length > 0);
  let value: unknown = raw;
  for (const part of path) {
    value =
      typeof value === 'object' && value !== null
        ? (value as Record<string | number, unknown>)[part]
        : undefined;
    const lang = isFields(value) ? value['lang'] : undefined;
    if (lang !== undefined) return all.find(({ draft }) => draft.lang === lang);
  }
  return undefined;
}

function lineIn({ draft, steps }: FittedDraft, [field, index]: Path): number {
  if (field === 'steps') return steps[Number(index)]?.line ?? draft.line;
  if (field === 'questions') return draft.questions[Number(index)]?.line ?? draft.line;
  return draft.line;
}

function timeOf(minutes: number): string {
  return formatAverageTime(
    Math.min(Math.max(Math.round(minutes) || MINUTES_PER_STEP, 1), MINUTES_MAX),
  );
}

function sourceOf({ source, name }: DraftGuide): unknown {
  if (!source || !(source.url || source.author || source.license || source.key)) return null;
  const text = (value: string) => shortened(plainLine(value), SOURCE_TEXT_MAX);
  const url =
    /^https?:\/\/[^\s]+$/i.test(source.url) && source.url.length <= SOURCE_URL_MAX
      ? source.url
      : '';
  const key = source.key && source.key.length <= SOURCE_TEXT_MAX ? source.key : undefined;
  // A key alone does not make it a guide from elsewhere.
  const isFromElsewhere = Boolean(source.url || source.author || source.license);
  return {
    ...(key ? { key } : {}),
    title: isFromElsewhere ? text(source.title || name) : '',
    url,
    license: text(source.license),
    author: text(source.author),
  };
}
