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
    const alike =
      draft.entries?.filter(({ id }) => settingsField(id) === settingsField(field)) ?? [];
    return `${field.split('.')[0]}.${alike.findIndex(({ id }) => id === field) + 1}`;
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
  const isChanged = (name: FieldName) => (lang: ProjectLanguage) =>
    isChangedText(draft, stored, name, lang);
  const digestIn = (name: FieldName, lang: ProjectLanguage) =>
    unitDigest(storedIn(stored, name, lang)?.value ?? '');
  // A changed source is sent with its translations. So is the description of a first picture without
  // a source: no digest tells that another picture is the first now, or none.
  const isBare = !storedIn(stored, 'alt', primary)?.value;
  const fields = fieldsOf(draft).map(({ name }) => name);
  const whole = fields.filter(
    (name) =>
      isChanged(name)(primary) || (name === 'alt' && isBare && others.some(isChanged(name))),
  );
  const translations = others.flatMap((lang) => {
    const names = fields.filter((name) => isChanged(name)(lang) && !whole.includes(name));
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
    whole.length > 0 ||
    translations.length === 0;
  return { isMore, translations };
}
