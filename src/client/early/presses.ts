import { EARLY_KEY, HEARS_EVENT } from '@/shared/early';
import { isTyping } from '@/shared/site-keys';
import { renewPage } from '../renew-page';

/** What a button of ours may act on; of everything else browsers do the work themselves. */
const PRESSES = ['pointerdown', 'keydown', 'click'];
const TYPES = [...PRESSES, 'input'];
/** Browsers open drops and send forms without us. */
const BUTTON = 'button[type=button]:not([popovertarget])';
/** Links and buttons with which scripts do more than browsers would. */
const HELD = '[data-held]';
/** So long a press that is held waits for scripts; then the browser does its part. */
const HELD_MS = 8_000;
/** Parts of a page hear a little later than the page itself. */
const KEY_MS = 5_000;

/** Tells the page that a field was changed, which it could not hear. */
function tellAgain(field: Element): void {
  // Nobody acts on this one, but for it React takes over the part of the page around the field at once.
  field.dispatchEvent(new Event('auxclick', { bubbles: true }));
  if (field instanceof HTMLInputElement && field.type === 'checkbox') {
    // React takes a tick for one only if it finds another state than before.
    field.checked = !field.checked;
    field.click();
  } else
    field.dispatchEvent(
      new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    );
}

const isPlain = (event: Event) =>
  event instanceof MouseEvent &&
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey;

const isSingleKey = (event: Event): event is KeyboardEvent =>
  event instanceof KeyboardEvent &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !isTyping(event.target);

/**
 * Remembers what is done on a page that does not hear yet, and does it again when it does: the last press of a button, and the fields that
 * were changed. Whoever presses something else meanwhile has changed their mind. A key is noted for whoever waits for it (takeEarlyKey).
 * Where a script cannot be had, as after an update, nothing waits: the browser follows links, and for a button the page is loaded anew.
 * @param own the early script's element
 */
export function rememberPresses(own: HTMLElement | SVGElement | null): void {
  const written = new Set<Element>();
  let pressed: Event[] = [];
  let giveUp: ReturnType<typeof setTimeout> | undefined;
  let isScriptMissing = false;

  const remember = (event: Event) => {
    const { type, target } = event;
    if (!(target instanceof Element)) return;
    if (type === 'input') return void written.add(target);
    if (type !== 'click') {
      pressed = [];
      note(isSingleKey(event) ? event.key : undefined);
    }
    clearTimeout(giveUp);
    const isHeld =
      !isScriptMissing && type === 'click' && isPlain(event) && target.closest(HELD) !== null;
    if (isHeld) {
      event.preventDefault();
      giveUp = setTimeout(repeat, HELD_MS);
    }
    if (isHeld || target.closest(BUTTON)) pressed.push(event);
    if (isScriptMissing) giveBack();
  };
  /** Scripts will not do it: links and forms are the browser's, and a button works once the page has been loaded anew. */
  const giveBack = () => {
    const clicks = pressed.filter(({ type }) => type === 'click');
    pressed = [];
    for (const click of clicks) {
      if (click.defaultPrevented) again(click);
      else void renewPage();
    }
  };
  const handleError = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement)) return;
    isScriptMissing = true;
    clearTimeout(giveUp);
    giveBack();
  };
  const again = (event: Event) =>
    event.target?.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
  const note = (key: string | undefined) => {
    if (key === undefined) own?.removeAttribute(EARLY_KEY);
    else own?.setAttribute(EARLY_KEY, key);
  };
  const repeat = () => {
    clearTimeout(giveUp);
    for (const type of TYPES) window.removeEventListener(type, remember, true);
    window.removeEventListener('error', handleError, true);
    written.forEach(tellAgain);
    setTimeout(note, KEY_MS, undefined);
    pressed.forEach(again);
  };

  for (const type of TYPES) window.addEventListener(type, remember, true);
  window.addEventListener('error', handleError, true);
  window.addEventListener(HEARS_EVENT, () => setTimeout(repeat), { once: true });
}
