import { useTranslations } from 'next-intl';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { lazily } from '@/browser/page/lazily';
import type { ProjectLanguage } from '@/shared/interface/languages';
import {
  type LineMeasures,
  scaledLine,
  spokenMeasure,
  textOf,
  type ShownMeasure,
  type UnitWords,
} from '../../../model/amounts/scale-line';
import { isFactor, useScaling } from '../../hooks/use-scaling';

const OwnAmount = lazily(async () => (await import('./own-amount')).OwnAmount);

export interface ScaledTextProps {
  projectUid: string;
  line: string;
  lang: ProjectLanguage;
  measures: LineMeasures;
  words: UnitWords | undefined;
  /** the yield that it is written for, for a line that stays */
  writtenFor?: string | undefined;
  /** of its amount, in a step */
  share?: number | undefined;
  /** the amount cannot be pressed */
  isPlain?: boolean;
}

/** A line of parts for as much as the reader makes; a press on its amount scales by what is there. */
export function ScaledText({
  projectUid,
  line,
  lang,
  measures,
  words,
  writtenFor,
  share = 1,
  isPlain = false,
}: ScaledTextProps) {
  const t = useTranslations('scaling');
  const [choice, choose] = useScaling(projectUid);
  const [asked, ask] = useState<ShownMeasure>();
  const scaling = { ...choice, factor: choice.factor * share, words };
  const pieces = scaledLine(line, measures, scaling, lang);
  const isChanged = share === 1 && textOf(pieces) !== line;
  const main = pieces.find((piece) => typeof piece === 'object');
  return (
    <>
      {pieces.map((piece, index) =>
        typeof piece === 'string' ? (
          <span key={index} {...(!main && choice.factor !== 1 && { className: 'text-ink-muted' })}>
            {piece}
          </span>
        ) : (
          <Amount
            key={index}
            shown={piece}
            lang={lang}
            onPress={isPlain || piece !== main ? undefined : () => ask(piece)}
          />
        ),
      )}
      {isChanged && (
        <span className="hidden text-ink-muted print:inline">
          {` (${line.slice(...(measures[0]?.at ?? []))})`}
        </span>
      )}
      {!main && choice.factor !== 1 && (
        <span className="text-ink-muted">{` (${writtenFor ? t('writtenFor', { amount: writtenFor }) : t('asWritten').toLowerCase()})`}</span>
      )}
      {asked &&
        createPortal(
          <Suspense>
            <OwnAmount
              shown={asked}
              lang={lang}
              onClose={() => ask(undefined)}
              onChoose={(amount) => {
                const factor = amount / asked.written;
                if (isFactor(factor)) choose({ ...choice, factor });
              }}
            />
          </Suspense>,
          document.body,
        )}
    </>
  );
}

const never = () => () => undefined;

interface AmountProps {
  shown: ShownMeasure;
  lang: ProjectLanguage;
  onPress: (() => void) | undefined;
}

/** In the label of a checkbox, where no real button may stand. */
function Amount({ shown, lang, onPress }: AmountProps) {
  // Only after hydration: they would take bytes in every line.
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!onPress) return <span className="font-semibold">{shown.text}</span>;
  return (
    <span
      role="button"
      tabIndex={0}
      aria-haspopup={isReady ? 'dialog' : undefined}
      aria-label={isReady ? spokenMeasure(shown, lang) : undefined}
      onClick={(event) => {
        // The label would tick the box.
        event.preventDefault();
        onPress();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onPress();
      }}
      className="amount"
    >
      {shown.text}
    </span>
  );
}
