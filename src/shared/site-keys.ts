/** What single keys do outside viewer and editor, as KeyboardEvent.key has them: by what they write, wherever a keyboard has it. */
export const SITE_KEYS = { search: '/', help: '?' } as const;

/** Whether a key goes into a text that is being written. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select, [contenteditable]:not([contenteditable="false"])',
    ) !== null
  );
}
