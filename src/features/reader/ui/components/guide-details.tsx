import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { ReactElement } from 'react';
import { LANGUAGE_NAMES } from '@/shared/interface/languages';
import { paths } from '@/shared/addresses/paths';
import type { GuidePage } from '../../model/guide-page';
import { LanguageLink } from '@/features/projects/ui/components/language-link';

export interface GuideDetailsProps
  extends Pick<GuidePage, 'project' | 'lang' | 'texts' | 'address'> {
  /** how often it was seen */
  views: ReactElement;
}

/** The labels of a guide, its languages, and its tags, which link to other guides with the same tag. */
export function GuideDetails({ project, lang, texts, address, views }: GuideDetailsProps) {
  const t = useTranslations('project');
  const { languages } = project;
  const { category, tags } = texts;
  const primary = languages[0];
  const facts = [
    { label: t('brand'), value: project.brand, lang: primary },
    { label: t('ref'), value: project.ref, lang: primary, isCode: true },
    {
      label: t('category'),
      value: category,
      lang: texts.categoryLang,
      href: paths.explore({ category }),
    },
  ].filter((fact) => fact.value !== '');
  return (
    <div className="flex flex-col gap-5">
      <dl className="facts grid grid-cols-2 gap-x-6 gap-y-3 tight:grid-cols-1 xs:flex xs:flex-wrap xs:gap-x-8">
        {facts.map(({ label, value, lang: written, isCode, href }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd
              lang={written}
              translate={isCode ? 'no' : undefined}
              className={isCode ? 'font-mono' : undefined}
            >
              {href ? (
                <Link href={href} prefetch={false}>
                  {value}
                </Link>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
        <div className="print:hidden">
          <dt>{t('viewsLabel')}</dt>
          <dd className="font-mono tabular">{views}</dd>
        </div>
      </dl>
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        <span className="text-sm text-ink-muted">{t('languages')}</span>
        {languages.length === 1 ? (
          <span lang={primary} className="pill">
            {primary && LANGUAGE_NAMES[primary]}
          </span>
        ) : (
          languages.map((code) => (
            <LanguageLink
              key={code}
              address={address}
              code={code}
              isCurrent={code === lang}
              className="pill"
            />
          ))
        )}
      </div>
      {tags.length > 0 && (
        <ul aria-label={t('tags')} className="flex flex-wrap gap-2 print:hidden">
          {tags.map((tag) => (
            <li key={tag}>
              <Link
                href={paths.explore({ tag })}
                prefetch={false}
                lang={texts.tagsLang}
                className="pill"
              >
                {tag}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
