import { COUNTED } from '@/shared/early';
import { guideHere } from './guide-here';

/** Counts that a guide was shown (specification, section 4): that asks for no other script. @param own the early script's element, on which it is noted */
export function countView(own: Element): void {
  const uid = guideHere();
  if (uid === undefined) return;
  own.setAttribute(COUNTED, uid);
  fetch(`/v1/projects/${uid}/view`, { method: 'POST', credentials: 'omit', cache: 'no-cache', keepalive: true })
    .then((answer) => answer.json() as Promise<{ views?: number }>)
    .then(({ views = 0 }) => {
      const show = () => {
        const shown = document.querySelector<HTMLElement>('[data-views]');
        // The page may be newer than the number that was counted.
        if (shown && Number(shown.dataset['views']) < views) shown.textContent = new Intl.NumberFormat(document.documentElement.lang).format(views);
      };
      // The answer may be here before the page is read to its end.
      if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show);
      else show();
    })
    // Not being counted is nothing a reader needs to know.
    .catch(() => undefined);
}
