import { Info } from 'lucide-react';
import { Chip } from '@/components/ui/chip';
import { LANGUAGE_NAMES } from '@/shared/languages';
import { paths } from '@/shared/paths';
import type { PublicProject } from '../schema';
import { ProjectStats } from './project-stats';
import type { StatLabels } from './project-stats';

export interface GuideFactsProps {
  project: Pick<PublicProject, 'languages' | 'tags' | 'description' | 'stepCount' | 'averageTime' | 'people'>;
  /** what is missing in the reader's language, if anything is */
  note: string;
  labels: { languages: string; tags: string; stats: StatLabels };
}

/** In which languages a guide is, and its tags, which lead to other guides that bear them. */
export function GuideMarks({ project: { languages, tags }, labels }: GuideFactsProps) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-sm text-ink-muted">{labels.languages}</span>
        {languages.map((code) => <Chip key={code}><span lang={code}>{LANGUAGE_NAMES[code]}</span></Chip>)}
      </div>
      {tags.length > 0 && (
        <ul aria-label={labels.tags} lang={languages[0]} className="flex flex-wrap gap-2 print:hidden">
          {tags.map((tag) => (
            <li key={tag} className="max-w-full">
              <a href={paths.explore({ tag })} className="inline-flex min-h-11 min-w-11 max-w-full items-center rounded-full border border-line px-3 text-sm text-ink-muted wrap-anywhere hover:border-ink hover:text-ink">{tag}</a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The three big figures and the description. */
export function GuideFacts({ project, note, labels }: GuideFactsProps) {
  return (
    <>
      <ProjectStats project={project} labels={labels.stats} />
      {note && <p className="flex w-fit gap-3 rounded-lg bg-blueprint-soft p-4"><Info aria-hidden className="mt-0.5 size-5 shrink-0 text-blueprint" />{note}</p>}
      {project.description && <p lang={project.languages[0]} className="max-w-prose text-lg whitespace-pre-line wrap-anywhere">{project.description}</p>}
    </>
  );
}
