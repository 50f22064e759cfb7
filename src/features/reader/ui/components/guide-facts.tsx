import { Info } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { GuidePage } from '../../model/guide-page';
import { CheckList } from './check-list';
import { GuideDetails, type GuideDetailsProps } from './guide-details';
import { ProjectStats } from './project-stats';
import { SourceLine } from './source-line';

/** The three main figures of a guide, its labels, its source, and the parts and tools that it needs. */
export function GuideFacts({
  project,
  lang,
  note,
  views,
}: GuideDetailsProps & Pick<GuidePage, 'note'>) {
  const t = useTranslations('project');
  const { projectUid, source, parts, tools, languages } = project;
  const list = { projectUid, lang: languages[0] };
  return (
    <>
      <ProjectStats project={project} />
      {note && (
        <p className="flex w-fit gap-3 rounded-lg bg-blueprint-soft p-4">
          <Info aria-hidden className="mt-0.5 size-5 shrink-0 text-blueprint" />
          <span>{note}</span>
        </p>
      )}
      <GuideDetails project={project} lang={lang} views={views} />
      {source && <SourceLine source={source} />}
      {(parts.length > 0 || tools.length > 0) && (
        <div>
          <div className="grid items-start gap-5 md:grid-cols-2">
            {parts.length > 0 && (
              <CheckList kind="parts" title={t('parts')} entries={parts} {...list} />
            )}
            {tools.length > 0 && (
              <CheckList kind="tools" title={t('tools')} entries={tools} {...list} />
            )}
          </div>
          <p className="mt-3 text-sm text-ink-muted print:hidden">{t('checkHint')}</p>
        </div>
      )}
    </>
  );
}
