import { type FocusField, isMarkField } from '../../shell/model/fields';

/** Labels of marks are written in the dialog of their picture, which a button opens. */
const fieldOf = (field: FocusField) =>
  isMarkField(field) ? field.slice(0, field.lastIndexOf('.')) : field;

const choose = '[data-picture] [data-choose]';

/** Focuses a text, a time or a button inside `within`. */
export function focusField(within: ParentNode | null, field: FocusField): void {
  within
    ?.querySelector<HTMLElement>(
      field === 'picture' ? choose : `[data-text="${field}"], [data-field="${fieldOf(field)}"]`,
    )
    ?.focus();
}

/**
 * From a single-line text to the empty one below it in the same language, where Enter would only
 * show an error.
 */
export function focusNextEmpty(from: EventTarget): boolean {
  if (!(from instanceof HTMLInputElement && from.dataset['text'])) return false;
  const below = from
    .closest('[data-texts]')
    ?.querySelector<HTMLTextAreaElement>('textarea[aria-required="true"]');
  if (!below || below.value.trim() !== '') return false;
  below.focus();
  return true;
}

/** Opens the file chooser like its button; the focus stays there, also on cancel. */
export function choosePicture(within: ParentNode | null): void {
  const button = within?.querySelector<HTMLElement>(choose);
  button?.focus();
  button?.click();
}
