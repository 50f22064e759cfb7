import { Clock, ExternalLink, Footprints } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { buttonStyles } from '@/components/ui/button-styles';
import { Drawing } from '@/components/ui/drawing';
import { Picture } from '@/components/ui/picture';
import { paths } from '@/shared/paths';
import { shortDuration } from '../model/duration';
import type { PublicProject } from '../schema';

const FRAME = 'flex h-dvh min-h-56 overflow-hidden border border-line bg-surface';

/** What the words below the picture take of the height, about. */
const WORDS_PX = 150;
/** Below this share of the picture's own shape, a frame is filled by its height: conditions cannot compare widths with heights less those of words. */
const NARROW = 2 / 3;
const PLACE = {
  sizes: (aspect: number) => {
    const shape = (share: number) =>
      `(min-aspect-ratio: ${Math.round(aspect * share * 1000)}/1000)`;
    return `(min-height: 320px) and ${shape(NARROW)} 100vw, (min-height: 320px) calc((100vh - ${WORDS_PX}px) * ${aspect}), calc(100vh * ${aspect})`;
  },
  rangePx: [240, 900],
} as const;

/** Picture, name and facts of a guide, from 320×240 pixels on: beside each other where it is low, below where it is high. */
export function EmbedCard({ project }: { project: PublicProject }) {
  const t = useTranslations('embed');
  const common = useTranslations('common');
  const { projectUid, name, languages, file, creator, stepCount, averageTime } = project;
  return (
    <main className={`${FRAME} upright:flex-col`}>
      <div className="grid min-h-0 w-9/25 shrink-0 place-items-stretch bg-sunken text-ink-muted upright:w-full upright:flex-1">
        {file ? (
          <Picture file={file} alt="" place={PLACE} aspect="fill" className="size-full" isUrgent />
        ) : (
          <div className="grid place-items-center p-4">
            <Drawing name="steps" className="max-h-full w-full max-w-48" />
          </div>
        )}
      </div>
      <div className="flex min-w-0 flex-1 flex-col justify-center gap-1.5 p-3 xs:p-4 upright:flex-none">
        <h1
          lang={languages[0]}
          title={name}
          className="line-clamp-3 text-lg leading-6 wrap-anywhere xs:text-xl upright:line-clamp-2"
        >
          {name}
        </h1>
        <p className="truncate text-sm text-ink-muted">{t('by', { creator: creator.name })}</p>
        <p className="flex flex-wrap gap-x-4 text-sm text-ink-muted [&_svg]:size-4">
          <span className="inline-flex items-center gap-1.5">
            <Footprints aria-hidden />
            <span>{t('steps', { count: stepCount })}</span>
          </span>
          <span className="inline-flex items-center gap-1.5">
            <Clock aria-hidden />
            <span>{shortDuration(averageTime)}</span>
          </span>
        </p>
        <div className="mt-1 flex flex-wrap items-center justify-between gap-2">
          <a
            href={paths.project(projectUid)}
            target="_blank"
            rel="noopener"
            className={buttonStyles({ className: 'px-4 max-xs:w-full' })}
          >
            <span>{t('open')}</span>
            <ExternalLink aria-hidden />
            <span className="sr-only">{`(${common('newWindow')})`}</span>
          </a>
          <span
            aria-hidden
            translate="no"
            className="hidden font-heading text-sm font-bold text-ink-muted xs:inline"
          >
            {common('siteName')}
          </span>
        </div>
      </div>
    </main>
  );
}

/** What stands in the frame when the guide has left the public. */
export function EmbedNotice({ text }: { text: string }) {
  const t = useTranslations('embed');
  const common = useTranslations('common');
  return (
    <main className={`${FRAME} flex-col items-center justify-center gap-4 p-4 text-center`}>
      <h1 className="text-lg">{text}</h1>
      <a
        href={paths.explore()}
        target="_blank"
        rel="noopener"
        className={buttonStyles({ variant: 'secondary', size: 'sm' })}
      >
        <span>{t('more', { site: common('siteName') })}</span>
        <span className="sr-only">{`(${common('newWindow')})`}</span>
      </a>
    </main>
  );
}
