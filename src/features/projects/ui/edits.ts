import 'client-only';

/** `unpublishedChanges` is undefined where the answer lacks it. */
export type Edit = { projectUid: string; unpublishedChanges: number | undefined };

const listeners = new Set<(edit: Edit) => void>();

/**
 * Waits for a call that edits a project, and notifies the listeners of edits.
 * @returns its answer
 */
export async function edit<Answer>(projectUid: string, call: Promise<Answer>): Promise<Answer> {
  const answer = await call;
  const told = (answer ?? {}) as { unpublishedChanges?: number };
  listeners.forEach((listener) =>
    listener({ projectUid, unpublishedChanges: told.unpublishedChanges }),
  );
  return answer;
}

/** @returns stops it */
export function watchEdits(listener: (edit: Edit) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
