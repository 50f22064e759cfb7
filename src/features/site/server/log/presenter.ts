import 'server-only';
import { ACT_KINDS, ACT_SUBJECTS } from '../../constants';
import type { ActView } from '../../log/schema';
import type { ActRow } from '../repository';

/** Undefined for an act of a newer release, which this one has no words for. */
export function toActView(row: ActRow): ActView | undefined {
  const kind = ACT_KINDS.find((known) => known === row.kind);
  const subjectKind = ACT_SUBJECTS.find((known) => known === row.subjectKind);
  if (!kind || !subjectKind) return undefined;
  return {
    id: row.id,
    at: row.at.toISOString(),
    operator: row.operatorName,
    kind,
    subject: { kind: subjectKind, id: row.subjectId, label: row.subjectLabel },
    reason: row.reason,
    details: (row.details ?? {}) as ActView['details'],
  };
}

export const ACT_COLUMNS = [
  'at',
  'operator',
  'kind',
  'subjectKind',
  'subjectId',
  'subjectLabel',
  'reason',
  'details',
] as const;

export const toActCells = (row: ActRow): string[] => [
  row.at.toISOString(),
  row.operatorName,
  row.kind,
  row.subjectKind,
  row.subjectId,
  row.subjectLabel,
  row.reason,
  JSON.stringify(row.details),
];
