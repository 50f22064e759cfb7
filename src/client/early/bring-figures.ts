import { FIGURES_KEY } from '@/shared/preferences';

/** After the page is whole: nothing that it shows waits behind the font. */
const LATER_MS = 1_000;

/** Brings the font of figures to a device that has not had it, for its next pages (docs/decisions/0067). */
export function bringFigures(): void {
  const root = document.documentElement;
  if (root.dataset['figures'] !== undefined) return;
  const bring = async () => {
    try {
      await document.fonts.load(`1em ${getComputedStyle(root).getPropertyValue('--font-jetbrains')}`);
      localStorage.setItem(FIGURES_KEY, '1');
    } catch {
      // No network, or nothing may be kept: the next page shows figures as this one does.
    }
  };
  window.addEventListener('load', () => setTimeout(() => void bring(), LATER_MS), { once: true });
}
