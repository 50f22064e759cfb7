'use client';

import { Bookmark, ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { canStoreGuides, sendToWorker } from '@/browser/offline/ask-worker';
import { readOfflineGuides } from '@/browser/offline/offline-guides';
import { useIsOffline } from '@/browser/offline/use-is-offline';
import { useSizeText } from '@/browser/files/use-size-text';
import { Button } from '@/ui/kit/buttons/button';
import { Drawing } from '@/ui/kit/pictures/drawing';
import { PageContainer } from '@/ui/layout/page-container';
import { isComplete, type OfflineGuide } from '@/shared/offline/offline-guide';
import { NEWS_CHANNEL, type WorkerNews } from '@/shared/offline/worker-messages';
import { paths } from '@/shared/addresses/paths';

/**
 * The guides that open on this device without a network; stands in the place of pages that do not
 * (docs/decisions/0016).
 */
export function DeviceGuides() {
  const t = useTranslations('offline');
  const isOffline = useIsOffline();
  const [guides, setGuides] = useState<OfflineGuide[]>();
  const [gone, setGone] = useState<string[]>([]);
  const isOwnPage = guides !== undefined && window.location.pathname === paths.offline;
  useEffect(() => {
    const channel = canStoreGuides() ? new BroadcastChannel(NEWS_CHANNEL) : undefined;
    if (channel)
      channel.onmessage = ({ data }: MessageEvent<WorkerNews>) => {
        if (data.type === 'guide' && data.isGone) setGone((uids) => [...uids, data.projectUid]);
      };
    readOfflineGuides().then(
      (kept) => {
        setGuides(kept.filter(({ hasPages }) => hasPages));
        if (kept.length > 0) void sendToWorker({ type: 'look' });
      },
      () => setGuides([]),
    );
    return () => channel?.close();
  }, []);
  const shown = guides?.filter(({ projectUid }) => !gone.includes(projectUid));
  const removed = guides?.filter(({ projectUid }) => gone.includes(projectUid)) ?? [];
  return (
    <PageContainer className="grid items-start gap-8 py-10 md:py-16 lg:grid-cols-picture lg:gap-16">
      <div>
        <h1 className="text-3xl md:text-4xl">
          {isOffline || !isOwnPage ? t('offlineTitle') : t('deviceTitle')}
        </h1>
        <p className="mt-3 max-w-prose text-lg text-ink-muted">
          {isOwnPage ? t('deviceText') : t('offlineText')}
        </p>
        {!isOwnPage && (
          <Button className="mt-6" onClick={() => window.location.reload()}>
            {t('retry')}
          </Button>
        )}
        <div role="status" className="mt-6 flex flex-col gap-2 empty:hidden">
          {removed.map(({ projectUid, name, nameLang }) => (
            <p key={projectUid} className="max-w-prose wrap-anywhere">
              {t.rich('gone', { name, guide: (text) => <span lang={nameLang}>{text}</span> })}
            </p>
          ))}
        </div>
        {shown && shown.length === 0 && (
          <p className="mt-10 max-w-prose border-t border-line pt-6">{t('emptyOffline')}</p>
        )}
        {shown && shown.length > 0 && (
          <section aria-labelledby="device-guides" className="mt-10">
            <h2 id="device-guides" className="text-xl">
              {t('guides')}
            </h2>
            <ul className="mt-3 border-b border-line">
              {shown.map((guide) => (
                <GuideItem key={guide.projectUid} guide={guide} />
              ))}
            </ul>
          </section>
        )}
      </div>
      <Drawing name="inbox" className="mx-auto hidden w-full max-w-sm lg:block" />
    </PageContainer>
  );
}

function GuideItem({ guide }: { guide: OfflineGuide }) {
  const t = useTranslations('offline');
  const sizeText = useSizeText();
  const { projectUid, name, nameLang, isSaved, bytes, keptPictureCount, pictureCount, clips } =
    guide;
  const extent = isComplete(guide)
    ? clips
      ? t('wholeClips', { done: clips.keptCount, total: clips.count })
      : t('whole')
    : t('part', { done: keptPictureCount, total: pictureCount });
  return (
    <li className="border-t border-line">
      {/* A page of its own: nothing of this one has to be there for it. */}
      <a
        href={paths.project(projectUid)}
        className="group flex min-h-16 items-center gap-3 py-3 outline-offset-0"
      >
        <span className="min-w-0 flex-1">
          <span lang={nameLang} className="block font-semibold wrap-anywhere group-hover:underline">
            {name}
          </span>
          <span className="mt-0.5 flex flex-wrap gap-x-3 text-sm text-ink-muted">
            {isSaved && (
              <span className="inline-flex items-center gap-1 font-medium text-good">
                <Bookmark aria-hidden className="size-4" />
                <span>{t('savedMark')}</span>
              </span>
            )}
            <span>{extent}</span>
            <span className="font-mono tabular">{sizeText(bytes)}</span>
          </span>
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-muted" />
      </a>
    </li>
  );
}
