import { Info } from 'lucide-react';
import type { GuideFacts as GuideFactsProps } from '../guide-page/model/guide-page';
import { CheckList } from './check-list';
import { GuideDetails } from './guide-details';
import { ProjectStats } from './project-stats';
import { SourceLine } from './source-line';

/** The three big figures of a guide, its labels, where it comes from, and what to lay ready for it. */
export function GuideFacts({
  project,
  lang,
  note,
  labels,
}: Pick<GuideFactsProps, 'project' | 'lang' | 'note' | 'labels'>) {
  const { source, parts, tools, languages } = project;
  const list = { lang: languages[0], ticked: labels.ticked };
  return (
    <>
      <ProjectStats project={project} labels={labels.stats} />
      {note && (
        <p className="flex w-fit gap-3 rounded-lg bg-blueprint-soft p-4">
          <Info aria-hidden className="mt-0.5 size-5 shrink-0 text-blueprint" />
          <span>{note}</span>
        </p>
      )}
      <GuideDetails project={project} lang={lang} labels={labels} />
      {source && labels.source && <SourceLine source={source} words={labels.source} />}
      {(parts.length > 0 || tools.length > 0) && (
        <div>
          <div className="grid items-start gap-5 md:grid-cols-2">
            {parts.length > 0 && (
              <CheckList kind="parts" title={labels.parts} entries={parts} {...list} />
            )}
            {tools.length > 0 && (
              <CheckList kind="tools" title={labels.tools} entries={tools} {...list} />
            )}
          </div>
          <p className="mt-3 text-sm text-ink-muted print:hidden">{labels.checkHint}</p>
        </div>
      )}
    </>
  );
}
