const KEY = 'makerstep_left_typed';
const FIELDS = 'input, textarea, select';
/** Passwords are never stored, and files cannot be. */
const NOT_KEPT = new Set(['password', 'file', 'hidden', 'submit', 'button', 'reset', 'image']);

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** Identifies a field by its position in the page: names may repeat. */
interface Typed {
  index: number;
  name: string;
  type: string;
  value: string;
  isChecked: boolean;
}

const fields = () => [...document.querySelectorAll<Field>(FIELDS)];
const isChoice = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';
const isKept = (field: Field) =>
  !NOT_KEPT.has(field.type) && !field.disabled && !('readOnly' in field && field.readOnly);
const typedIn = (field: Field, index: number): Typed => ({
  index,
  name: field.name,
  type: field.type,
  value: field.value,
  isChecked: isChoice(field) && field.checked,
});

/** Stores the values of the fields of this page until the tab has reloaded it. */
export function storeTyped(): void {
  try {
    const typed = fields().flatMap((field, index) =>
      isKept(field) ? [typedIn(field, index)] : [],
    );
    sessionStorage.setItem(KEY, JSON.stringify({ path: window.location.pathname, typed }));
  } catch {
    // Storage may be blocked or full.
  }
}

/**
 * Restores the stored values once, only into the same fields.
 * @returns whether a field was changed
 */
export function restoreTyped(): boolean {
  try {
    const stored = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const { path, typed } = JSON.parse(stored ?? '{}') as { path?: string; typed?: Typed[] };
    if (path !== window.location.pathname || !typed) return false;
    const now = fields();
    return typed.filter((one) => restoreField(now[one.index], one)).length > 0;
  } catch {
    return false;
  }
}

function restoreField(field: Field | undefined, { name, type, value, isChecked }: Typed): boolean {
  if (field?.name !== name || field.type !== type || !isKept(field)) return false;
  const isSame = isChoice(field)
    ? field.checked === isChecked && field.value === value
    : field.value === value;
  if (isSame || (isChoice(field) && field.value !== value)) return false;
  // React hydrates the part of the page around the field before it handles this event, and only
  // then notices a new value.
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (isChoice(field)) field.click();
  else {
    setValue(field, value);
    field.dispatchEvent(
      new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    );
  }
  return true;
}

/** Sets the value as the browser does: React ignores an event for a value that it set itself. */
function setValue(field: Field, value: string): void {
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}
