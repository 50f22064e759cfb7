import { Clock } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { FormattedText } from '@/ui/kit/formatted-text';
import { Picture } from '@/ui/kit/pictures/picture';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { type PickedText, pickText } from '@/shared/interface/localized-text';
import { paths } from '@/shared/addresses/paths';
import { type NumberedStep, chaptersOf } from '@/features/projects/model/chapters';
import { nameOnce } from '@/features/projects/model/name-once';
import { durationText } from '@/features/projects/model/durations/duration-text';
import { type Length, shownTimers } from '@/features/projects/model/timers/step-timers';
import {
  aroundDescription,
  type ShownLine,
  shownLines,
} from '@/features/projects/model/lines/shown-lines';
import { MarkSign } from '@/features/projects/ui/components/marks/mark-sign';
import { MarksLayer, shownMarks } from '@/features/projects/ui/components/marks/marks-layer';
import { MarksList } from '@/features/projects/ui/components/marks/marks-list';
import { MorePictures } from '@/features/projects/ui/components/more-pictures';
import { LineNote } from '@/features/projects/ui/components/lines/line-note';
import type { PublicProject } from '@/features/projects/schema';
import { StepRow } from './step-row';

/** Width of a picture on paper, as of `step-picture`. */
const PAPER_PX = 224;

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
  const { name, description } = nameOnce(
    pickText(step.name, lang, project.languages),
    pickText(step.description, lang, project.languages),
  );
  const timers = shownTimers(step, name, description);
  const { before, after } = aroundDescription(shownLines(step.lines, lang, project.languages));
  const further = step.media.slice(1);
  const [first] = step.media;
  const isMarked = first !== undefined && first.marks.length > 0;
  const picture = step.file && (
    <Picture
      file={step.file}
      alt={pickText(step.alt, lang, project.languages)}
      place={{ widthPx: 104, paperPx: PAPER_PX }}
      aspect={4 / 3}
      className={isMarked ? 'w-full rounded-md border border-line' : 'step-picture'}
    />
  );
  return (
    <StepRow
      number={number}
      href={paths.stepBelow(address, number)}
      label={t('stepNumber', { number })}
      name={{ value: name.value, lang: name.lang }}
      picture={
        further.length > 0 ? (
          <>
            <span className={isMarked ? 'step-marked' : 'step-pictured'}>
              {picture}
              {isMarked && <PaperMarks medium={first} />}
              <MorePictures count={further.length} />
            </span>
            <FurtherPictures media={further} lang={lang} languages={project.languages} />
          </>
        ) : isMarked ? (
          <span className="step-marked">
            {picture}
            <PaperMarks medium={first} />
          </span>
        ) : (
          picture
        )
      }
    >
      <StepLines lines={before} />
      {description.value && (
        <FormattedText
          text={description.value}
          lang={description.lang}
          className="text-ink-muted"
        />
      )}
      <StepLines lines={after} />
      {step.media
        .filter(({ marks }) => marks.length > 0)
        .map(({ id, marks, edit }) => (
          <MarksList
            key={id}
            marks={shownMarks(marks, edit)}
            read={(texts) => pickText(texts, lang, project.languages)}
            className="sr-only text-sm print:not-sr-only"
          />
        ))}
      {timers.length > 0 && (
        <ul className="hidden flex-wrap gap-x-4 text-sm font-semibold print:flex">
          {timers.map((timer, index) => (
            <PrintedTimer
              key={index}
              {...timer}
              label={pickText(timer.label ?? [], lang, project.languages)}
            />
          ))}
        </ul>
      )}
    </StepRow>
  );
}

interface FurtherPicturesProps {
  media: PublicProject['steps'][number]['media'];
  lang: ProjectLanguage;
  languages: readonly ProjectLanguage[];
}

/** The pictures of a step after the first, on paper. */
const FurtherPictures = ({ media, lang, languages }: FurtherPicturesProps) => (
  <div className="step-further">
    {media.map((medium) => (
      <span key={medium.id} className="relative w-56">
        <Picture
          file={medium.file}
          alt={pickText(medium.alt, lang, languages)}
          place={{ widthPx: PAPER_PX }}
          aspect={4 / 3}
          className="w-full rounded-md border border-line"
        />
        {medium.marks.length > 0 && <PaperMarks medium={medium} />}
      </span>
    ))}
  </div>
);

/** Paper is seen from near. */
const THINNER = { '--zoom': 1.5 } as CSSProperties;

/** The marks on a picture, on paper: on the screen it is too small for them. */
function PaperMarks({ medium }: { medium: PublicProject['steps'][number]['media'][number] }) {
  const marks = shownMarks(medium.marks, medium.edit);
  return (
    <MarksLayer
      size={medium.file}
      marks={marks}
      fit="cover"
      style={THINNER}
      className="hidden overflow-hidden rounded-md print:grid"
    >
      {marks.map((mark) => (
        <MarkSign key={mark.id} mark={mark} />
      ))}
    </MarksLayer>
  );
}

function PrintedTimer({ seconds, secondsTo, label }: Length & { label: PickedText }) {
  const locale = useLocale();
  const times = [seconds, ...(secondsTo ? [secondsTo] : [])];
  return (
    <li className="flex items-center gap-1">
      <Clock aria-hidden className="size-4" />
      {label.value && <span lang={label.lang}>{label.value}</span>}
      <span className="font-mono">
        {times.map((time) => durationText(time, locale)).join(' – ')}
      </span>
    </li>
  );
}
const StepLines = ({ lines }: { lines: readonly ShownLine[] }) =>
  lines.map((line) => <LineNote key={line.id} line={line} className="hyphens-long" />);
