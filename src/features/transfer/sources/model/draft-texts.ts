import type { LocalizedText } from '@/shared/interface/localized-text';
import { LABEL_MAX, PROJECT_NAME_MAX } from '@/features/projects/constants';
import type { LocalizedList, TextLists } from '@/features/projects/model/texts/project-texts';
import type { FittedDraft } from './fit-draft';
import { plainLine, shortened } from './fit-text';

export const nameIn = ({ draft }: FittedDraft) =>
  shortened(plainLine(draft.name), PROJECT_NAME_MAX);
export const categoryIn = ({ draft }: FittedDraft) =>
  shortened(plainLine(draft.category), LABEL_MAX);
export const tagsIn = ({ draft }: FittedDraft) => draft.tags.map(plainLine);

/**
 * The guide's own texts in the languages of the other drafts. What is the same as in the first is
 * left out: readers see that in its place, and our own export writes it where one is missing.
 */
export function textListsFrom(first: FittedDraft, others: readonly FittedDraft[]): TextLists {
  const lines = (textIn: (fitted: FittedDraft) => string): LocalizedText[] =>
    others.flatMap((each) => {
      const value = textIn(each);
      return value === '' || value === textIn(first) ? [] : [{ lang: each.draft.lang, value }];
    });
  const lists = (kind: 'parts' | 'tools'): LocalizedList[] => {
    const source = first.draft[kind];
    return others
      .filter(({ draft }) => draft[kind].length === source.length)
      .map(({ draft }) => ({
        lang: draft.lang,
        values: draft[kind].map((entry, index) => (entry === source[index] ? '' : entry)),
      }))
      .filter(({ values }) => values.some((entry) => entry !== ''));
  };
  const firstTags = JSON.stringify(tagsIn(first));
  return {
    names: lines(nameIn),
    descriptions: lines(({ description }) => description),
    categories: lines(categoryIn),
    tagLists: others
      .map((each) => ({ lang: each.draft.lang, values: tagsIn(each) }))
      .filter(({ values }) => values.length > 0 && JSON.stringify(values) !== firstTags),
    partLists: lists('parts'),
    toolLists: lists('tools'),
  };
}
