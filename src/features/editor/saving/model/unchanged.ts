import type { ProjectLanguage } from '@/shared/interface/languages';
import { fieldsOf } from '../../shell/model/fields';
import { type Draft, isLater, textOf, textsOf } from './draft';
import { partsOf } from './parts';

/** Reports whether saving the draft would change nothing. */
export function isStoredSame(
  draft: Draft,
  fresh: Draft,
  languages: readonly ProjectLanguage[],
): boolean {
  const sent = (each: Draft) =>
    JSON.stringify({ ...textsOf(each, languages), ...partsOf(each, languages) });
  return draft.file === undefined && sent(draft) === sent(fresh);
}

/** Reports whether a draft equals the stored item, so that it can be dropped. */
export function isUnchanged(
  draft: Draft,
  fresh: Draft,
  languages: readonly ProjectLanguage[],
): boolean {
  return (
    draft.file === undefined &&
    draft.states === undefined &&
    listsOf(draft) === listsOf(fresh) &&
    languages.every(
      (lang) =>
        isLater(draft, lang, languages) === isLater(fresh, lang, languages) &&
        fieldsOf(draft).every(
          ({ name }) => textOf(draft, name, lang) === textOf(fresh, name, lang),
        ),
    )
  );
}

const listsOf = ({ lines, timers, uses }: Draft) => JSON.stringify([lines, timers, uses]);
