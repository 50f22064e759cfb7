import { FIGURES_KEY } from '@/shared/preferences';

/** After the page is whole: nothing that it shows waits behind the font. */
const LATER_MS = 1_000;
/** As src/styles/fonts.css calls it. */
const FONT = '1em jetbrains';

/** Brings the font of figures to a device that has not had it, for its next pages (docs/decisions/0067). */
export function bringFigures(): void {
  const bring = () =>
    void document.fonts
      .load(FONT)
      .then(() => localStorage.setItem(FIGURES_KEY, '1'))
      // No network, or nothing may be kept: the next page shows figures as this one does.
      .catch(() => undefined);
  window.addEventListener('load', () => setTimeout(bring, LATER_MS));
}
