import 'server-only';
import { DELETION_MS } from '@/features/account/server/deletion';
import { storedHead } from '@/features/projects/model/content/content';
import { primaryTexts } from '@/features/projects/model/texts/project-texts';
import { isListed } from '@/features/projects/policy';
import {
  admitAccount,
  admitAllWaiting,
  admitListed,
} from '@/features/projects/server/admission/service';
import { inTransaction } from '@/server/db/client';
import { changeSite, readSite } from '@/server/site/settings';
import type { FirstGuideSettings, SiteGuideList, SiteGuidesQuery } from '../../guides/schema';
import { uidIn } from '../../model/creator-uid';
import { type By, recordAct } from '../acts';
import { lockCase } from '../guide-reports/decisions';
import { mailPerson } from '../guide-reports/mails';
import { spellingsOf } from '../labels/service';
import * as rows from './repository';

/** A page of the guides that readers have, or had until they were taken down. */
export async function readGuides(query: SiteGuidesQuery): Promise<SiteGuideList> {
  const { category, tag } = query;
  const labels = [
    ...(category
      ? [{ kind: 'category' as const, spellings: await spellingsOf('category', category) }]
      : []),
    ...(tag ? [{ kind: 'tags' as const, spellings: await spellingsOf('tag', tag) }] : []),
  ];
  const { rows: guides, total } = await rows.listGuides(query, uidIn(query.query), labels);
  return {
    results: guides.map(({ head, publishedAt, takenDownAt, ...guide }) => {
      const { category: shownCategory, tags } = primaryTexts(storedHead(head));
      return {
        ...guide,
        languages: storedHead(head).languages,
        category: shownCategory,
        tags,
        publishedAt: publishedAt?.toISOString() ?? null,
        takenDownAt: takenDownAt?.toISOString() ?? null,
      };
    }),
    totalResults: total,
  };
}

export async function readFirstGuide(): Promise<FirstGuideSettings> {
  return { firstGuideWaits: (await readSite()).firstGuideWaits };
}

/**
 * Lets guides of new accounts wait from now on; accounts of listed guides are no new ones. Turned
 * off, everything is listed that waits.
 */
export function changeFirstGuide(
  by: By,
  { firstGuideWaits }: FirstGuideSettings,
): Promise<FirstGuideSettings> {
  return inTransaction(
    async () => {
      if ((await readSite()).firstGuideWaits === firstGuideWaits) return { firstGuideWaits };
      const { name } = await changeSite({ firstGuideWaits });
      if (firstGuideWaits) await admitListed();
      else await letAllThrough();
      await recordAct(by, {
        kind: 'site_changed',
        subject: { kind: 'site', id: 'site', label: name },
        details: { fields: ['firstGuideWaits'], firstGuideWaits },
      });
      return { firstGuideWaits };
    },
    { timeoutMs: DELETION_MS },
  );
}

/**
 * Lists a guide that waits, with all others of its account, now and later; mails its owner. Any
 * other stays as it is.
 * @throws {AppError} not_found
 */
export function letThrough(by: By, id: string): Promise<void> {
  return inTransaction(
    async () => {
      const { projectUid, name, creator, ...guide } = await lockCase(id);
      if (!isListed(guide) || guide.isListed) return;
      const guides = await admitAccount(creator.owner.id);
      await mailPerson(creator.owner, { projectUid, name }, LET_THROUGH);
      await recordAct(by, {
        kind: 'guide_let_through',
        subject: { kind: 'guide', id: projectUid, label: name },
        details: { guides },
      });
    },
    { timeoutMs: DELETION_MS },
  );
}

async function letAllThrough(): Promise<void> {
  const owners = await rows.listWaitingOwners();
  await admitAllWaiting(owners.map(({ id }) => id));
  for (const { guide, ...owner } of owners) await mailPerson(owner, guide, LET_THROUGH);
}

const LET_THROUGH = { decision: 'letThrough', reason: '' } as const;
