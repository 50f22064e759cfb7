import { useTranslations } from 'next-intl';
import { keyedEntries } from '@/shared/http/entries';
import type { PickedEntry } from '@/features/projects/model/texts/project-texts';
import { partAmountsOf } from '@/features/projects/model/amounts/guide-amounts';
import { pickText } from '@/shared/interface/localized-text';
import { yieldText } from '@/features/projects/model/amounts/scale-line';
import { LateAmountBar, LateParts } from '../amounts/late-amounts';
import { CheckList } from './check-list';
import { GuideDetails, type GuideDetailsProps } from './guide-details';
import type { ProjectSource } from '@/features/projects/schema';

/** Entries with the keys of the primary language, so ticks stay in every language. */
function keyed(entries: readonly PickedEntry[], primary: readonly string[]) {
  const keys = keyedEntries(primary);
  return entries.map((entry, index) => ({ ...entry, key: keys[index]?.key ?? entry.text }));
}

/** The labels of a guide, its source, and the parts and tools that it needs. */
export function GuideFacts({ project, lang, texts, address, views }: GuideDetailsProps) {
  const t = useTranslations('project');
  const { projectUid, source } = project;
  const { parts, tools } = texts;
  const amounts = partAmountsOf(project, parts);
  const makes = project.yield && {
    amount: project.yield.amount,
    unit: pickText(project.yield.unit, lang, project.languages),
  };
  const writtenFor = makes ? yieldText(makes.amount, makes.unit.value, lang) : undefined;
  return (
    <>
      <GuideDetails project={project} lang={lang} texts={texts} address={address} views={views} />
      {source && <SourceLine source={source} />}
      {(parts.length > 0 || tools.length > 0) && (
        <div>
          {amounts && <LateAmountBar projectUid={projectUid} makes={makes} units={amounts.units} />}
          <div className="grid items-start gap-5 md:grid-cols-2 print:grid-cols-1">
            {amounts ? (
              <LateParts
                projectUid={projectUid}
                title={t('parts')}
                lines={keyed(parts, project.parts).map((entry, index) => [
                  entry.key,
                  entry.text === entry.key ? 0 : entry.text,
                  amounts.measures[index] ?? 0,
                  entry.lang === lang ? 0 : entry.lang,
                ])}
                lang={lang}
                words={amounts.words}
                writtenFor={writtenFor}
              />
            ) : (
              parts.length > 0 && (
                <CheckList
                  projectUid={projectUid}
                  kind="parts"
                  title={t('parts')}
                  entries={keyed(parts, project.parts)}
                />
              )
            )}
            {tools.length > 0 && (
              <CheckList
                projectUid={projectUid}
                kind="tools"
                title={t('tools')}
                entries={keyed(tools, project.tools)}
              />
            )}
          </div>
          <p className="mt-3 text-sm text-ink-muted print:hidden">{t('checkHint')}</p>
        </div>
      )}
    </>
  );
}

/** Origin of an imported guide: its address, author and licence. */
function SourceLine({ source: { title, url, author, license } }: { source: ProjectSource }) {
  const t = useTranslations('project');
  const original = () =>
    /^https?:\/\//i.test(url) ? (
      <a
        href={url}
        rel="nofollow ugc noopener"
        target="_blank"
        className="underline underline-offset-4 wrap-anywhere"
      >
        {title || url}
      </a>
    ) : (
      <cite>{title}</cite>
    );
  return (
    <p className="border-t border-line pt-4 text-sm text-ink-muted">
      <span key={`${title} ${author}`}>
        {author
          ? t.rich('sourceLine', { title: original, author })
          : t.rich('sourceLineNameless', { title: original })}
      </span>
      {license && <span>{` ${t('license', { license })}`}</span>}
    </p>
  );
}
