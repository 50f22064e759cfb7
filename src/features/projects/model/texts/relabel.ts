import type { ProjectLanguage } from '@/shared/interface/languages';
import { foldText } from '@/shared/text/text';
import { TAGS_MAX } from '../../constants';
import type { GuideHead } from '../content/content';
import { cleanTags } from '../tags';
import { tagsAsText, tagsOf } from './project-texts';
import { type StoredText, withOriginsIn } from './states';

/** One name for some tags or categories of a language; `to` null takes them away. */
export type LabelEdit = {
  field: 'tags' | 'category';
  lang: ProjectLanguage;
  /** Folded. */
  names: ReadonlySet<string>;
  to: string | null;
};

/**
 * The labels of a guide with other names. Translations stay written: the meaning is the same.
 * @returns undefined where nothing changes
 */
export function relabelled(
  head: GuideHead,
  { field, lang, names, to }: LabelEdit,
): StoredText[] | undefined {
  const stored = head[field];
  const text = stored.find((each) => each.lang === lang && !each.pending);
  if (!text || !head.languages.includes(lang)) return undefined;
  const values = field === 'tags' ? tagsOf(text.value) : [text.value];
  if (!values.some((value) => names.has(foldText(value)))) return undefined;
  // Another spelling of the new name beside it would be the same label twice.
  const replaced = to === null ? names : new Set([...names, foldText(to)]);
  const renamed = values.flatMap((value) => (replaced.has(foldText(value)) ? (to ?? []) : value));
  const value = tagsAsText(field === 'tags' ? cleanTags(renamed).slice(0, TAGS_MAX) : renamed);
  if (value === text.value) return undefined;
  const next = stored.flatMap((each) => {
    if (each !== text) return each;
    return value === '' ? [] : { ...each, value };
  });
  const [primary] = head.languages;
  return lang === primary ? withOriginsIn(stored, next, primary, true) : next;
}
