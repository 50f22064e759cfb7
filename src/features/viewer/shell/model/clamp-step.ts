import { matchRoute } from '@/shared/addresses/routes';

/**
 * The 1-based step that an address requests: the first for anything but a number and below 1, the
 * last above the count (docs/reference/guides.md#step-numbers).
 */
export function clampStep(asked: string | number | undefined, count: number): number {
  const step =
    typeof asked === 'number' ? Math.trunc(asked) : /^\d+$/.test(asked ?? '') ? Number(asked) : 1;
  return Math.min(Math.max(Number.isNaN(step) ? 1 : step, 1), Math.max(count, 1));
}

/** The step part of a viewer address; undefined for other addresses. */
export const stepOfPath = (pathname: string) => matchRoute(pathname).params.step;
