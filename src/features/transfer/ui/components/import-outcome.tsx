import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/ui/kit/buttons/button';
import { useMoments } from '@/browser/time/use-moments';
import { IMPORT_CHOICES, type ImportChoice, OPEN_STATES } from '../../constants';
import { useRestoredFocus } from '../hooks/use-restored-focus';
import type { ImportView } from '../../schema';
import { ImportedGuide } from './imported-guide';
import { ImportState } from './import-state';

interface ImportOutcomeProps {
  shown: ImportView;
  /** it was just uploaded: scrolls to it and announces it */
  isJustSent: boolean;
  /** the server does not respond at the moment */
  isAway: boolean;
  isBusy: boolean;
  cancel: () => void;
  chooseAll: (choice: ImportChoice) => void;
  choose: (position: number, choice: ImportChoice) => void;
  /** reloads it */
  look: () => Promise<void>;
}

/** One import: its state, its questions, its rejections, and the result of each guide. */
export function ImportOutcome({
  shown,
  isJustSent,
  isAway,
  isBusy,
  cancel,
  chooseAll,
  choose,
  look,
}: ImportOutcomeProps) {
  const t = useTranslations('transfer');
  const { moment } = useMoments();
  const headingId = useId();
  const { some, list, left, showAll } = useShortened(
    shown.results.filter(({ name }) => name !== ''),
  );
  const { place: heading, act } = useRestoredFocus<HTMLHeadingElement>(
    `${shown.state} ${shown.isCancelled}`,
  );
  useEffect(() => {
    if (isJustSent) heading.current?.focus();
  }, [isJustSent, heading]);
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-6 border-t border-line pt-6">
      <div>
        <h3
          ref={heading}
          id={headingId}
          tabIndex={-1}
          className="text-lg font-semibold wrap-anywhere"
        >
          {shown.fileName}
        </h3>
        <p className="text-sm text-ink-muted">{t('begun', { date: moment(shown.createdAt) })}</p>
      </div>
      <ImportState shown={shown} isAway={isAway} />
      {OPEN_STATES.includes(shown.state) && (
        <div className="flex flex-wrap gap-3">
          {shown.state === 'asking' &&
            shown.guides.asking > 1 &&
            IMPORT_CHOICES.map((choice) => (
              <Button
                key={choice}
                variant="secondary"
                isBusy={isBusy}
                className="max-xs:w-full"
                onClick={() => act(() => chooseAll(choice))}
              >
                {t(`all.${choice}`)}
              </Button>
            ))}
          {!shown.isCancelled && (
            <Button
              variant="secondary"
              isBusy={isBusy}
              className="max-xs:w-full"
              onClick={() => act(cancel)}
            >
              {t('cancel')}
            </Button>
          )}
        </div>
      )}
      {shown.refusals.length > 0 && <ImportRefusals shown={shown} />}
      {some.length > 0 && (
        <div className="flex flex-col gap-3">
          <h4 className="font-semibold">{t('guides', { count: some.length + left })}</h4>
          <ul ref={list} className="grid gap-3">
            {some.map((guide) => (
              <ImportedGuide
                key={guide.position}
                guide={guide}
                isBusy={isBusy}
                onChoose={(choice) => choose(guide.position, choice)}
                onRestored={look}
              />
            ))}
          </ul>
          <ShowAll left={left} onShow={showAll} />
        </div>
      )}
    </section>
  );
}

/** The rejected parts of a file, with their places and reasons. */
function ImportRefusals({ shown: { refusals, refusalCount } }: { shown: ImportView }) {
  const t = useTranslations('transfer');
  const headingId = useId();
  const { some, list, left, showAll } = useShortened(refusals);
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-3">
      <h4 id={headingId} className="font-semibold">
        {t('refused', { count: refusalCount })}
      </h4>
      <p className="text-sm text-ink-muted">{t('refusedText')}</p>
      <ul ref={list} className="divide-y divide-line border-y border-line">
        {some.map(({ file, line, message }, index) => (
          <li key={index} tabIndex={-1} className="flex flex-col gap-0.5 py-3 wrap-anywhere">
            <span className="font-mono text-sm text-ink-muted">
              {line === null ? file : t('place', { file, line })}
            </span>
            <span>{message}</span>
          </li>
        ))}
      </ul>
      <ShowAll left={left} onShow={showAll} />
      {left === 0 && refusalCount > refusals.length && (
        <p className="text-sm text-ink-muted">
          {t('refusedMore', { count: refusalCount - refusals.length })}
        </p>
      )}
    </section>
  );
}

interface ShowAllProps {
  /** the number of hidden entries */
  left: number;
  onShow: () => void;
}

/** Shows the rest of a long list. */
function ShowAll({ left, onShow }: ShowAllProps) {
  const t = useTranslations('transfer');
  return left > 0 ? (
    <Button variant="secondary" size="sm" className="self-start" onClick={onShow}>
      {t('showAll', { count: left })}
    </Button>
  ) : null;
}

const AT_FIRST = 20;

/**
 * The first entries of a long list until all are requested; the focus then moves to the first
 * hidden one.
 */
function useShortened<T>(all: readonly T[]) {
  const list = useRef<HTMLUListElement>(null);
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    if (isWhole) (list.current?.children[AT_FIRST] as HTMLElement | undefined)?.focus();
  }, [isWhole]);
  return {
    list,
    some: isWhole ? all : all.slice(0, AT_FIRST),
    left: isWhole ? 0 : Math.max(all.length - AT_FIRST, 0),
    showAll: () => setWhole(true),
  };
}
