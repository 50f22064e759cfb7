import 'server-only';
import type { ActKind, ActSubject } from '../constants';
import type { Operator } from './operator';
import { insertAct } from './repository';

/**
 * Actor: an operator, or a person on the machine by its command line or the link of its first
 * start.
 */
export type By = Operator | 'command line' | 'first link';

export type NewAct = {
  kind: ActKind;
  /** `id`: the uid of a guide or creator, the id of anything else. `label`: its name now. */
  subject: { kind: ActSubject; id: string; label: string };
  reason?: string;
  details?: Record<string, string | number | boolean | null | string[]>;
};

/** Writes what an operator does into the log. Call this in the transaction that does it. */
export async function recordAct(by: By, { kind, subject, reason, details }: NewAct): Promise<void> {
  await insertAct({
    operatorId: typeof by === 'string' ? null : by.actor.userId,
    operatorName: typeof by === 'string' ? by : by.name,
    kind,
    subjectKind: subject.kind,
    subjectId: subject.id,
    subjectLabel: subject.label,
    reason: reason ?? '',
    details: details ?? {},
  });
}
