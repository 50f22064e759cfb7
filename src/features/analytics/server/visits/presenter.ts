import 'server-only';
import type { Device } from '../../constants';
import type { RecordView } from '../../schema';
import type { VisitRow } from './repository';

export function toRecordView(row: VisitRow): RecordView {
  return {
    id: row.id,
    userAgent: row.userAgent,
    device: (row.device ?? 'other') as Device,
    startTime: row.startTime.toISOString(),
    endTime: row.endTime.toISOString(),
    duration: row.durationMs,
    steps: row.steps.map(({ step, stepId, timeMs }) => ({ step, stepId, time: timeMs })),
    name: row.name,
    email: row.email,
    lang: row.lang as RecordView['lang'],
    versionNumber: row.versionNumber,
    createdAt: row.createdAt.toISOString(),
  };
}

export const VISIT_COLUMNS = [
  'id',
  'userAgent',
  'device',
  'startTime',
  'endTime',
  'duration',
  'steps',
  'name',
  'email',
  'lang',
  'createdAt',
  'versionNumber',
] as const satisfies (keyof RecordView)[];

/** A visit as a row of a table; its steps in one cell, as number:milliseconds. */
export function toVisitRow(row: VisitRow): (string | number)[] {
  const view = {
    ...toRecordView(row),
    steps: row.steps.map(({ step, timeMs }) => `${step}:${timeMs}`).join(' '),
  };
  return VISIT_COLUMNS.map((column) => view[column] ?? '');
}
