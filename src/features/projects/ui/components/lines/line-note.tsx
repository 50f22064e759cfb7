import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { cn } from '@/ui/kit/cn';
import { WrapText } from '@/ui/kit/wrap-text';
import { FormattedText } from '@/ui/kit/formatted-text';
import { languageIn } from '@/shared/interface/languages';
import type { PickedText } from '@/shared/interface/localized-text';
import type { LineKind } from '../../../model/lines/lines';
import type { ShownLine } from '../../../model/lines/shown-lines';
import { signalWord } from '../../../model/lines/signal-words';
import { LINE_ICONS } from './line-icons';

/**
 * Icon, edge and ground differ, so that a kind is never told by its colour alone; on paper icon,
 * word and edge stay. Pairs of colours are tested to 7:1.
 */
const LOOKS: Record<LineKind, { box: string; sign: string; text: string }> = {
  danger: {
    box: 'rounded-sm border-4 border-bad-strong bg-surface',
    sign: 'bg-bad-strong px-2.5 py-1 text-on-bad print:bg-surface print:text-ink',
    text: 'px-2.5 py-1.5',
  },
  warning: {
    box: 'rounded-md border-6 border-double border-signal-strong bg-surface',
    sign: 'bg-signal-strong px-2.5 py-1 text-on-signal print:bg-surface print:text-ink',
    text: 'px-2.5 py-1.5',
  },
  caution: {
    box: 'rounded-lg border-2 border-dashed border-ink bg-warn-soft px-2.5 py-1.5',
    sign: '',
    text: '',
  },
  note: {
    box: 'border-s-4 border-line-strong bg-surface py-1 ps-2.5',
    sign: '',
    text: '',
  },
  tip: {
    box: 'border-s-4 border-dotted border-line-strong bg-surface py-1 ps-2.5',
    sign: '',
    text: '',
  },
};

interface LineNoteProps {
  line: ShownLine;
  className?: string;
  /** its text, and the present one of an old warning; formatted without this */
  renderText?: (text: PickedText, isSource: boolean) => ReactNode;
  /** beside the signal word */
  fold?: ReactNode;
  /** only the first line of its text is shown */
  isFolded?: boolean;
  /** what belongs to the text */
  children?: ReactNode;
}

/** A line of a step with its signal word, in the letters around it. */
export function LineNote({
  line: { kind, text, source },
  className,
  renderText = ({ value, lang }) => <FormattedText text={value} lang={lang} />,
  fold,
  isFolded = false,
  children,
}: LineNoteProps) {
  const t = useTranslations('viewer');
  const locale = useLocale();
  const look = LOOKS[kind];
  const Icon = LINE_ICONS[kind];
  const word = signalWord(kind, text.lang);
  return (
    <div
      role="note"
      aria-label={word}
      lang={text.lang}
      data-line={kind}
      className={cn('break-inside-avoid text-ink', look.box, className)}
    >
      <p className={cn('flex items-center gap-1.5 leading-tight font-bold', look.sign)}>
        <Icon aria-hidden className="size-letter shrink-0" />
        <span className={kind === 'note' || kind === 'tip' ? undefined : 'tracking-wide uppercase'}>
          {word}
        </span>
        <WrapText>{fold}</WrapText>
      </p>
      <div className={cn(look.text, isFolded && 'line-clamp-1 py-0')}>
        <WrapText>{renderText(text, false)}</WrapText>
        {source && (
          <div className="mt-2 border-t border-line-strong pt-1.5">
            <p lang={locale} className="text-step-side">
              {t('oldLine', { language: languageIn(locale, source.lang) })}
            </p>
            <div lang={source.lang}>{renderText(source, true)}</div>
          </div>
        )}
        <WrapText>{children}</WrapText>
      </div>
    </div>
  );
}
