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

/** Reports whether a guide is public, or why not. */
export function StatusBadge({
  project: { status, takenDownAt },
}: {
  project: Pick<ProjectSummary, 'status' | 'takenDownAt'>;
}) {
  const t = useTranslations('dashboard');
  const { label, tone } = STATUS[status];
  return takenDownAt ? (
    <Badge tone="bad">{t('statusTakenDown')}</Badge>
  ) : (
    <Badge tone={tone}>{t(label)}</Badge>
  );
}

/** Badges of a guide's visibility. */
export function StatusBadges({
  project,
}: {
  project: Pick<ProjectSummary, 'status' | 'type' | 'takenDownAt' | 'isWaiting'>;
}) {
  const t = useTranslations('dashboard');
  return (
    <>
      <StatusBadge project={project} />
      {project.isWaiting && <Badge tone="warn">{t('waitingBadge')}</Badge>}
      {project.type === ProjectType.Private && (
        <Badge>
          <LockKeyhole aria-hidden />
          <span>{t('privateBadge')}</span>
        </Badge>
      )}
    </>
  );
}
