import type { ProjectLanguage } from '@/shared/interface/languages';
import type { LocalizedText } from '@/shared/interface/localized-text';
import { digestOf } from './text-digest';

/** A translation is old when its source changed after it was written (docs/decisions/0108). */
export const TEXT_STATES = ['written', 'old'] as const;
export type TextState = (typeof TEXT_STATES)[number];

/**
 * A text as it is stored. `of` is on old translations only: the digest of the source they were made
 * from, or '' when that is unknown.
 */
export type StoredText = LocalizedText & { of?: string };
/** A text of a request or of an answer for its creator. */
export type StatedText = LocalizedText & { state?: TextState | undefined };
export type EditedText = StoredText & StatedText;

/** Change of the source of a translation. '' is a source that is missing. */
export type SourceEdit = {
  before: string;
  after: string;
  /** The meaning is the same: written translations stay written. */
  keepTranslations?: boolean | undefined;
};

type Made = { value: string; of?: string | undefined };

/** The state of a translation; without a source it cannot be old. */
export function stateOf({ of }: { of?: string | null | undefined }, source: string): TextState {
  return of === undefined || of === null || source === '' || of === digestOf(source)
    ? 'written'
    : 'old';
}

/**
 * The `of` of a translation after an edit; undefined when it is written. A given `state` counts
 * only if it differs from the present one, so that clients can send back what they read.
 * @param former the translation before; undefined if it was missing
 * @param given the translation now, not empty
 */
export function originAfter(
  former: Made | undefined,
  given: { value: string; state?: TextState | undefined },
  { before, after, keepTranslations }: SourceEdit,
): string | undefined {
  const was = former && stateOf(former, before);
  if (given.state === 'old' && was !== 'old') return '';
  const isMadeNow = former?.value !== given.value;
  const isConfirmed = given.state === 'written' && was === 'old';
  if (isMadeNow || isConfirmed || (keepTranslations && was === 'written')) return undefined;
  const isChanged = before !== '' && before !== after;
  const of = former?.of ?? (isChanged ? digestOf(before) : undefined);
  return of === digestOf(after) ? undefined : of;
}

/**
 * The texts to store: each of `next` with the `of` that follows from the edit.
 * @param stored the translations before the edit
 * @param next those after it, including unchanged ones and those of removed languages
 */
export function withOrigins(
  stored: readonly StoredText[],
  next: readonly EditedText[],
  edit: SourceEdit,
): StoredText[] {
  return next.map((text) => {
    if (!hasValue(text)) return plain(text);
    const former = stored.find((each) => each.lang === text.lang && hasValue(each));
    return withOf(text, originAfter(former, text, edit));
  });
}

/** Adds origins to a list that has its source in it, as the text in the primary language. */
export function withOriginsIn(
  stored: readonly StoredText[],
  next: readonly EditedText[],
  primary: ProjectLanguage | undefined,
  keepTranslations?: boolean,
): StoredText[] {
  const edit = {
    before: sourceIn(stored, primary),
    after: sourceIn(next, primary),
    keepTranslations,
  };
  return withOrigins(stored, next, edit).map((text) =>
    text.lang === primary ? plain(text) : text,
  );
}

/** Adds origins after a change of the primary language: old texts stay old, the rest is written. */
export function withOtherPrimary(
  stored: readonly StoredText[],
  from: ProjectLanguage | undefined,
  to: ProjectLanguage | undefined,
): StoredText[] {
  const source = sourceIn(stored, from);
  return stored.map((text) =>
    text.lang === from || text.lang === to
      ? plain(text)
      : withOf(text, originForOther(text, source)),
  );
}

/**
 * The `of` of a translation that gets another source language.
 * @param source the text it was compared with so far
 */
export function originForOther(
  text: { of?: string | undefined },
  source: string,
): string | undefined {
  return stateOf(text, source) === 'old' ? '' : undefined;
}

/** The texts for their creator: each translation with its state. */
export function withStates(texts: readonly StoredText[], source: string): StatedText[] {
  return texts.map((text) =>
    hasValue(text) ? { ...plain(text), state: stateOf(text, source) } : plain(text),
  );
}

/** Adds states to a list that has its source in it. */
export function withStatesIn(
  texts: readonly StoredText[],
  primary: ProjectLanguage | undefined,
): StatedText[] {
  return withStates(texts, sourceIn(texts, primary)).map((text) =>
    text.lang === primary ? plain(text) : text,
  );
}

/** The text of a language in a list; '' if it is missing. */
export function sourceIn(
  texts: readonly LocalizedText[],
  primary: ProjectLanguage | undefined,
): string {
  return texts.find(({ lang, pending }) => lang === primary && !pending)?.value ?? '';
}

/** A text without its states. */
export function plain({ lang, value, pending }: LocalizedText): LocalizedText {
  return pending ? { lang, value, pending } : { lang, value };
}

const hasValue = ({ value, pending }: LocalizedText) => !pending && value !== '';
const withOf = (text: LocalizedText, of: string | undefined): StoredText =>
  of === undefined ? plain(text) : { ...plain(text), of };
