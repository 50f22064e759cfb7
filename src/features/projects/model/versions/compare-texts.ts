import { sourceIn, type StoredText, stateOf } from '../texts/states';
import type { ProjectLanguage } from '@/shared/interface/languages';
import type { ClipChange, PictureChange, TextChange } from './changes';
import type { Clip } from '../content/media';

/** The languages of a version, the primary one first. */
export type Languages = readonly ProjectLanguage[];
export type Pair<Value> = { from: Value; to: Value };

type Texts<Field extends string> = Record<Field, readonly StoredText[]>;

/** The languages of both versions, those of the newer one first. */
export const languagesOfBoth = ({ from, to }: Pair<Languages>): Languages => [
  ...to,
  ...from.filter((lang) => !to.includes(lang)),
];

/**
 * The texts that readers see differently. A text in a language that the guide lacks is missing for
 * them; so is a pending one.
 * @param texts of both versions; undefined where the item is missing
 */
export function textChanges<Field extends string>(
  fields: readonly Field[],
  texts: Pair<Texts<Field> | undefined>,
  languages: Pair<Languages>,
): TextChange<Field>[] {
  return fields.flatMap((field) =>
    languagesOfBoth(languages).flatMap((lang) => {
      const before = visibleText(texts.from?.[field] ?? [], lang, languages.from);
      const after = visibleText(texts.to?.[field] ?? [], lang, languages.to);
      return before === after ? [] : [{ field, lang, before, after }];
    }),
  );
}

/** Reports whether a translation became old or right again. */
export function hasOtherStates<Field extends string>(
  fields: readonly Field[],
  texts: Pair<Texts<Field>>,
  languages: Pair<Languages>,
): boolean {
  return fields.some((field) =>
    languagesOfBoth(languages).some(
      (lang) =>
        isOld(texts.from[field], lang, languages.from) !==
        isOld(texts.to[field], lang, languages.to),
    ),
  );
}

export function pictureChange(
  before: string | null,
  after: string | null,
): { picture?: PictureChange } {
  return before === after ? {} : { picture: { before, after } };
}

export const clipChange = (
  before: Clip | undefined,
  after: Clip | undefined,
): { clip?: ClipChange } =>
  before?.fileId === after?.fileId
    ? {}
    : { clip: { before: before?.seconds ?? null, after: after?.seconds ?? null } };

function isOld(texts: readonly StoredText[], lang: ProjectLanguage, languages: Languages) {
  const [primary] = languages;
  const text = texts.find((each) => each.lang === lang);
  return (
    text !== undefined &&
    lang !== primary &&
    visibleText(texts, lang, languages) !== '' &&
    stateOf(text, sourceIn(texts, primary)) === 'old'
  );
}

const visibleText = (texts: readonly StoredText[], lang: ProjectLanguage, languages: Languages) =>
  languages.includes(lang) ? sourceIn(texts, lang) : '';
