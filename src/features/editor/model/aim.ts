import type { AimField } from './fields';

const choose = '[data-picture] [data-choose]';

/** Gives the focus to a text or to the button that chooses the picture, where they are below `within`. */
export function focusAim(within: ParentNode | null, field: AimField): void {
  within
    ?.querySelector<HTMLElement>(field === 'picture' ? choose : `[data-text="${field}"]`)
    ?.focus();
}

/** Asks for a picture as its button does; the focus stays at it, also when none is chosen. */
export function choosePicture(within: ParentNode | null): void {
  const button = within?.querySelector<HTMLElement>(choose);
  button?.focus();
  button?.click();
}
