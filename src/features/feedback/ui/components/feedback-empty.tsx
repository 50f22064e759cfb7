import { useTranslations } from 'next-intl';
import { Button } from '@/ui/kit/buttons/button';
import { EmptyState } from '@/ui/kit/pictures/empty-state';

interface FeedbackEmptyProps {
  /** whether there is feedback outside of the filter */
  hasAny: boolean;
  isPublished: boolean;
  onShare: () => void;
  onShowAll: () => void;
}

/** Explains an empty list, with one action. */
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
