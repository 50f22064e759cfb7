import { cn } from '@/components/ui/cn';
import { LANGUAGE_NAMES } from '@/shared/languages';
import { paths } from '@/shared/paths';
import type { GuideFacts } from '../guide-page/model/guide-page';

const PILL =
  'inline-flex min-h-11 min-w-11 max-w-full items-center rounded-full border px-3 text-sm wrap-anywhere';
const LINKED = `${PILL} border-line text-ink-muted hover:border-ink hover:text-ink`;

/** What tells one guide from another: its labels, its languages, and its tags, which lead to other guides that bear them. */
export function GuideDetails({
  project,
  lang,
  labels,
}: Pick<GuideFacts, 'project' | 'lang' | 'labels'>) {
  const { projectUid, languages, tags } = project;
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
    <div className="flex flex-col gap-5">
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
        <div className="print:hidden">
          <dt className="text-sm text-ink-muted">{labels.views}</dt>
          <dd data-views={project.views} className="font-mono tabular">
            {labels.viewCount}
          </dd>
        </div>
      </dl>
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        <span className="text-sm text-ink-muted">{labels.languages}</span>
        {languages.length === 1 ? (
          <span lang={primary} className={`${PILL} border-line`}>
            {primary && LANGUAGE_NAMES[primary]}
          </span>
        ) : (
          languages.map((code) => (
            <a
              key={code}
              href={paths.project(projectUid, code)}
              hrefLang={code}
              lang={code}
              aria-current={code === lang ? 'true' : undefined}
              className={code === lang ? `${PILL} border-ink font-semibold` : LINKED}
            >
              {LANGUAGE_NAMES[code]}
            </a>
          ))
        )}
      </div>
      {tags.length > 0 && (
        <ul aria-label={labels.tags} lang={primary} className="flex flex-wrap gap-2 print:hidden">
          {tags.map((tag) => (
            <li key={tag} className="max-w-full">
              <a href={paths.explore({ tag })} className={LINKED}>
                {tag}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
