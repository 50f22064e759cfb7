import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useAction } from '@/browser/api/use-action';
import { Badge } from '@/ui/kit/badge';
import { Button } from '@/ui/kit/buttons/button';
import { useMoments } from '@/browser/time/use-moments';
import { harmWord } from '@/features/projects/model/danger-words';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { pickText } from '@/shared/interface/localized-text';
import { readReports, type ReportFilter } from '../api';
import { MessageStatus } from '../../constants';
import { useMarks } from '../hooks/use-marks';
import { reportsOf } from '../../model/reports';
import type { ReportGroup, ReportView } from '../../schema';
import { MessageCard } from './message-card';

interface ReportGroupCardProps {
  projectUid: string;
  group: ReportGroup;
  filter: ReportFilter;
  languages: readonly ProjectLanguage[];
  picture: ReactElement | false | undefined;
  link: ReactElement | false | undefined;
  /** called with the change of the step's unread count */
  onMark: ((stepId: string, difference: number) => void) | undefined;
}

/** Reports on one step, newest first; more load on demand. */
export function ReportGroupCard({
  projectUid,
  group,
  filter,
  languages,
  picture,
  link,
  onMark,
}: ReportGroupCardProps) {
  const t = useTranslations('inbox');
  const { moment } = useMoments();
  const { list, shown, showMore, isBusy } = useShownReports(projectUid, group, filter);
  const [unread, setUnread] = useState(group.unread);
  const marks = useMarks<ReportView>({
    projectUid,
    kind: 'reports',
    onChange: (_, difference) => {
      setUnread((count) => Math.max(0, count + difference));
      onMark?.(group.stepId, difference);
    },
  });
  const name = pickText(group.step.name, languages[0] ?? 'en', languages);
  return (
    <section
      id={reportsOf(group.stepId)}
      aria-labelledby={`${reportsOf(group.stepId)}-name`}
      className="scroll-mt-24"
    >
      {/* With only one step shown, the page around names it. */}
      <div
        className={filter.stepId ? 'sr-only' : 'mb-3 flex flex-wrap items-center gap-x-3 gap-y-1'}
      >
        {picture}
        <h3
          id={`${reportsOf(group.stepId)}-name`}
          lang={name.lang}
          className="min-w-0 text-lg wrap-anywhere"
        >
          {group.step.name.length === 0 ? t('deletedStep') : name.value || t('noName')}
        </h3>
        <span className="text-sm text-ink-muted">
          {t('reportCount', { count: group.totalResults })}
        </span>
        {unread > 0 && <Badge tone="warn">{t('newCount', { count: unread })}</Badge>}
        {link && <span className="-mr-3 ml-auto">{link}</span>}
      </div>
      <ul ref={list} className="flex flex-col gap-3">
        {shown.map((report) => {
          const status = marks.statusOf(report);
          const danger = harmWord(`${report.subject}\n${report.message}`, report.lang);
          return (
            <li key={report.id} data-report={report.id} tabIndex={-1}>
              <MessageCard
                message={report}
                isRead={status === MessageStatus.Read}
                sent={moment(report.createdAt)}
                choices={
                  danger !== undefined && (
                    <Badge tone="bad">
                      <TriangleAlert aria-hidden />
                      <span>{t('danger', { word: danger })}</span>
                    </Badge>
                  )
                }
                action={link}
                onMark={(isRead) =>
                  marks.mark(report, status, isRead ? MessageStatus.Read : MessageStatus.New)
                }
              />
            </li>
          );
        })}
      </ul>
      {shown.length < group.totalResults && (
        <Button
          variant="secondary"
          className="mt-3"
          isBusy={isBusy}
          onClick={() => void showMore()}
        >
          {t('showMore', { count: group.totalResults - shown.length })}
        </Button>
      )}
    </section>
  );
}

/** The reports of a group that are loaded; the first of those that follow gets the focus. */
function useShownReports(projectUid: string, group: ReportGroup, filter: ReportFilter) {
  const { run, isBusy } = useAction();
  const [pages, setPages] = useState(1);
  const [shown, setShown] = useState<readonly ReportView[]>(group.reports);
  const [firstNew, setFirstNew] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The focused button has moved down, or is gone.
    if (firstNew) list.current?.querySelector<HTMLElement>(`[data-report="${firstNew}"]`)?.focus();
  }, [firstNew]);

  const showMore = () =>
    run(async () => {
      const [found] = await readReports(projectUid, {
        ...filter,
        stepId: group.stepId,
        page: pages + 1,
      });
      // New reports push others onto the next page, which then repeats them.
      const known = new Set(shown.map(({ id }) => id));
      const added = found?.reports.filter(({ id }) => !known.has(id)) ?? [];
      setPages(pages + 1);
      setShown([...shown, ...added]);
      setFirstNew(added[0]?.id);
    });
  return { list, shown, showMore, isBusy };
}
