import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { Picture } from '@/components/ui/picture';
import type { ProjectLanguage } from '@/shared/languages';
import { pickText } from '@/shared/localized-text';
import { paths } from '@/shared/paths';
import type { PicturedStep } from '../model/chapters';
import type { PublicProject } from '../schema';

const PLACE = { sizes: '(min-width: 416px) 362px, calc(100vw - 54px)', rangePx: [266, 362] } as const;
const RING = 2 * Math.PI * 20;

interface GuideFrameProps {
  project: PublicProject;
  entry: PicturedStep;
  lang: ProjectLanguage;
}

/** A step of a real guide as it stands on a phone: picture, progress, one sentence. */
export function GuideFrame({ project, entry: { step, number, file }, lang }: GuideFrameProps) {
  const t = useTranslations('landing');
  const name = pickText(step.name, lang, project.languages);
  const description = pickText(step.description, lang, project.languages);
  const share = number / project.stepCount;
  return (
    <figure className="mx-auto w-full max-w-sm">
      <Link href={paths.project(project.projectUid)} prefetch={false} aria-label={t('frameOpen', { name: project.name })}
        className="group block rounded-device border-3 border-ink bg-ink p-2 shadow-lift">
        <span className="block overflow-hidden rounded-screen bg-surface">
          <Picture file={file} alt="" place={PLACE} aspect={4 / 3} isUrgent className="border-b border-line" />
          <span className="flex items-start gap-4 p-5">
            <span className="min-w-0 flex-1">
              <span lang={name.lang} className="block font-heading text-xl font-bold">{name.value}</span>
              <span lang={description.lang} className="mt-1 line-clamp-3 text-ink-muted">{description.value}</span>
            </span>
            <span aria-hidden className="relative grid size-14 shrink-0 place-items-center">
              <svg viewBox="0 0 48 48" className="absolute inset-0 -rotate-90 fill-none" strokeWidth="5" strokeLinecap="round">
                <circle cx="24" cy="24" r="20" className="stroke-line" />
                <circle cx="24" cy="24" r="20" className="stroke-signal" strokeDasharray={`${RING * share} ${RING}`} />
              </svg>
              <span className="font-mono text-sm font-semibold tabular-nums">{number}/{project.stepCount}</span>
            </span>
          </span>
          <span aria-hidden className="mx-5 mb-5 flex h-12 items-center justify-center rounded-md bg-signal text-on-signal transition-colors group-hover:bg-signal-strong">
            <ArrowRight />
          </span>
        </span>
      </Link>
      <figcaption className="mt-3 text-center font-mono text-sm text-ink-muted">{t('frameCaption', { step: number, total: project.stepCount })}</figcaption>
    </figure>
  );
}
