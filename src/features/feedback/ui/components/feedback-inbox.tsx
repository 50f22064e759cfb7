import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useAnswer } from '@/browser/api/use-answer';
import { DateRangeFilter } from '@/ui/date-range/date-range-filter';
import { everythingUntil } from '@/ui/date-range/date-range-rules';
import { useDateRange } from '@/ui/date-range/use-date-range';
import { ChoiceField } from '@/ui/kit/fields/choice-field';
import { Pagination } from '@/ui/kit/pagination';
import { Skeleton } from '@/ui/kit/skeleton';
import { Stars } from '@/ui/kit/stars';
import { TableMenu } from '@/ui/kit/overlays/table-menu';
import { useMoments } from '@/browser/time/use-moments';
import { PAGE_SIZE } from '@/shared/http/page-size';
import { type FeedbackFilter, feedbackTable, readFeedback, reportTable } from '../api';
import { MessageStatus } from '../../constants';
import type { FeedbackView } from '../../schema';
import { useMarks } from '../hooks/use-marks';
import type { Unread } from '../hooks/use-unread';
import { DifficultyWord } from './difficulty-word';
import { FeedbackEmpty } from './feedback-empty';
import { FeedbackSummary } from './feedback-summary';
import { LoadFailure } from './load-failure';
import { MessageCard } from './message-card';

const STATUSES = { all: undefined, new: MessageStatus.New, read: MessageStatus.Read } as const;
type Shown = keyof typeof STATUSES;
const SHOWN = Object.keys(STATUSES) as Shown[];

interface FeedbackInboxProps {
  projectUid: string;
  isPublished: boolean;
  unread: Pick<Unread, 'set' | 'add'>;
  /** shows the ways to share the guide */
  onShare: () => void;
}

/** The feedback on a project (docs/reference/feedback.md#inbox). */
export function FeedbackInbox({ projectUid, isPublished, unread, onShare }: FeedbackInboxProps) {
  const t = useTranslations('inbox');
  const dates = useDateRange();
  const [shown, setShown] = useState<Shown>('all');
  const [page, setPage] = useState(1);
  const list = useRef<HTMLHeadingElement>(null);
  const marks = useMarks({
    projectUid,
    kind: 'feedback',
    onChange: (_, difference) => unread.add(difference),
  });
  const filter: FeedbackFilter = { ...dates.range, status: STATUSES[shown] };
  const { answer, isLoading, hasFailed, retry } = useAnswer(
    JSON.stringify([filter, page]),
    async (signal) => {
      await marks.settled();
      const inbox = await readFeedback(projectUid, { ...filter, page }, signal);
      const hasAny =
        inbox.totalResults > 0 ||
        (await readFeedback(projectUid, { limit: 1 }, signal)).totalResults > 0;
      if (!signal.aborted) unread.set(inbox.unread);
      return { ...inbox, hasAny, page };
    },
  );

  const show = (next: { shown?: Shown; page?: number }) => {
    dates.renew();
    setShown(next.shown ?? shown);
    setPage(next.page ?? 1);
  };
  const openPage = (next: number) => {
    show({ page: next });
    // The focused button may be gone on the next page.
    list.current?.focus();
  };
  const narrow = (choice: Parameters<typeof dates.choose>[0]) => {
    dates.choose(choice);
    setPage(1);
  };
  const showAll = () => {
    setShown('all');
    narrow(everythingUntil(new Date()));
  };

  return (
    <div className="flex flex-col gap-6">
      {answer && <FeedbackSummary {...answer} />}
      {!answer && !hasFailed && <FirstFigures />}
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        <DateRangeFilter value={dates.choice} range={dates.range} onChange={narrow} />
        <ChoiceField
          label={t('show')}
          value={shown}
          values={SHOWN}
          nameOf={(entry) => t(`shown.${entry}`)}
          onChange={(next) => show({ shown: next })}
          className="w-36"
        />
        <span className="ml-auto flex min-h-11 items-center">
          <FeedbackTables projectUid={projectUid} filter={filter} />
        </span>
      </div>
      <section
        aria-busy={isLoading}
        aria-labelledby="feedback-list"
        className={isLoading && answer ? 'opacity-60 transition-opacity' : undefined}
      >
        <h2 ref={list} id="feedback-list" tabIndex={-1} className="sr-only">
          {t('list')}
        </h2>
        {isLoading && !answer && <FirstLoad />}
        {hasFailed && <LoadFailure onRetry={retry} />}
        {answer && !hasFailed && answer.totalResults === 0 && (
          <FeedbackEmpty
            hasAny={answer.hasAny}
            isPublished={isPublished}
            onShare={onShare}
            onShowAll={showAll}
          />
        )}
        {answer && !hasFailed && answer.totalResults > 0 && (
          <>
            <FeedbackList items={answer.results} marks={marks} />
            <div className="mt-6">
              <Pagination
                page={answer.page}
                pageSize={PAGE_SIZE}
                totalResults={answer.totalResults}
                onOpen={openPage}
              />
            </div>
          </>
        )}
      </section>
    </div>
  );
}

interface FeedbackListProps {
  items: readonly FeedbackView[];
  marks: Pick<ReturnType<typeof useMarks<FeedbackView>>, 'statusOf' | 'mark'>;
}

function FeedbackList({ items, marks }: FeedbackListProps) {
  const t = useTranslations('inbox');
  const { parts } = useMoments();
  return (
    <ul className="flex flex-col gap-3">
      {items.map((item) => {
        const status = marks.statusOf(item);
        const { date, time } = parts(item.createdAt);
        return (
          <li key={item.id}>
            <MessageCard
              message={item}
              isRead={status === MessageStatus.Read}
              sent={`${date} ${time}`}
              onMark={(isRead) =>
                marks.mark(item, status, isRead ? MessageStatus.Read : MessageStatus.New)
              }
              choices={
                <>
                  <Stars
                    rating={item.rating}
                    label={t('stars', { value: item.rating })}
                    isQuiet={status === MessageStatus.Read}
                  />
                  <span className="text-sm font-semibold">
                    <DifficultyWord value={item.difficulty} />
                  </span>
                </>
              }
            />
          </li>
        );
      })}
    </ul>
  );
}

/** The tables of all feedback and of all reports. */
function FeedbackTables({ projectUid, filter }: { projectUid: string; filter: FeedbackFilter }) {
  const t = useTranslations('inbox');
  return (
    <TableMenu
      tables={[
        {
          id: 'feedback',
          label: t('list'),
          load: (separator) => feedbackTable(projectUid, filter, separator),
        },
        {
          id: 'reports',
          label: t('reports'),
          load: (separator) => reportTable(projectUid, { deleted: 'true' }, separator),
        },
      ]}
    />
  );
}

function FirstFigures() {
  return (
    <div aria-hidden className="grid grid-cols-3 gap-3 xs:gap-6">
      {[1, 2, 3].map((figure) => (
        <Skeleton key={figure} className="h-18" />
      ))}
    </div>
  );
}

function FirstLoad() {
  const t = useTranslations('common');
  return (
    <div className="flex flex-col gap-3">
      <p className="sr-only" role="status">
        {t('loading')}
      </p>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-32 rounded-lg" />
      ))}
    </div>
  );
}
