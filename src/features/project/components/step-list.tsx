import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { Picture } from '@/components/ui/picture';
import type { ProjectLanguage } from '@/shared/languages';
import { pickText } from '@/shared/localized-text';
import { paths } from '@/shared/paths';
import { type NumberedStep, chaptersOf } from '../model/chapters';
import type { PublicProject } from '../schema';

interface StepListProps {
  project: Pick<PublicProject, 'projectUid' | 'steps' | 'languages'>;
  lang: ProjectLanguage;
}

/** All steps with small pictures, under their chapters; each leads into the viewer. */
export function StepList({ project, lang }: StepListProps) {
  return (
    <div className="flex flex-col gap-8">
      {chaptersOf(project.steps).map(({ heading, steps }) => {
        const name = heading && pickText(heading.name, lang, project.languages);
        return (
          <section key={heading?.id ?? 'start'}>
            {name && <h3 lang={name.lang} className="mb-3 text-xl">{name.value}</h3>}
            <ol start={steps[0]?.number} className="grid gap-x-8 lg:grid-cols-2">
              {steps.map((entry) => <StepItem key={entry.step.id} {...entry} project={project} lang={lang} />)}
            </ol>
          </section>
        );
      })}
    </div>
  );
}

function StepItem({ step, number, project, lang }: NumberedStep & StepListProps) {
  const t = useTranslations('project');
  const name = pickText(step.name, lang, project.languages);
  const description = pickText(step.description, lang, project.languages);
  return (
    <li className="group relative flex gap-4 border-t border-line py-4 has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-signal">
      <span aria-hidden className="w-8 shrink-0 pt-0.5 text-right font-mono text-lg font-medium text-ink tabular-nums">{number}</span>
      <span className="min-w-0 flex-1">
        <Link href={paths.step(project.projectUid, number)} prefetch={false} className="block font-semibold [overflow-wrap:anywhere] outline-none group-hover:underline after:absolute after:inset-0">
          <span className="sr-only">{t('stepNumber', { number })}: </span><span lang={name.lang}>{name.value}</span>
        </Link>
        <span lang={description.lang} className="mt-0.5 line-clamp-2 text-sm text-ink-muted print:line-clamp-none">{description.value}</span>
      </span>
      {step.file && <Picture file={step.file} alt={pickText(step.alt, lang, project.languages)} sizes="112px" aspect="4 / 3" className="w-24 shrink-0 self-start rounded-md border border-line md:w-28" />}
    </li>
  );
}
