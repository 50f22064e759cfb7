import { ExternalLink } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { paths } from '@/shared/addresses/paths';
import type { PublicProject } from '@/features/projects/schema';
import { EmbedName } from './embed-name';

interface EmbedTitleProps {
  project: Pick<PublicProject, 'projectUid' | 'names' | 'languages' | 'creator' | 'stepCount'>;
}

/** The name of the guide in a frame of another site, with a link to it. */
export function EmbedTitle({
  project: { projectUid, names, languages, creator, stepCount },
}: EmbedTitleProps) {
  const t = useTranslations('embed');
  const common = useTranslations('common');
  return (
    <a
      href={paths.project(projectUid)}
      target="_blank"
      rel="noopener"
      className="relative z-10 order-first m-2 flex min-h-11 items-center gap-2 self-start pointer-fine:mr-17 rounded-md bg-surface px-3 py-1 text-sm leading-tight shadow-lift forced-colors:border"
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
  );
}
