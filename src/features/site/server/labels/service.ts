import 'server-only';
import { inTransaction } from '@/server/db/client';
import { enqueue } from '@/server/jobs/queue';
import { AppError } from '@/shared/http/app-error';
import { offsetOf } from '@/shared/http/pagination';
import { isUuid } from '@/shared/ids/uid';
import { foldText } from '@/shared/text/text';
import { LABEL_UNDO_HOURS, type LabelKind } from '../../labels/constants';
import type {
  LabelChangeInput,
  LabelChangeList,
  LabelChangesQuery,
  LabelChangeView,
  LabelList,
  LabelsQuery,
  LabelView,
} from '../../labels/schema';
import { recordAct } from '../acts';
import type { Operator } from '../operator';
import { spellingsIn } from './spellings';
import { LABELS_QUEUE } from './queue';
import * as rows from './repository';

export { spellingsOf } from './spellings';

/** A page of tags or categories of published guides, the most used first. */
export async function readLabels({ kind, query, ...page }: LabelsQuery): Promise<LabelList> {
  const labels = new Map<string, LabelView>();
  const part = foldText(query);
  for (const { name, lang, guides } of await rows.listSpellings(kind)) {
    const key = foldText(name);
    if (!key.includes(part)) continue;
    const id = `${lang} ${key}`;
    // The first spelling is the most frequent one.
    const label = labels.get(id) ?? { id, name, lang: lang as LabelView['lang'], guides: 0 };
    labels.set(id, { ...label, guides: label.guides + guides });
  }
  const sorted = [...labels.values()].sort((one, other) => other.guides - one.guides);
  const first = offsetOf(page);
  return { results: sorted.slice(first, first + page.limit), totalResults: sorted.length };
}

/** Begins a change of labels in all published guides. */
export function changeLabels(by: Operator, input: LabelChangeInput): Promise<LabelChangeView> {
  const { kind, lang, names, to } = input;
  return inTransaction(async () => {
    const spellings = await spellingsIn(input);
    const guides = await rows.countGuidesWith({ kind, lang, spellings });
    const change = { kind, lang, names, to, guides, operatorName: by.name };
    const row = await rows.insertChange(change);
    await enqueue({ queue: LABELS_QUEUE, key: row.id });
    await record(by, 'labels_changed', row);
    return toView(row);
  });
}

/**
 * Begins to give the guides of a change their labels back.
 * @throws {AppError} not_found; labels_not_undoable unless it is done, for less than 24 hours
 */
export function undoLabels(by: Operator, id: string): Promise<LabelChangeView> {
  return inTransaction(async () => {
    const change = isUuid(id) ? await rows.lockChange(id) : null;
    if (!change) throw new AppError('not_found');
    if (!canUndo(change)) throw new AppError('labels_not_undoable');
    const row = await rows.updateChange(id, { state: 'undoing', afterId: null, finishedAt: null });
    await enqueue({ queue: LABELS_QUEUE, key: row.id });
    await record(by, 'labels_undone', row);
    return toView(row);
  });
}

/** A page of the changes, the newest first. */
export async function readLabelChanges(query: LabelChangesQuery): Promise<LabelChangeList> {
  const { rows: changes, total } = await rows.listChanges(query);
  return { results: changes.map(toView), totalResults: total };
}

const UNDO_MS = LABEL_UNDO_HOURS * 60 * 60_000;

const canUndo = ({ state, finishedAt, changed }: rows.ChangeRow): boolean =>
  state === 'done' &&
  changed > 0 &&
  finishedAt !== null &&
  Date.now() - finishedAt.getTime() < UNDO_MS;

function toView(row: rows.ChangeRow): LabelChangeView {
  const { id, kind, lang, names, to, state, guides, changed, undone, createdAt, finishedAt } = row;
  return {
    id,
    kind: kind as LabelKind,
    lang: lang as LabelChangeView['lang'],
    names,
    to,
    state: state as LabelChangeView['state'],
    operator: row.operatorName,
    guides,
    changed,
    undone,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    canUndo: canUndo(row),
  };
}

const record = (
  by: Operator,
  kind: 'labels_changed' | 'labels_undone',
  { id, names, to, lang, guides, changed, kind: of }: rows.ChangeRow,
) =>
  recordAct(by, {
    kind,
    subject: { kind: 'site', id, label: names.join(', ') },
    details: { kind: of, names, to, lang, guides: kind === 'labels_undone' ? changed : guides },
  });
