import type { ProjectLanguage } from '@/shared/interface/languages';
import type { LocalizedText } from '@/shared/interface/localized-text';
import {
  type Draft,
  draftOf,
  isLater,
  type StoredTexts,
  textsOf,
  withText,
  type DraftTexts,
  draftTextsOf,
} from './draft';
import { type FieldName, TEXT_FIELDS } from '../fields';

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

export const conflictKey = ({ field, lang }: Pick<Conflict, 'field' | 'lang'>) =>
  `${field}.${lang}`;

/**
 * Compares a draft with a newer version of the item, text by text and language by language.
 * @param sent texts that were sent from here without an answer: not a conflict when found in the
 * newer version
 * @returns what both changed differently, and what was changed elsewhere only
 */
export function compare(
  draft: Draft,
  stored: Stored,
  sent: readonly DraftTexts[],
  languages: readonly ProjectLanguage[],
) {
  const fresh = draftOf(draft.kind, stored, languages);
  const textIn = (written: DraftTexts) => {
    const texts = textsOf({ kind: draft.kind, ...draftTextsOf(written) }, languages);
    return (field: FieldName, lang: ProjectLanguage) =>
      texts[field]?.find((text) => text.lang === lang) ?? { lang, value: '' };
  };
  const [mineIn, theirsIn] = [textIn(draft), textIn(fresh)];
  const knownIn = [...(draft.base ? [draft.base] : []), ...sent].map(textIn);
  const conflicts: Conflict[] = [];
  const taken: Pick<Conflict, 'field' | 'lang' | 'theirs'>[] = [];
  for (const { name: field } of TEXT_FIELDS[draft.kind]) {
    for (const lang of languages) {
      const [mine, theirs] = [mineIn(field, lang), theirsIn(field, lang)];
      if (isSame(mine, theirs) || knownIn.some((known) => isSame(known(field, lang), theirs)))
        continue;
      const isTouched = !draft.base || !isSame(mine, textIn(draft.base)(field, lang));
      if (isTouched) conflicts.push({ field, lang, mine, theirs });
      else taken.push({ field, lang, theirs });
    }
  }
  return { conflicts, taken };
}

/**
 * The draft on top of a newer version: takes over what was changed elsewhere only, keeps what was
 * typed here, and resolves conflicts as chosen.
 */
export function rebase(
  draft: Draft,
  stored: Stored,
  sent: readonly DraftTexts[],
  languages: readonly ProjectLanguage[],
  choices: Choices = {},
): Draft {
  const { conflicts, taken } = compare(draft, stored, sent, languages);
  const fresh = draftOf(draft.kind, stored, languages);
  const fromThere = [
    ...taken,
    ...conflicts.filter((conflict) => choices[conflictKey(conflict)] === 'theirs'),
  ];
  const merged = fromThere.reduce(
    (next, { field, lang, theirs }) => withText(next, field, lang, theirs.value),
    draft,
  );
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
    later: languages.filter(wasLater),
    baseVersion: stored.version,
    base: draftTextsOf(fresh),
  };
}

function isSame(a: LocalizedText, b: LocalizedText): boolean {
  return a.value === b.value && a.pending === b.pending;
}
