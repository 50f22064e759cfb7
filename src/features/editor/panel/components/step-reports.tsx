import { Flag } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ReportList } from '@/features/feedback/ui/components/report-list';
import { Badge } from '@/ui/kit/badge';
import { Disclosure } from '@/ui/kit/disclosure';
import { useEditor } from '../../shell/hooks/editor-context';

/** Readers' reports on the open step, open while one is unread; nothing without any. */
export function StepReports({ stepId }: { stepId: string }) {
  const t = useTranslations('inbox');
  const {
    project: { projectUid, languages },
    unread,
  } = useEditor();
  const count = unread.reports.get(stepId);
  if (!count) return null;
  return (
    <Disclosure
      icon={<Flag aria-hidden />}
      label={
        <span className="flex flex-wrap items-center gap-x-3">
          <span>{t('reportCount', { count: count.total })}</span>
          {count.unread > 0 && <Badge tone="warn">{t('newCount', { count: count.unread })}</Badge>}
        </span>
      }
      isOpenAtFirst={count.unread > 0}
    >
      <ReportList projectUid={projectUid} languages={languages} stepId={stepId} unread={unread} />
    </Disclosure>
  );
}
