import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { FormattedText } from '@/ui/kit/formatted-text';
import { Picture } from '@/ui/kit/pictures/picture';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { pickText } from '@/shared/interface/localized-text';
import { paths } from '@/shared/addresses/paths';
import { type NumberedStep, chaptersOf } from '@/features/projects/model/chapters';
import type { PublicProject } from '@/features/projects/schema';

interface StepListProps {
  project: Pick<PublicProject, 'steps' | 'languages'>;
  lang: ProjectLanguage;
  /** of the guide's page */
  address: string;
}

/** All steps with small pictures, under their chapters; each leads into the viewer. */
export function StepList({ project, lang, address }: StepListProps) {
  return (
    <div className="flex flex-col gap-8">
      {chaptersOf(project.steps).map(({ heading, steps }, index) => {
        const name = heading && pickText(heading.name, lang, project.languages);
        return (
          <div key={index}>
            {name && (
              <h3 lang={name.lang} className="mb-3 text-xl">
                {name.value}
              </h3>
            )}
            <ol start={steps[0]?.number} className="gap-x-8 lg:grid lg:grid-cols-2 print:block">
              {steps.map((entry) => (
                <StepItem
                  key={entry.number}
                  {...entry}
                  project={project}
                  lang={lang}
                  address={address}
                />
              ))}
            </ol>
          </div>
        );
      })}
    </div>
  );
}

function StepItem({ step, number, project, lang, address }: NumberedStep & StepListProps) {
  const t = useTranslations('project');
  const name = pickText(step.name, lang, project.languages);
  const description = pickText(step.description, lang, project.languages);
  return (
    <li className="group step-row">
      {/* On phones above the name, which has the whole width there. */}
      <span
        aria-hidden
        className="col-span-2 font-mono text-lg font-medium text-ink tabular md:col-span-1 md:row-span-2"
      >
        {number}
      </span>
      <Link
        href={paths.stepBelow(address, number)}
        prefetch={false}
        className="col-span-2 block font-semibold wrap-anywhere outline-none group-hover:underline after:absolute after:inset-0 md:col-span-1"
      >
        <span className="sr-only">{`${t('stepNumber', { number })}: `}</span>
        <span lang={name.lang}>{name.value}</span>
      </Link>
      <FormattedText
        text={description.value}
        lang={description.lang}
        className="mt-0.5 min-w-0 text-sm text-ink-muted md:col-start-2"
      />
      {step.file && (
        <Picture
          file={step.file}
          alt={pickText(step.alt, lang, project.languages)}
          place={{ widthPx: 104, paperPx: 224 }}
          aspect={4 / 3}
          className="step-picture"
        />
      )}
    </li>
  );
}
