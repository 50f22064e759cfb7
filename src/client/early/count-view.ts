import { COUNTED } from '@/shared/early';
import { guideHere } from './guide-here';

/** After the page is whole: nothing that it shows waits behind being counted. */
const LATER_MS = 250;

/**
 * Counts that a guide was shown (specification, section 4): that asks for no other script. It does so once the page is whole, or when it is left or put aside before.
 * @param own the early script's element, on which it is noted
 */
export function countView(own: Element): void {
  const uid = guideHere();
  if (uid === undefined) return;
  own.setAttribute(COUNTED, uid);
  let isCounted = false;
  const count = () => {
    if (!isCounted) send(uid);
    isCounted = true;
  };
  window.addEventListener('load', () => setTimeout(count, LATER_MS));
  // Also told when a page is left; of one in the background, phones may not tell that it ends.
  document.addEventListener('visibilitychange', count);
}

function send(uid: string): void {
  fetch(`/v1/projects/${uid}/view`, { method: 'POST', credentials: 'omit', keepalive: true })
    .then((answer) => answer.json() as Promise<{ views?: number }>)
    .then(({ views = 0 }) => {
      const shown =
        guideHere() === uid ? document.querySelector<HTMLElement>('[data-views]') : null;
      // The page may be newer than the number that was counted.
      if (shown && Number(shown.dataset['views']) < views)
        shown.textContent = new Intl.NumberFormat(document.documentElement.lang).format(views);
    })
    // Not being counted is nothing a reader needs to know.
    .catch(() => undefined);
}
