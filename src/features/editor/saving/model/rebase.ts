import type { ProjectLanguage } from '@/shared/interface/languages';
import type { LocalizedText } from '@/shared/interface/localized-text';
import {
  type Draft,
  draftOf,
  entryOf,
  isLater,
  type StoredTexts,
  withText,
  type DraftTexts,
  draftTextsOf,
} from './draft';
import { type FieldName, fieldsOf, type TextField } from '../../shell/model/fields';
import { mergedParts, withPicturesOf } from './merge-parts';

export type Stored = StoredTexts & { version: number };
/** A text in one language that was changed here and, differently, elsewhere. */
export type Conflict = {
  field: FieldName;
  lang: ProjectLanguage;
  mine: LocalizedText;
  theirs: LocalizedText;
};
export type Choice = 'mine' | 'theirs';
/** Choices by `field.lang`; texts without a choice stay mine. */
export type Choices = Partial<Record<string, Choice>>;

const SENT_MAX = 4;

/** The texts that were sent without an answer, with these too. */
export function sentWith(sent: readonly DraftTexts[] = [], texts: DraftTexts): DraftTexts[] {
  const isOther = (each: DraftTexts) => JSON.stringify(each) !== JSON.stringify(texts);
  return [...sent.filter(isOther), texts].slice(-SENT_MAX);
}

/** One choice for several conflicts. */
export const chosenForAll = (conflicts: readonly Conflict[], choice: Choice): Choices =>
  Object.fromEntries(conflicts.map((conflict) => [conflictKey(conflict), choice]));

export const conflictKey = ({ field, lang }: Pick<Conflict, 'field' | 'lang'>) =>
  `${field}.${lang}`;

/**
 * Compares a draft with a newer version of the item, text by text and language by language.
 * @param sent texts that were sent from here without an answer: not a conflict when found in the
 * newer version
 * @returns what both changed differently, what was changed elsewhere only, and the merged lines and
 * timers
 */
export const compare = (
  draft: Draft,
  stored: Stored,
  sent: readonly DraftTexts[],
  languages: readonly ProjectLanguage[],
) => compareDrafts(draft, draftOf(draft.kind, stored, languages), sent, languages);

/** Compares a draft with another draft of the item, in that way. */
export function compareDrafts(
  typed: Draft,
  fresh: Draft,
  before: readonly DraftTexts[],
  languages: readonly ProjectLanguage[],
) {
  const draft = withPicturesOf(typed, fresh);
  const sent = before.map((texts) => withPicturesOf(texts, fresh));
  const parts = mergedParts(draft, fresh, sent);
  const isShared = fieldsOf(fresh).map(({ name }) => name);
  const textIn = (written: DraftTexts) => (field: TextField, lang: ProjectLanguage) =>
    entryOf({ kind: draft.kind, ...draftTextsOf(written) }, field, lang, languages);
  const [mineIn, theirsIn] = [textIn(draft), textIn(fresh)];
  const knownIn = [...(draft.base ? [draft.base] : []), ...sent].map(textIn);
  const conflicts: Conflict[] = [];
  const taken: Pick<Conflict, 'field' | 'lang' | 'theirs'>[] = [];
  for (const textField of fieldsOf(draft).filter(({ name }) => isShared.includes(name))) {
    const { name } = textField;
    for (const lang of languages) {
      const [mine, theirs] = [mineIn(textField, lang), theirsIn(textField, lang)];
      if (isSame(mine, theirs) || knownIn.some((known) => isSame(known(textField, lang), theirs)))
        continue;
      const isTouched = !draft.base || !isSame(mine, textIn(draft.base)(textField, lang));
      if (isTouched) conflicts.push({ field: name, lang, mine, theirs });
      else taken.push({ field: name, lang, theirs });
    }
  }
  return { conflicts, taken, parts };
}

/**
 * The draft on top of a newer version: takes over what was changed elsewhere only, keeps what was
 * typed here, and resolves conflicts as chosen.
 */
export const rebase = (
  draft: Draft,
  stored: Stored,
  sent: readonly DraftTexts[],
  languages: readonly ProjectLanguage[],
  choices: Choices = {},
): Draft => {
  const fresh = draftOf(draft.kind, stored, languages);
  return mergeDrafts(
    draft,
    fresh,
    compareDrafts(draft, fresh, sent, languages),
    languages,
    choices,
  );
};

/** The draft on top of another one, which it was compared with. */
export function mergeDrafts(
  typed: Draft,
  fresh: Draft,
  { conflicts, taken, parts }: ReturnType<typeof compareDrafts>,
  languages: readonly ProjectLanguage[],
  choices: Choices = {},
): Draft {
  const draft = withPicturesOf(typed, fresh);
  const fromThere = [
    ...taken,
    ...conflicts.filter((conflict) => choices[conflictKey(conflict)] === 'theirs'),
  ];
  const { states: chosen = {}, ...merged } = fromThere.reduce(
    (next, { field, lang, theirs }) => withText(next, field, lang, theirs.value),
    draft,
  );
  // Confirmations of translations stand for the source that was read.
  const isUnseen = (path: string) =>
    fromThere.some(
      ({ field, lang }) => lang === languages[0] && field === path.slice(0, path.lastIndexOf('.')),
    );
  const states = Object.entries(chosen).filter(
    ([path, state]) => state !== 'written' || !isUnseen(path),
  );
  const { isTaken: _, texts, ...ordered } = parts;
  const wasLater = (lang: ProjectLanguage) => {
    const mine = isLater(draft, lang, languages);
    const isMine = draft.base && mine !== isLater({ ...draft, ...draft.base }, lang, languages);
    return (
      fromThere.some(({ lang: code, theirs }) => code === lang && theirs.pending) ||
      (isMine ? mine : isLater(fresh, lang, languages))
    );
  };
  return {
    ...merged,
    ...(states.length > 0 ? { states: Object.fromEntries(states) } : {}),
    ...ordered,
    texts: { ...merged.texts, ...texts },
    later: languages.filter(wasLater),
    ...(fresh.baseVersion === undefined ? {} : { baseVersion: fresh.baseVersion }),
    base: draftTextsOf(fresh),
  };
}

function isSame(a: LocalizedText, b: LocalizedText): boolean {
  return a.value === b.value && a.pending === b.pending;
}
