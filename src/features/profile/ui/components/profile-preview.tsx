'use client';

import { ExternalLink } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import Link from 'next/link';
import { Badge } from '@/ui/kit/badge';
import { paths } from '@/shared/addresses/paths';
import type { CreatorView } from '@/features/auth/schema';
import { verifiedWords } from '../../model/verified-words';
import { CreatorBanner } from './creator-banner';

// Beside the sidebar on wide windows, and never wider than pages.
const ROOM = { besidePx: 304, widestPx: 1200 };

interface ProfilePreviewProps {
  creator: CreatorView;
  /** how the site is called */
  siteName: string;
  /** whether this is not public yet */
  isUnsaved: boolean;
}

/**
 * The banner as readers see it, or will after saving (docs/reference/interface.md#creator-banner).
 */
export function ProfilePreview({ creator, siteName, isUnsaved }: ProfilePreviewProps) {
  const t = useTranslations('settings.profile');
  const locale = useLocale();
  return (
    <section aria-label={t('preview')} className="flex flex-col gap-2">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <p role="status">
          {isUnsaved ? (
            <Badge tone="warn">{t('previewUnsaved')}</Badge>
          ) : (
            <Badge tone="good">{t('previewSaved')}</Badge>
          )}
        </p>
        <Link
          href={paths.creator(creator.uid)}
          target="_blank"
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-blueprint underline underline-offset-4"
        >
          <span>{t('publicPage')}</span>
          <ExternalLink aria-hidden className="size-4" />
          <span className="sr-only">{`(${t('newWindow')})`}</span>
        </Link>
      </div>
      <div className="overflow-hidden rounded-lg border border-line">
        <CreatorBanner
          creator={creator}
          verifiedLabel={t('verified', verifiedWords(creator, siteName, locale))}
          linkLabel={(host) => t('visit', { host })}
          room={ROOM}
        />
      </div>
    </section>
  );
}
