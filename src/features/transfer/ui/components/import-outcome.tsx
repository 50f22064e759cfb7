import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { useMoments } from '@/browser/time/use-moments';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import { ButtonLink } from '@/ui/kit/buttons/button-link';
import { type ImportChoice, type ImportSplit, OPEN_STATES } from '../../constants';
import type { ImportView } from '../../schema';
import { useRestoredFocus } from '../hooks/use-restored-focus';
import { ImportActions } from './import-actions';
import { ImportCounts } from './import-counts';
import { ImportRefusals } from './import-refusals';
import { ImportState } from './import-state';
import { ImportUndo } from './import-undo';
import { ImportedGuide } from './imported-guide';
import { ShowAll, useShortened } from './shortened-list';

interface ImportOutcomeProps {
  shown: ImportView;
  /** it was just uploaded: scrolls to it and announces it */
  isJustSent: boolean;
  /** the server does not respond at the moment */
  isAway: boolean;
  isBusy: boolean;
  cancel: () => void;
  start: () => void;
  rescan: (split: ImportSplit | null) => void;
  /** returns whether it succeeded */
  undo: () => Promise<boolean>;
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
  start,
  rescan,
  undo,
  chooseAll,
  choose,
  look,
}: ImportOutcomeProps) {
  const t = useTranslations('transfer');
  const { moment } = useMoments();
  const headingId = useId();
  const guides = shown.results.filter(({ name }) => name !== '');
  const isPreview = shown.state === 'preview';
  const { some, list, left, showAll } = useShortened(guides);
  const { place: heading, act } = useRestoredFocus<HTMLHeadingElement>(
    `${shown.state} ${shown.isCancelled}`,
  );
  const openLink = useFocusAtEnd(shown.state, heading);
  useEffect(() => {
    if (isJustSent) heading.current?.focus();
  }, [isJustSent, heading]);
  const [only] = guides;
  const isOnly = guides.length === 1;
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
      {shown.state === 'done' && isOnly && only?.projectUid && (
        <ButtonLink
          ref={openLink}
          href={dashboardPaths.editor(only.projectUid)}
          className="self-start max-xs:w-full"
        >
          {t('open')}
        </ButtonLink>
      )}
      {guides.length > 0 && (
        <ImportCounts
          lead={isOnly ? (only?.name ?? '') : t('guides', { count: guides.length })}
          counts={shown.counts}
          found={shown.found}
          isPreview={isPreview}
        />
      )}
      {OPEN_STATES.includes(shown.state) && (
        <ImportActions {...{ shown, isBusy, rescan, act, cancel, start, chooseAll }} />
      )}
      {shown.undoUntil && <ImportUndo until={shown.undoUntil} isBusy={isBusy} undo={undo} />}
      {shown.refusals.length > 0 && <ImportRefusals shown={shown} />}
      {some.length > 0 && (
        <div className="flex flex-col gap-3">
          <h4 className="font-semibold">{t('guides', { count: some.length + left })}</h4>
          <ul ref={list} className="grid gap-3">
            {some.map((guide) => (
              <ImportedGuide
                key={guide.position}
                guide={guide}
                isOnly={isOnly}
                isPreview={isPreview}
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

/**
 * Moves the focus to the link to the only guide when its import ends, unless the person has moved
 * it elsewhere; to the heading when an undo removes its button.
 * @returns the ref of the link
 */
function useFocusAtEnd(
  state: ImportView['state'],
  heading: RefObject<HTMLHeadingElement | null>,
): RefObject<HTMLAnchorElement | null> {
  const link = useRef<HTMLAnchorElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    const isHere = [document.body, heading.current].some((one) => one === document.activeElement);
    if (state === 'undoing') heading.current?.focus({ preventScroll: true });
    else if (isHere) link.current?.focus();
  }, [state, heading]);
  return link;
}
