import type { AimField } from './fields';

/** Gives the focus to a text or to the button that chooses the picture, where they are below `within`. */
export function focusAim(within: ParentNode | null, field: AimField): void {
  const chosen = field === 'picture' ? '[data-picture] button' : `[data-text="${field}"]`;
  within?.querySelector<HTMLElement>(chosen)?.focus();
}
