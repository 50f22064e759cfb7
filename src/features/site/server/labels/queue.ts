import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { relabelled } from '@/features/projects/model/texts/relabel';
import {
  type Relabel,
  type Relabelled,
  relabelGuide,
} from '@/features/projects/server/relabel/service';
import { inTransaction } from '@/server/db/client';
import { type Job, type Queue, resetAttempts } from '@/server/jobs/queue';
import { logger } from '@/server/logging/logger';
import { readSite } from '@/server/site/settings';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { foldText } from '@/shared/text/text';
import type { LabelKind } from '../../labels/constants';
import { spellingsIn } from './spellings';
import * as rows from './repository';

export const LABELS_QUEUE = 'labels';
const MINUTE_MS = 60_000;
const AT_ONCE = 50;

/**
 * Changes labels guide by guide, each in one transaction that also notes how far the change is: a
 * killed process goes on there.
 */
export const labelsQueue: Queue = {
  name: LABELS_QUEUE,
  metric: 'changeLabels',
  concurrency: 1,
  leaseMs: 5 * MINUTE_MS,
  backoffMs: [MINUTE_MS, 10 * MINUTE_MS, 60 * MINUTE_MS],
  run: async (job, signal) => {
    const change = await rows.findChange(job.key);
    if (change?.state === 'running') return workOn(job, signal, await applying(change));
    if (change?.state === 'undoing') return workOn(job, signal, undoing(change));
    return undefined;
  },
  failed: async ({ key }, error, retryMs) => {
    logger.error('labels_not_changed', { change: key, reason: String(error) });
    if (retryMs === undefined) await rows.endChange(key);
  },
};

/** Deletes what undoing needed once it is over, and changes of more than 30 days ago. */
export const sweepLabelChanges = (): Promise<number> => rows.deleteOldChanges();

type Work = {
  next: (afterId: string | null) => Promise<{ id: string; texts?: Relabelled }[]>;
  /** @returns whether the guide was changed */
  one: (guide: { id: string; texts?: Relabelled }, site: string) => Promise<boolean>;
  counts: 'changed' | 'undone';
};

async function workOn(job: Job, signal: AbortSignal, { next, one, counts }: Work) {
  const { name } = await readSite();
  for (;;) {
    const guides = await next((await rows.findChange(job.key))?.afterId ?? null);
    if (guides.length === 0) break;
    for (const guide of guides) {
      if (signal.aborted) return { delayMs: 0 };
      await inTransaction(async () => {
        const isChanged = await one(guide, name);
        await rows.updateChange(job.key, {
          afterId: guide.id,
          ...(isChanged ? { [counts]: { increment: 1 } } : {}),
        });
      });
    }
    await resetAttempts(job);
  }
  await rows.endChange(job.key);
  return undefined;
}

const fieldOf = ({ kind }: rows.ChangeRow) => rows.FIELDS[kind as LabelKind];

async function applying(change: rows.ChangeRow): Promise<Work> {
  const { id: changeId, lang, names, to } = change;
  const field = fieldOf(change);
  const edit = {
    field,
    lang: lang as ProjectLanguage,
    names: new Set(names.map(foldText)),
    to,
  };
  const kind = change.kind as LabelKind;
  const labels = { kind, lang, spellings: await spellingsIn({ kind, lang, names }) };
  const ids = (afterId: string | null) => rows.listGuidesWith(labels, afterId, AT_ONCE);
  return {
    next: async (afterId) => (await ids(afterId)).map((id) => ({ id })),
    one: async ({ id }, site) => {
      const texts = await relabelGuide(id, field, site, (head) => relabelled(head, edit));
      if (texts) await rows.insertChanged(changeId, id, texts);
      return texts !== undefined;
    },
    counts: 'changed',
  };
}

function undoing(change: rows.ChangeRow): Work {
  const field = fieldOf(change);
  return {
    next: async (afterId) =>
      (await rows.listChanged(change.id, afterId, AT_ONCE)).map(({ projectId, texts }) => ({
        id: projectId,
        texts: texts as Relabelled,
      })),
    one: async ({ id, texts = {} }, site) => {
      // Where its people changed the labels since, theirs stay. The draft may have been published
      // or discarded since, so both contents may have the labels of either.
      const formerOf: Relabel = (head, of) =>
        [texts[of], texts.shown, texts.draft].find(
          (labels) => labels && isDeepStrictEqual(head[field], labels.after),
        )?.before;
      return (await relabelGuide(id, field, site, formerOf)) !== undefined;
    },
    counts: 'undone',
  };
}
