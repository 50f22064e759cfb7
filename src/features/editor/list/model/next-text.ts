import { StepType } from '@/features/projects/constants';
import type { ProjectView } from '@/features/projects/schema';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { draftIn, itemOf } from './project-items';
import { type Draft, textOf } from '../../saving/model/draft';
import type { TranslatedField } from '@/features/projects/model/form/draft-translations';
import {
  type FieldName,
  fieldsOf,
  GUIDE_KEY,
  isPartField,
  type ItemKind,
} from '../../shell/model/fields';
import { guideTextsIn } from '../../saving/model/guide';
import { isProposal } from '../../saving/model/proposal';
import { isOld } from '../../saving/model/translation-states';

type ItemPlace = { kind: ItemKind; id: string; field: FieldName; lang: ProjectLanguage };
/** One of the guide's own texts; its id is the same for all. */
type OwnPlace = {
  kind: 'settings';
  id: typeof GUIDE_KEY;
  field: TranslatedField;
  lang: ProjectLanguage;
};
/** A text in one language. */
export type TextPlace = ItemPlace | OwnPlace;
/** Position of the walk; without a focused field the whole item comes next. */
export type WalkFrom = { id: string; field: FieldName | TranslatedField | undefined };

/**
 * The next text that is empty, only proposed or old: first in the current language, from the current
 * place to the end of the guide and around to its start, with the guide's own texts last; then in
 * the others. Skips alt texts.
 * @param from undefined: from the start of `lang`
 */
export function nextText(
  project: ProjectView,
  drafts: Record<string, Draft>,
  lang: ProjectLanguage,
  from?: WalkFrom,
): TextPlace | undefined {
  const items = [
    ...project.steps.map((item) => ({
      item,
      kind: item.type === StepType.Chapter ? ('chapter' as const) : ('step' as const),
    })),
    ...project.questions.map((item) => ({ item, kind: 'question' as const })),
  ];
  const start = project.languages.indexOf(lang);
  const languages = [...project.languages.slice(start), ...project.languages.slice(0, start)];
  const [primary = lang] = project.languages;
  const placesIn = (code: ProjectLanguage) =>
    items.flatMap(({ item, kind }) => {
      const draft = draftIn({ project, drafts }, item.id, kind);
      return fieldsOf(draft)
        .filter(({ name, isOptional }) =>
          isPartField(name) ? textOf(draft, name, primary).trim() !== '' : !isOptional,
        )
        .map(({ name }): TextPlace => ({ kind, id: item.id, field: name, lang: code }));
    });
  const ownIn = (code: ProjectLanguage) =>
    [...new Set(guideTextsIn(project, code).map(({ field }) => field))].map(
      (field): TextPlace => ({ kind: 'settings', id: GUIDE_KEY, field, lang: code }),
    );
  const isUnwritten = (place: TextPlace) => {
    const { kind, id, field, lang: code } = place;
    if (kind === 'settings')
      return guideTextsIn(project, code).some(
        (text) => text.field === field && text.state !== 'written',
      );
    const draft = draftIn({ project, drafts }, id, kind);
    const value = textOf(draft, field, code).trim();
    return (
      value === '' || isProposal(value, code) || isOld(draft, itemOf(project, id), field, code)
    );
  };
  // The places after the current one, and those before it.
  const split = (places: TextPlace[]): [TextPlace[], TextPlace[]] => {
    const here = places.findIndex(
      ({ id, field }) => id === from?.id && (from.field === undefined || field === from.field),
    );
    const next = from?.field === undefined || here < 0 ? Math.max(here, 0) : here + 1;
    return [places.slice(next), places.slice(0, next)];
  };
  const [after, before] = split(placesIn(lang));
  const [own, ownBefore] = split(ownIn(lang));
  const ordered = [
    ...(from?.id === GUIDE_KEY ? own : []),
    ...after,
    ...before,
    ...(from?.id === GUIDE_KEY ? ownBefore : own),
    ...languages.slice(1).flatMap((code) => [...placesIn(code), ...ownIn(code)]),
  ];
  return ordered.find(
    (place) =>
      isUnwritten(place) &&
      !(place.lang === lang && place.id === from?.id && place.field === from.field),
  );
}
