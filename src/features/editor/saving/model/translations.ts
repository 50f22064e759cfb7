import type { ProjectLanguage } from '@/shared/interface/languages';
import { unitDigest } from '@/features/translations/model/unit';
import type { TextsBody } from '@/features/translations/schema';
import { type FieldName, fieldsOf, isEntryField, settingsField } from '../../shell/model/fields';
import {
  type Draft,
  draftOf,
  isChangedText,
  storedIn,
  type StoredTexts,
  textOf,
  textPath,
} from './draft';

/** The id of a text in files for translators: `step.<id>.name`, `part.3`. */
export function unitIdOf(draft: Draft, key: string, field: FieldName): string {
  if (isEntryField(field)) {
    const list = settingsField(field);
    const alike = fieldsOf(draft).filter(({ name }) => settingsField(name) === list);
    return `${field.split('.')[0]}.${alike.findIndex(({ name }) => name === field) + 1}`;
  }
  if (draft.kind === 'guide') return `project.${field}`;
  return `${draft.kind === 'question' ? 'question' : 'step'}.${key}.${field}`;
}

/** Translations of one language as they are sent, and the paths of their texts in the draft. */
type Translations = { body: TextsBody; paths: string[] };

/**
 * The translations that a draft changes.
 * @returns `isMore` if it changes something else, too
 */
export function changedTranslations(
  draft: Draft,
  stored: StoredTexts & { version: number },
  key: string,
  [primary = 'en', ...others]: readonly ProjectLanguage[],
): { isMore: boolean; translations: Translations[] } {
  const fresh = draftOf(draft.kind, stored, [primary, ...others]);
  const changedIn = (lang: ProjectLanguage) =>
    fieldsOf(draft).flatMap(({ name }) => (isChangedText(draft, stored, name, lang) ? [name] : []));
  const digestIn = (name: FieldName, lang: ProjectLanguage) =>
    unitDigest(storedIn(stored, name, lang)?.value ?? '');
  const sources = changedIn(primary);
  const translations = others.flatMap((lang) => {
    // A changed source is sent with its translations.
    const names = changedIn(lang).filter((name) => !sources.includes(name));
    const texts = names.map((name) => ({
      id: unitIdOf(draft, key, name),
      value: textOf(draft, name, lang),
      of: digestIn(name, primary),
      was: digestIn(name, lang),
      state: draft.states?.[textPath(name, lang)],
    }));
    const paths = names.map((name) => textPath(name, lang));
    return texts.length > 0 ? [{ body: { lang, texts }, paths }] : [];
  });
  const isMore =
    JSON.stringify([draft.lines, draft.timers]) !== JSON.stringify([fresh.lines, fresh.timers]) ||
    sources.length > 0 ||
    translations.length === 0 ||
    // The description of a picture that was removed is no text of the guide.
    (draft.kind === 'step' &&
      !draft.media?.length &&
      others.some((lang) => isChangedText(draft, stored, 'alt', lang)));
  return { isMore, translations };
}
