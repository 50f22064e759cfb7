import type { AimField } from './fields';

const choose = '[data-picture] [data-choose]';

/** Gives the focus to a text or to the button that chooses the picture, where they are below `within`. */
export function focusAim(within: ParentNode | null, field: AimField): void {
  within
    ?.querySelector<HTMLElement>(field === 'picture' ? choose : `[data-text="${field}"]`)
    ?.focus();
}

/** From a line of text to the blank one below it in the same language, where Enter would only say that it is missing. */
export function goOnToBlank(from: EventTarget): boolean {
  if (!(from instanceof HTMLInputElement && from.dataset['text'])) return false;
  const below = from
    .closest('[data-texts]')
    ?.querySelector<HTMLTextAreaElement>('textarea[aria-required="true"]');
  if (!below || below.value.trim() !== '') return false;
  below.focus();
  return true;
}

/** Asks for a picture as its button does; the focus stays at it, also when none is chosen. */
export function choosePicture(within: ParentNode | null): void {
  const button = within?.querySelector<HTMLElement>(choose);
  button?.focus();
  button?.click();
}
