import { useTranslations } from 'next-intl';
import { Badge } from '@/ui/kit/badge';
import type { ListedProject } from '../../../schema';

/** Mark of guides whose draft waits for a review. */
export function ReviewBadge({ project }: { project: Pick<ListedProject, 'awaitsReview'> }) {
  const t = useTranslations('reviews');
  return project.awaitsReview && <Badge tone="info">{t('requested')}</Badge>;
}
