import { ArrowRight } from 'lucide-react';
import Link from 'next/link';
import { useFormatter, useTranslations } from 'next-intl';
import { Badge } from '@/ui/kit/badge';
import { Stat } from '@/ui/kit/stat';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import type { Inbox, Overview } from '../../../overview/schema';

/**
 * The creator's counters: projects, views, reports and feedback. Unread ones are marked, and link
 * to the inbox.
 */
export function WelcomeFigures({
  overview: { projects, published, views, reports, feedback },
}: {
  overview: Overview;
}) {
  const t = useTranslations('dashboard');
  const format = useFormatter();
  const figures = [
    {
      label: t('figureProjects'),
      value: projects,
      note: projects > 0 && t('figurePublished', { count: published }),
    },
    { label: t('figureViews'), value: views, note: undefined },
    {
      label: t('figureReports'),
      value: reports.total,
      note: <Unread kind="reports" inbox={reports} />,
    },
    {
      label: t('figureFeedback'),
      value: feedback.total,
      note: <Unread kind="feedback" inbox={feedback} />,
    },
  ];
  return (
    <dl className="grid grid-cols-2 gap-6 tight:grid-cols-1 md:grid-cols-4">
      {figures.map(({ label, value, note }) => (
        <Stat key={label} label={label} value={format.number(value)} note={note} />
      ))}
    </dl>
  );
}

function Unread({
  kind,
  inbox: { unread, newestIn },
}: {
  kind: 'reports' | 'feedback';
  inbox: Inbox;
}) {
  const t = useTranslations('dashboard');
  if (unread === 0) return null;
  const note = t('figureUnread', { kind, count: unread });
  // Reports that arrived between two requests are shown without a link.
  if (!newestIn) return <Badge tone="warn">{note}</Badge>;
  return (
    <Link
      href={dashboardPaths.feedbackTab(newestIn.projectUid)}
      title={t('figureNewest', { name: newestIn.name })}
      className="-my-2 inline-flex min-h-11 items-center rounded-full"
    >
      <Badge tone="warn">
        <span>{note}</span>
        <ArrowRight aria-hidden />
      </Badge>
      <span className="sr-only">{`, ${t('figureNewest', { name: newestIn.name })}`}</span>
    </Link>
  );
}
