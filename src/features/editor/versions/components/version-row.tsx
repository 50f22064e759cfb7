import { Eye, History, TriangleAlert } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { Badge } from '@/ui/kit/badge';
import { Button } from '@/ui/kit/buttons/button';
import { ProjectStatus, VIA_EDITOR } from '@/features/projects/constants';
import type { ChangesSummary } from '@/features/projects/model/versions/summary';
import type { ListedVersion } from '@/features/projects/versions/schema';
import { useMoments } from '@/browser/time/use-moments';
import { useEditor } from '../../shell/hooks/editor-context';

interface VersionRowProps {
  version: ListedVersion;
  onView: () => void;
  /** shows what differs from the version before; undefined for the oldest */
  onCompare: (() => void) | undefined;
  onRestore: () => void;
}

const PARTS = ['changed', 'added', 'removed', 'moved', 'questions', 'settings'] as const;
const small = { variant: 'secondary', size: 'sm' } as const;

export function VersionRow({ version, onView, onCompare, onRestore }: VersionRowProps) {
  const t = useTranslations('editor.versions');
  const editor = useTranslations('editor');
  const { moment } = useMoments();
  const summaryText = useSummaryText();
  const {
    project: { status },
    team,
  } = useEditor();
  const { number, publishedAt, author, note, via, isSafety, isDirect, isCurrent, summary } =
    version;
  const isPublished = status === ProjectStatus.Published;
  const of = { number };
  return (
    <li className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4">
      <div className="flex flex-col gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-base">{t('numbered', of)}</h3>
          {isCurrent && isPublished && (
            <Badge tone="good" className="whitespace-normal">
              {t('current')}
            </Badge>
          )}
          {isSafety && (
            <Badge tone="warn" className="whitespace-normal">
              <TriangleAlert aria-hidden />
              <span>{t('safety')}</span>
            </Badge>
          )}
        </div>
        <p className="text-sm text-ink-muted wrap-anywhere">
          <time dateTime={publishedAt}>{moment(publishedAt)}</time>
          <span>{` · ${author.name}`}</span>
          {via !== VIA_EDITOR && (
            <span>{` · ${t('writtenBy', { name: via.replace(/^mcp: /, '') })}`}</span>
          )}
        </p>
        {team && <People version={version} />}
        {note && <p className="wrap-anywhere">{note}</p>}
        <p className="text-sm text-ink-muted">
          <span>{summary ? summaryText(summary) : t('first')}</span>
          {isDirect && <span>{` · ${t('direct')}`}</span>}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button {...small} aria-label={t('viewOf', of)} onClick={onView}>
          <Eye aria-hidden />
          <span>{editor('view')}</span>
        </Button>
        {onCompare && (
          <Button {...small} aria-label={t('changesOf', of)} onClick={onCompare}>
            {t('changes')}
          </Button>
        )}
        {!isCurrent && (
          <Button variant="ghost" size="sm" aria-label={t('restoreOf', of)} onClick={onRestore}>
            <History aria-hidden />
            <span>{t('restore')}</span>
          </Button>
        )}
      </div>
    </li>
  );
}

/** Names of who published the version, and who approved it. */
function People({
  version: { publishedBy, approvedBy, approvedAt },
}: Pick<VersionRowProps, 'version'>) {
  const t = useTranslations('reviews');
  const format = useFormatter();
  const { date } = useMoments();
  const parts = [
    ...(publishedBy ? [t('publishedBy', { name: publishedBy })] : []),
    ...(approvedBy && approvedAt
      ? [t('approvedByName', { name: approvedBy, date: date(approvedAt) })]
      : []),
  ];
  if (parts.length === 0) return null;
  return (
    <p className="text-sm text-ink-muted wrap-anywhere">{format.list(parts, { type: 'unit' })}</p>
  );
}

/** The counts of a version in words: '2 steps changed, 1 step added'. */
function useSummaryText(): (summary: ChangesSummary) => string {
  const t = useTranslations('editor.versions.summary');
  const format = useFormatter();
  return (summary) => {
    const parts = PARTS.filter((part) => summary[part] > 0);
    if (parts.length === 0) return t('nothing');
    return format.list(
      parts.map((part) => t(part, { count: summary[part] })),
      { type: 'unit' },
    );
  };
}
