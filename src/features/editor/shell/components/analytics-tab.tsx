import { Share2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/ui/kit/buttons/button';
import { ProjectAnalytics } from '@/features/analytics/ui/components/project-analytics';
import { ProjectStatus } from '@/features/projects/constants';
import { useEditor } from '../hooks/editor-context';

/** The statistics of the guide (docs/reference/guides.md#editor). */
export function AnalyticsTab() {
  const t = useTranslations('editor');
  const { project, place, share, unread } = useEditor();
  return (
    <ProjectAnalytics
      project={project}
      unread={unread}
      onOpenStep={(id) => place.goTo('steps', { kind: 'step', id })}
      start={
        project.status === ProjectStatus.Published && (
          <Button onClick={share}>
            <Share2 aria-hidden />
            <span>{t('share')}</span>
          </Button>
        )
      }
    />
  );
}
