import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { shortSeconds } from '../../../model/lines/seconds';
import type {
  LineChange,
  MarkChange,
  MediumChange,
  StepChange,
  TimerChange,
} from '../../../model/versions/changes';
import { BothSides } from './both-sides';
import type { ChangesView } from './changed-item';
import { ChangedMark } from './changed-mark';
import { ChangedPicture } from './changed-picture';
import { ChangedTexts } from './changed-texts';
import { ChangedUses } from './changed-uses';

interface ChangedPartsProps extends ChangesView {
  step: Pick<StepChange, 'clip' | 'media' | 'marks' | 'lines' | 'timers' | 'uses'>;
}

/** Differences in the clip, further pictures, lines, timers and uses of a step. */
export function ChangedParts({ step, languages, pictures }: ChangedPartsProps) {
  const { clip, media = [], marks = [], lines = [], timers = [], uses = [] } = step;
  const t = useTranslations('lines');
  const titles = useTranslations('versions.changes');
  return (
    <>
      {clip && (
        <BothSides
          before={clip.before === null ? undefined : titles('clip', { seconds: clip.before })}
          after={clip.after === null ? undefined : titles('clip', { seconds: clip.after })}
        />
      )}
      {media.map(({ picture, ...medium }) => {
        const number = medium.numberAfter ?? medium.numberBefore ?? 0;
        const title = titles('medium', { number });
        return (
          <Part key={medium.id} change={medium} title={title} languages={languages}>
            {picture && <ChangedPicture picture={picture} pictures={pictures} />}
          </Part>
        );
      })}
      {marks.map(({ medium, fileId, before, after, ...mark }) => (
        <Part
          key={mark.id}
          change={mark}
          title={titles('mark', { number: medium })}
          languages={languages}
        >
          <ChangedMark
            {...{ before, after }}
            file={fileId === null ? undefined : pictures.get(fileId)}
          />
        </Part>
      ))}
      {lines.map(({ kindBefore, kindAfter, ...line }) => {
        const kind = kindAfter ?? kindBefore ?? 'note';
        return (
          <Part key={line.id} change={line} title={t(`kinds.${kind}`)} languages={languages}>
            {kindBefore && kindAfter && kindBefore !== kindAfter && (
              <BothSides before={t(`kinds.${kindBefore}`)} after={t(`kinds.${kindAfter}`)} />
            )}
          </Part>
        );
      })}
      {timers.map(({ secondsBefore, secondsAfter, ...timer }) => (
        <Part key={timer.id} change={timer} title={t('timer')} languages={languages}>
          {secondsBefore !== secondsAfter && (
            <BothSides
              before={secondsBefore && shortSeconds(secondsBefore)}
              after={secondsAfter && shortSeconds(secondsAfter)}
            />
          )}
        </Part>
      ))}
      {uses.length > 0 && <ChangedUses uses={uses} languages={languages} />}
    </>
  );
}

interface PartProps {
  change: Pick<LineChange | MarkChange | MediumChange | TimerChange, Common>;
  title: string;
  languages: readonly ProjectLanguage[];
  children: ReactNode;
}
type Common = 'kind' | 'isMoved' | 'texts' | 'hasNewStates';

function Part({ change, title, languages, children }: PartProps) {
  const t = useTranslations('versions.changes');
  const { kind, isMoved, texts, hasNewStates } = change;
  const what = [
    ...(kind === 'changed' ? [] : [t(`part.${kind}`)]),
    ...(isMoved ? [t('part.moved')] : []),
  ];
  return (
    <section className="flex flex-col gap-1 border-s-2 border-line ps-3">
      <p className="text-sm font-semibold">
        <span>{[title, what.join(', ')].filter(Boolean).join(' · ')}</span>
      </p>
      <div className="empty:hidden">{children}</div>
      <ChangedTexts texts={texts} languages={languages} />
      {hasNewStates && <p className="text-sm text-ink-muted">{t('states')}</p>}
    </section>
  );
}
