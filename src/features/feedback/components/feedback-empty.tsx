'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

interface FeedbackEmptyProps {
  /** whether there is any outside of what is shown */
  hasAny: boolean;
  isPublished: boolean;
  onShare: () => void;
  onShowAll: () => void;
}

/** Why there is nothing, and the one thing to do about it. */
export function FeedbackEmpty({ hasAny, isPublished, onShare, onShowAll }: FeedbackEmptyProps) {
  const t = useTranslations('inbox');
  if (hasAny)
    return (
      <EmptyState
        drawing="search"
        text={t('emptyHere')}
        action={
          <Button variant="secondary" onClick={onShowAll}>
            {t('showAll')}
          </Button>
        }
      />
    );
  if (!isPublished) return <EmptyState drawing="inbox" text={t('emptyUnpublished')} />;
  return (
    <EmptyState
      drawing="inbox"
      text={t('empty')}
      action={<Button onClick={onShare}>{t('share')}</Button>}
    />
  );
}
