import { HEARS_EVENT } from '@/shared/early';

/** What a button of ours may act on; of everything else browsers do the work themselves. */
const PRESSES = ['pointerdown', 'keydown', 'click'];
const TYPES = [...PRESSES, 'input'];

/**
 * Remembers what is done on a page that does not hear yet, and does it again when it does: the last press of a button, and that something
 * was written. Whoever presses something else meanwhile has changed their mind.
 */
export function rememberPresses(): void {
  const written = new Set<EventTarget>();
  let pressed: Event[] = [];

  const remember = (event: Event) => {
    const { type, target } = event;
    if (!(target instanceof Element)) return;
    if (type === 'input') return void written.add(target);
    if (type !== 'click') pressed = [];
    // Browsers open drops and send forms without us.
    if (target.closest('button[type=button]:not([popovertarget])')) pressed.push(event);
  };
  const repeat = () => {
    for (const type of TYPES) window.removeEventListener(type, remember, true);
    for (const field of written) field.dispatchEvent(new Event('input', { bubbles: true }));
    for (const event of pressed) event.target?.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
  };

  for (const type of TYPES) window.addEventListener(type, remember, true);
  window.addEventListener(HEARS_EVENT, () => setTimeout(repeat), { once: true });
}
