import { useFormatter, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Stat } from '@/components/ui/stat';
import type { Overview } from '../overview/schema';

/** The creator's counters: projects, views, reports and feedback; what nobody has read yet is marked. */
export function WelcomeFigures({ overview: { projects, published, views, reports, feedback } }: { overview: Overview }) {
  const t = useTranslations('dashboard');
  const format = useFormatter();
  const figures = [
    { label: t('figureProjects'), value: projects, note: projects > 0 ? t('figurePublished', { count: published }) : '', isNews: false },
    { label: t('figureViews'), value: views, note: '', isNews: false },
    { label: t('figureReports'), value: reports.total, note: reports.unread > 0 ? t('figureUnread', { count: reports.unread }) : '', isNews: true },
    { label: t('figureFeedback'), value: feedback.total, note: feedback.unread > 0 ? t('figureUnread', { count: feedback.unread }) : '', isNews: true },
  ];
  return (
    <dl className="grid grid-cols-2 gap-6 md:grid-cols-4">
      {figures.map(({ label, value, note, isNews }) => (
        <Stat key={label} label={label} value={(
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {format.number(value)}
            {note && (isNews
              ? <Badge tone="warn">{note}</Badge>
              : <span className="font-sans text-sm tracking-normal text-ink-muted">{note}</span>)}
          </span>
        )} />
      ))}
    </dl>
  );
}
