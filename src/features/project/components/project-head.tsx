import { Lock } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
import { paths } from '@/shared/paths';
import { lengthOf } from '@/shared/text';
import { VerifiedMark } from '../../profile/components/verified-mark';
import { ProjectType } from '../constants';
import type { PublicProject } from '../schema';

/** Names longer than this are set smaller, so that they do not push everything else out of sight. */
const LONG_NAME = 50;

interface ProjectHeadProps {
  project: PublicProject;
  /** the counted views */
  views: ReactNode;
  /** what stands below the facts: languages, tags, the start button */
  children: ReactNode;
}

/** Name, creator and facts of a project. */
export function ProjectHead({ project, views, children }: ProjectHeadProps) {
  const t = useTranslations('project');
  const primary = project.languages[0];
  const facts = [
    { label: t('brand'), value: project.brand },
    { label: t('ref'), value: project.ref, isCode: true },
    { label: t('category'), value: project.category, href: paths.explore({ category: project.category }) },
  ].filter((fact) => fact.value !== '');
  return (
    <div className="flex min-w-0 flex-col gap-5">
      {project.type === ProjectType.Private && <p><Badge tone="warn"><Lock aria-hidden />{t('privateNote')}</Badge></p>}
      <h1 lang={primary} className={cn('wrap-anywhere', lengthOf(project.name) > LONG_NAME ? 'text-2xl hyphens-auto md:text-3xl' : 'text-3xl md:text-4xl')}>{project.name}</h1>
      <a href="#creator" className="-my-1 flex min-h-11 w-fit max-w-full items-center gap-3 underline-offset-4 hover:underline">
        <Avatar name={project.creator.name} picture={project.creator.avatar} size={36} />
        <span className="min-w-0 truncate font-semibold">{project.creator.name}</span>
        {project.creator.verified && <VerifiedMark label={t('verified')} />}
      </a>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 tight:grid-cols-1 xs:flex xs:flex-wrap xs:gap-x-8">
        {facts.map(({ label, value, isCode, href }) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-ink-muted">{label}</dt>
            <dd lang={primary} className={cn('wrap-anywhere', isCode ? 'font-mono' : 'font-semibold')}>
              {href ? <Link href={href} prefetch={false} className="inline-block py-2.5 -my-2.5 underline decoration-line-strong underline-offset-4 hover:decoration-ink">{value}</Link> : value}
            </dd>
          </div>
        ))}
        <div>
          <dt className="text-sm text-ink-muted">{t('viewsLabel')}</dt>
          <dd className="font-mono tabular-nums">{views}</dd>
        </div>
      </dl>
      {children}
    </div>
  );
}
