import 'client-only';

let shown: string | undefined;

/** The uid of the workshop that the page shows; undefined for a person who has only one. */
export const shownWorkshop = (): string | undefined => shown;

/** Sets the workshop for which this page makes its calls. */
export function setShownWorkshop(uid: string | undefined): void {
  shown = uid;
}
