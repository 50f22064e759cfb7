import type { StepUse } from '@/features/projects/model/content/content';
import type { StatedText } from '@/features/projects/model/texts/states';
import type { ProjectLanguage } from '@/shared/interface/languages';
import {
  altField,
  type FieldName,
  fieldsOf,
  lineField,
  markField,
  timerField,
} from '../../shell/model/fields';
import {
  type Draft,
  type DraftLine,
  type DraftTimer,
  type DraftUse,
  entryOf,
  hasText,
} from './draft';

/** The pictures, lines, timers and uses of a step as they are sent. */
type SentParts = {
  media?: { id: string; alt: StatedText[]; labels?: MarkLabels }[];
  lines?: (DraftLine & { text: StatedText[] })[];
  timers?: (DraftTimer & { label: StatedText[] })[];
  uses?: StepUse[];
};

/** The labels of the marks on a picture, by their ids. */
export type MarkLabels = Record<string, StatedText[]>;

/**
 * The pictures, lines and timers to send: several pictures, or one with marks, with their
 * descriptions and labels; no line or timer
 * that is blank in every language.
 */
export function partsOf(draft: Draft, languages: readonly ProjectLanguage[]): SentParts {
  if (draft.kind !== 'step') return {};
  const { media = [], lines = [], timers = [], uses } = draft;
  const entries = (name: FieldName) => {
    const isWritten = hasText(draft, name, languages);
    const field = fieldsOf(draft).find((each) => each.name === name);
    return field && isWritten
      ? languages.map((lang) => entryOf(draft, field, lang, languages))
      : [];
  };
  const writtenIn = (name: FieldName) =>
    languages
      .map((lang) => entryOf(draft, { name, isOptional: true }, lang, languages))
      .filter(({ value }) => value !== '');
  return {
    ...(media.length > 1 || media.some(({ marks }) => marks)
      ? {
          media: media.map(({ id, marks }) => ({
            id,
            alt: writtenIn(altField(media, id)),
            ...(marks && {
              labels: Object.fromEntries(
                marks.map((mark) => [mark.id, writtenIn(markField(id, mark.id))]),
              ),
            }),
          })),
        }
      : {}),
    lines: lines
      .map(({ id, kind }) => ({ id, kind, text: entries(lineField(id)) }))
      .filter(({ text }) => text.length > 0),
    timers: timers
      .map(({ id, seconds }) => ({ id, seconds, label: entries(timerField(id)) }))
      .filter(({ seconds, label }) => seconds > 0 || label.length > 0),
    ...(uses && { uses: uses.map(sentUse) }),
  };
}

/** All of it, until its own amount is written. */
const sentUse = ({ id, amount, ...use }: DraftUse): StepUse => ({
  item: id,
  ...use,
  ...(amount && amount.value > 0 ? { amount } : {}),
});
