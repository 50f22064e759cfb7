/**
 * Single-key shortcuts outside viewer and editor, by KeyboardEvent.key: the character, wherever a
 * keyboard has it.
 */
export const SITE_KEYS = { search: '/', help: '?' } as const;

/** Reports whether a key event types into a text field. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select, [contenteditable]:not([contenteditable="false"])',
    ) !== null
  );
}
