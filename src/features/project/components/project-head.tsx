import { Lock } from 'lucide-react';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { Chip } from '@/components/ui/chip';
import { cn } from '@/components/ui/cn';
import { Stars } from '@/components/ui/stars';
import { LANGUAGE_NAMES } from '@/shared/languages';
import { paths } from '@/shared/paths';
import { lengthOf } from '@/shared/text';
import { VerifiedMark } from '../../profile/components/verified-mark';
import { ProjectType } from '../constants';
import type { GuideFacts } from '../guide-page/model/guide-page';

/** Names longer than this are set smaller, so that they do not push everything else out of sight. */
const LONG_NAME = 50;

/** Name, creator and facts of a project, its languages, and its tags, which lead to other guides that bear them. */
export function ProjectHead({ project, labels }: Pick<GuideFacts, 'project' | 'labels'>) {
  const { creator, languages, tags } = project;
  const primary = languages[0];
  const facts = [
    { label: labels.brand, value: project.brand },
    { label: labels.ref, value: project.ref, isCode: true },
    {
      label: labels.category,
      value: project.category,
      href: paths.explore({ category: project.category }),
    },
  ].filter((fact) => fact.value !== '');
  return (
    <>
      {project.type === ProjectType.Private && (
        <p>
          <Badge tone="warn">
            <Lock aria-hidden />
            <span>{labels.privateNote}</span>
          </Badge>
        </p>
      )}
      <h1
        lang={primary}
        className={cn(
          'wrap-anywhere',
          lengthOf(project.name) > LONG_NAME
            ? 'text-2xl hyphens-auto md:text-3xl'
            : 'text-3xl md:text-4xl',
        )}
      >
        {project.name}
      </h1>
      <a
        href="#creator"
        className="-my-1 flex min-h-11 w-fit max-w-full items-center gap-3 underline-offset-4 hover:underline"
      >
        <Avatar name={creator.name} picture={creator.avatar} size={36} />
        <span className="min-w-0 truncate font-semibold">{creator.name}</span>
        {creator.verified && <VerifiedMark label={labels.verified} />}
      </a>
      {project.rating && (
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Stars rating={project.rating.average} />
          <span>{labels.rated}</span>
        </p>
      )}
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 tight:grid-cols-1 xs:flex xs:flex-wrap xs:gap-x-8">
        {facts.map(({ label, value, isCode, href }) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-ink-muted">{label}</dt>
            <dd
              lang={primary}
              translate={isCode ? 'no' : undefined}
              className={cn('wrap-anywhere', isCode ? 'font-mono' : 'font-semibold')}
            >
              {href ? (
                <a
                  href={href}
                  className="inline-block py-2.5 -my-2.5 underline decoration-line-strong underline-offset-4 hover:decoration-ink"
                >
                  {value}
                </a>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
        <div>
          <dt className="text-sm text-ink-muted">{labels.views}</dt>
          <dd data-views={project.views} className="font-mono tabular">
            {labels.viewCount}
          </dd>
        </div>
      </dl>
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-sm text-ink-muted">{labels.languages}</span>
        {languages.map((code) => (
          <Chip key={code}>
            <span lang={code}>{LANGUAGE_NAMES[code]}</span>
          </Chip>
        ))}
      </div>
      {tags.length > 0 && (
        <ul aria-label={labels.tags} lang={primary} className="flex flex-wrap gap-2 print:hidden">
          {tags.map((tag) => (
            <li key={tag} className="max-w-full">
              <a
                href={paths.explore({ tag })}
                className="inline-flex min-h-11 min-w-11 max-w-full items-center rounded-full border border-line px-3 text-sm text-ink-muted wrap-anywhere hover:border-ink hover:text-ink"
              >
                {tag}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
