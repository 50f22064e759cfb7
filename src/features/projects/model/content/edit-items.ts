import {
  changedLines,
  changedTimers,
  type GivenLine,
  type GivenTimer,
} from '@/features/projects/model/lines/change-lines';
import { type StatedText, type StoredText, withOriginsIn } from '../texts/states';
import { mergePictureTexts, mergeTexts } from '../texts/texts';
import type { ProjectLanguage } from '@/shared/interface/languages';
import type { DraftQuestion, DraftStep, StepUse } from './content';
import { changedMarks } from '../marks/marks';
import { withUses } from './uses';
import { extrasOf, type GivenMedium, type Medium, mediaOf, withMedia } from './media';
import {
  MARK_LABEL,
  mapTexts,
  QUESTION_TEXTS,
  type QuestionText,
  STEP_TEXTS,
  type StepText,
  type TextField,
} from './fields';

/** Options of an edit: its languages, and if it only corrects typing mistakes. */
type Edit = { languages: readonly ProjectLanguage[]; keepTranslations?: boolean | undefined };

type Given<Name extends string> = { [Each in Name]?: StatedText[] | undefined };
type StepChange = Given<StepText> & {
  lines?: GivenLine[] | undefined;
  timers?: GivenTimer[] | undefined;
  uses?: StepUse[] | undefined;
  /** Its first picture, null to remove that; undefined: it stays. */
  fileId?: string | null | undefined;
  /** Its pictures in place of the present ones. */
  media?: GivenMedium[] | undefined;
};

const newId = () => crypto.randomUUID();

/** A new step without a picture. */
export const newStep = (
  { type, ...texts }: Omit<StepChange, 'fileId' | 'media'> & Pick<DraftStep, 'type'>,
  languages: readonly ProjectLanguage[],
): DraftStep =>
  changedStep(
    {
      ...mapTexts(STEP_TEXTS, () => []),
      id: newId(),
      version: 1,
      type,
      lines: [],
      timers: [],
      fileId: null,
      further: [],
    },
    texts,
    { languages },
  );

/** A step with the texts that are given. The texts of removed languages stay. */
export function changedStep(
  step: DraftStep,
  { lines, timers, uses, fileId, media, ...texts }: StepChange,
  { languages, keepTranslations }: Edit,
): DraftStep {
  const edit = { primary: languages[0], keepTranslations, newId };
  const changed = {
    ...(uses ? withUses(step, uses) : step),
    ...mapTexts(STEP_TEXTS, (field, name) =>
      changedTexts(step[name], texts[name], field, { languages, keepTranslations }),
    ),
    ...(lines ? { lines: changedLines(step.lines, lines, edit) } : {}),
    ...(timers ? { timers: changedTimers(step.timers, timers, edit) } : {}),
  };
  if (media) return withMedia(changed, changedMedia(step, media, { languages, keepTranslations }));
  // The description of a removed picture must not describe the next one.
  if (fileId === null) return withMedia(changed, mediaOf(step).slice(1));
  if (fileId === undefined || fileId === step.fileId) return changed;
  // Another picture is not the poster of the clip, and not what the marks point at.
  const { clip: _, marks: _marks, edit: _edit, ...others } = changed;
  return { ...others, fileId };
}

/** The pictures of a step after a change; one that is given without its id is new. */
const changedMedia = (step: DraftStep, media: GivenMedium[], edit: Edit): Medium[] =>
  media.flatMap(({ id = newId(), fileId, alt, clip, marks, edit: cut }) => {
    const former = mediaOf(step).find((medium) => medium.id === id);
    const file = fileId ?? former?.fileId;
    const shown = clip === undefined ? former?.clip : clip;
    // Marks point at a place of their picture, which another one does not have.
    const isSame = cut !== undefined || file === former?.fileId;
    const known = isSame ? (former?.marks ?? []) : [];
    return file
      ? [
          {
            id,
            fileId: file,
            alt: changedTexts(former?.alt ?? [], alt, STEP_TEXTS.alt, edit),
            ...extrasOf({
              clip: shown,
              edit: cut === undefined && isSame ? former?.edit : cut,
              marks: marks
                ? changedMarks(known, marks, newId, (label, given) =>
                    changedTexts(label, given, MARK_LABEL, edit),
                  )
                : known,
            }),
          },
        ]
      : [];
  });

/** A new question. */
export const newQuestion = (
  texts: Given<QuestionText>,
  languages: readonly ProjectLanguage[],
): DraftQuestion =>
  changedQuestion({ ...mapTexts(QUESTION_TEXTS, () => []), id: newId(), version: 1 }, texts, {
    languages,
  });

/** A question with the texts that are given. */
export const changedQuestion = (
  question: DraftQuestion,
  texts: Given<QuestionText>,
  edit: Edit,
): DraftQuestion => ({
  ...question,
  ...mapTexts(QUESTION_TEXTS, (field, name) =>
    changedTexts(question[name], texts[name], field, edit),
  ),
});

/** A text with the given languages; the same text where none are given. */
export function changedTexts(
  stored: StoredText[],
  given: StatedText[] | undefined,
  { isOptional }: TextField,
  { languages, keepTranslations }: Edit,
): StoredText[] {
  if (!given) return stored;
  const merged = isOptional
    ? mergePictureTexts(stored, given, languages)
    : mergeTexts(stored, given);
  return withOriginsIn(stored, merged, languages[0], keepTranslations);
}
