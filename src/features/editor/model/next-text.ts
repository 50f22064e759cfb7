import { StepType } from '@/features/projects/constants';
import type { ProjectView } from '@/features/projects/schema';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { type Draft, draftOf, type StoredTexts, textOf } from './saving/draft';
import { type FieldName, fieldsOf, isPartField, type ItemKind } from './fields';
import { isProposal } from './saving/proposal';
import { isOld } from './saving/translation-states';

type StoredItem = StoredTexts & { version: number };

/** A text of an item in one language. */
export type TextPlace = { kind: ItemKind; id: string; field: FieldName; lang: ProjectLanguage };

/**
 * The next text that is empty, only proposed or old: first in the current language, from the current
 * place to the end of the guide and around to its start, then in the others. Skips alt texts.
 * @param from undefined: from the start of `lang`
 */
export function nextText(
  project: ProjectView,
  drafts: Record<string, Draft>,
  lang: ProjectLanguage,
  from?: Pick<TextPlace, 'id'> & { field: FieldName | undefined },
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
  const draftFor = (kind: ItemKind, id: string, stored: StoredItem | undefined) =>
    drafts[id] ?? draftOf(kind, stored, project.languages);
  const placesIn = (code: ProjectLanguage) =>
    items.flatMap(({ item, kind }) => {
      const draft = draftFor(kind, item.id, item);
      return fieldsOf(draft)
        .filter(({ name, isOptional }) =>
          isPartField(name) ? textOf(draft, name, primary).trim() !== '' : !isOptional,
        )
        .map(({ name }) => ({ kind, id: item.id, field: name, lang: code }));
    });
  const isUnwritten = ({ kind, id, field, lang: code }: TextPlace) => {
    const stored: StoredItem | undefined = items.find(({ item }) => item.id === id)?.item;
    const draft = draftFor(kind, id, stored);
    const value = textOf(draft, field, code).trim();
    return value === '' || isProposal(value, code) || isOld(draft, stored, field, code);
  };
  const own = placesIn(lang);
  const here = own.findIndex(
    ({ id, field }) => id === from?.id && (from.field === undefined || field === from.field),
  );
  // Without a focused field the whole item comes next.
  const next = here < 0 ? 0 : from?.field === undefined ? here : here + 1;
  const ordered = [
    ...own.slice(next),
    ...own.slice(0, next),
    ...languages.slice(1).flatMap(placesIn),
  ];
  return ordered.find(
    (place) =>
      isUnwritten(place) &&
      !(place.lang === lang && place.id === from?.id && place.field === from.field),
  );
}
