// Next's bundle and the server around it load modules of their own; they share only this process.
const shared = globalThis as typeof globalThis & { makerstepSpecimens?: Map<string, unknown> };
const shown = () => (shared.makerstepSpecimens ??= new Map<string, unknown>());

/**
 * Has a page made of a specimen: something that stands for all others, and is found under its uid while `work` goes on and never else
 * (docs/decisions/0063). @param uid random, so that nobody can ask for it meanwhile
 */
export async function withSpecimen<T>(
  uid: string,
  specimen: unknown,
  work: () => Promise<T>,
): Promise<T> {
  shown().set(uid, specimen);
  try {
    return await work();
  } finally {
    shown().delete(uid);
  }
}

/** The specimen of which a page is being made under this uid. */
export function specimenAt(uid: string): unknown {
  return shown().get(uid);
}
