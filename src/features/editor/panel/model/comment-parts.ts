import type { Draft } from '../../saving/model/draft';
import {
  type FieldName,
  type FocusField,
  fieldsOf,
  isPictureField,
} from '../../shell/model/fields';

/** The picture of a part; comments on it are those on its description too. */
export const picturePart = (id: string) => `media.${id}`;

/** The part of comments that a text belongs to. */
export function partOf(field: FocusField, { media = [] }: Pick<Draft, 'media'>): string {
  if (isPictureField(field)) return field.slice(0, field.lastIndexOf('.'));
  const [first] = media;
  return field === 'alt' && first ? picturePart(first.id) : field;
}

/** The texts of an item that can be commented on, its pictures by themselves. */
export const commentedFields = (draft: Draft): FieldName[] =>
  fieldsOf(draft)
    .map(({ name }) => name)
    .filter((name) => name !== 'alt' && !isPictureField(name));

/** The part whose text has the focus; null if none has. */
export function focusedPart(draft: Draft): string | null {
  const field = document.activeElement?.closest<HTMLElement>('[data-panel] [data-text]');
  return field ? partOf(field.dataset['text'] as FieldName, draft) : null;
}
