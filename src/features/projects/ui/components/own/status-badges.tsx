import { LockKeyhole } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Badge, type Tone } from '@/ui/kit/badge';
import { ProjectStatus, ProjectType } from '../../../constants';
import type { ProjectSummary } from '../../../schema';

const STATUS: Record<
  ProjectStatus,
  { label: 'statusUnpublished' | 'statusPublished' | 'statusArchived'; tone: Tone }
> = {
  [ProjectStatus.Unpublished]: { label: 'statusUnpublished', tone: 'warn' },
  [ProjectStatus.Published]: { label: 'statusPublished', tone: 'good' },
  [ProjectStatus.Archived]: { label: 'statusArchived', tone: 'neutral' },
};

/** Who can see a guide now. */
export function StatusBadges({ status, type }: Pick<ProjectSummary, 'status' | 'type'>) {
  const t = useTranslations('dashboard');
  const { label, tone } = STATUS[status];
  return (
    <>
      <Badge tone={tone}>{t(label)}</Badge>
      {type === ProjectType.Private && (
        <Badge>
          <LockKeyhole aria-hidden />
          <span>{t('privateBadge')}</span>
        </Badge>
      )}
    </>
  );
}
