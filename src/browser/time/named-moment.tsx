'use client';

import { useMoments } from './use-moments';

/** A moment in the reader's time zone, within a sentence of a server component. */
export function NamedMoment({ at }: { at: string }) {
  return <time dateTime={at}>{useMoments().named(at)}</time>;
}
