import { ExternalLink, Flag } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { paths } from '@/shared/addresses/paths';
import type { PublicProject } from '@/features/projects/schema';
import { EmbedName } from './embed-name';

interface EmbedTitleProps {
  project: Pick<PublicProject, 'projectUid' | 'names' | 'languages' | 'creator' | 'stepCount'>;
}

/** The name of the guide in a frame of another site, with links to it and to its report. */
export function EmbedTitle({
  project: { projectUid, names, languages, creator, stepCount },
}: EmbedTitleProps) {
  const t = useTranslations('embed');
  const texts = useTranslations('guideReport');
  const common = useTranslations('common');
  return (
    <div className="relative z-10 order-first m-2 flex items-stretch self-start pointer-fine:mr-17 rounded-md bg-surface text-sm leading-tight shadow-lift forced-colors:border">
      <a
        href={paths.project(projectUid)}
        target="_blank"
        rel="noopener"
        className="flex min-h-11 min-w-0 items-center gap-2 py-1 pr-2 pl-3"
      >
        <span className="min-w-0">
          <EmbedName projectUid={projectUid} names={names} languages={languages} />
          <span className="line-clamp-1 text-xs text-ink-muted">
            {`${t('by', { creator: creator.name })} · ${t('steps', { count: stepCount })}`}
          </span>
        </span>
        <ExternalLink aria-hidden className="size-4 shrink-0 text-ink-muted" />
        <span className="sr-only">{`(${common('newWindow')})`}</span>
      </a>
      <a
        href={paths.guideReport(projectUid)}
        target="_blank"
        rel="noopener nofollow"
        title={texts('link')}
        className="grid min-h-11 w-11 shrink-0 place-items-center border-l border-line text-ink-muted hover:text-ink"
      >
        <Flag aria-hidden className="size-4" />
        <span className="sr-only">{`${texts('link')} (${common('newWindow')})`}</span>
      </a>
    </div>
  );
}
